import { deepClone, diffObject, equals, isEmpty, mergeObject } from "./object-merge";
import { isPlain, type Plain } from "./object-paths";

const COLLECTIONS = ["items", "effects"] as const;

/** The actor of an unlinked token: its base actor with the token's difference. Follows ActorDelta#apply (client/documents/actor-delta.d.mts). */
export function applyDelta(base: Plain, delta: Plain | null | undefined): Plain {
  const actor = deepClone(base);
  if (!delta) return actor;
  for (const key of ["name", "img", "type"]) if (delta[key] !== null && delta[key] !== undefined && delta[key] !== "") actor[key] = delta[key];
  for (const key of ["system", "flags", "ownership"]) {
    const change = delta[key];
    if (isPlain(change)) actor[key] = mergeObject((actor[key] ?? {}) as Plain, change, { performDeletions: true });
  }
  for (const key of COLLECTIONS) {
    const changes = new Map(((delta[key] ?? []) as Plain[]).map((entry) => [entry["_id"], entry]));
    const kept = ((base[key] ?? []) as Plain[]).map((entry) => changes.get(entry["_id"]) ?? entry);
    const known = new Set(kept.map((entry) => entry["_id"]));
    const added = [...changes.values()].filter((entry) => !known.has(entry["_id"]));
    actor[key] = deepClone([...kept, ...added].filter((entry) => entry["_tombstone"] !== true));
  }
  return actor;
}

/** The difference that makes `actor` out of `base`: what an unlinked token stores. */
export function computeDelta(base: Plain, actor: Plain, old: Plain | null | undefined): Plain {
  const delta: Plain = { _id: old?.["_id"] ?? null };
  for (const key of ["name", "img", "type"]) delta[key] = actor[key] === base[key] ? null : actor[key];
  for (const key of ["system", "flags", "ownership"]) {
    const difference = diffObject((base[key] ?? {}), (actor[key] ?? {}), { deletionKeys: true });
    delta[key] = key === "ownership" && isEmpty(difference) ? null : deepClone(difference);
  }
  for (const key of COLLECTIONS) {
    const before = new Map(((base[key] ?? []) as Plain[]).map((entry) => [entry["_id"], entry]));
    const now = (actor[key] ?? []) as Plain[];
    const ids = new Set(now.map((entry) => entry["_id"]));
    const changed = now.filter((entry) => !equals(entry, before.get(entry["_id"])));
    const removed = [...before.keys()].filter((id) => !ids.has(id)).map((id) => ({ _id: id, _tombstone: true }));
    delta[key] = deepClone([...changed, ...removed]);
  }
  return delta;
}

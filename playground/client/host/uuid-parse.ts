import type { Host } from "./host";

/** The parts of a uuid; follows `parseUuid` (common/utils/helpers.d.mts). */
export function parseUuid(host: Host, uuid: string) {
  const parts = uuid.split(".");
  const pack = parts[0] === "Compendium" ? parts.slice(1, 3).join(".") : null;
  const rest = pack === null ? parts : parts.slice(3);
  const collection = pack === null ? (host.collection(rest[0] ?? "") ?? null) : (host.game.packs.get(pack) ?? null);
  const embedded = rest.slice(2);
  return {
    uuid,
    collection,
    pack,
    type: rest.at(-2),
    id: rest.at(-1),
    primaryType: rest[0],
    primaryId: rest[1],
    embedded,
    documentType: rest[0],
    documentId: rest[1],
  };
}

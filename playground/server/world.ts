import { deepClone } from "../shared/object-merge";
import { expandObject, type Plain } from "../shared/object-paths";
import { applyDelta, computeDelta } from "../shared/actor-delta";
import { ensureLevels, migrateSource } from "../shared/migrations";
import { isDocumentId, randomID } from "../shared/random-id";
import { collectionOf, EMBEDDED, knowsDocument, schemaOf } from "../shared/schemas/index-by-name";
import { type Generation, type Source, WORLD_COLLECTIONS, type WorldCollection, type WorldSource } from "../shared/world-source";

/** A document found by its uuid, with what is around it. */
export interface Found {
  readonly documentName: string;
  readonly source: Source;
  readonly ancestors: readonly { readonly documentName: string; readonly source: Source }[];
  /** Writes the difference of an unlinked token's actor back, where the way led through one. */
  readonly commit: () => void;
}

/** The documents of one world, as sources. */
export class World {
  readonly collections: Record<WorldCollection, Map<string, Source>>;

  constructor(
    readonly generation: Generation,
    readonly types: Readonly<Record<string, readonly string[]>>,
    initial: WorldSource,
  ) {
    const names = Object.keys(WORLD_COLLECTIONS) as WorldCollection[];
    this.collections = Object.fromEntries(names.map((name) => [name, new Map<string, Source>()])) as Record<WorldCollection, Map<string, Source>>;
    for (const name of names) {
      for (const data of initial[name] ?? []) {
        const source = this.clean(WORLD_COLLECTIONS[name], data, { keepId: true });
        this.collections[name].set(source._id, source);
      }
    }
  }

  collection(documentName: string): Map<string, Source> {
    const found = Object.entries(WORLD_COLLECTIONS).find(([, name]) => name === documentName);
    if (!found) throw new Error(`${documentName} is no primary document; it needs a parent`);
    return this.collections[found[0] as WorldCollection];
  }

  /** A full source out of creation data: migrated, defaults filled in, embedded documents with ids. Throws where it does not fit. */
  clean(documentName: string, data: Plain, options: { keepId: boolean }): Source {
    const source = migrateSource(documentName, expandObject(data), this.generation);
    const embedded = Object.entries(EMBEDDED[documentName] ?? {}).filter(([, name]) => knowsDocument(name, this.generation));
    if (documentName === "Scene" && this.generation >= 14) ensureLevels(source);
    const schema = schemaOf(documentName, this.generation);
    const id = options.keepId && isDocumentId(source["_id"]) ? source["_id"] : randomID();
    const cleaned = schema.clean({ ...source, _id: id }) as Source;
    this.checkType(documentName, cleaned);
    schema.check(cleaned);
    for (const [member, name] of embedded) {
      const children = (source[member] ?? []) as Plain[];
      cleaned[member] = children.map((child) => this.clean(name, child, { keepId: true }));
    }
    if (documentName === "Token") this.completeToken(cleaned);
    return cleaned;
  }

  /** Refuses sub-types that no manifest declares. */
  checkType(documentName: string, source: Plain): void {
    const type = source["type"] as string | undefined;
    const known = this.types[documentName];
    if (type === undefined || known === undefined || known.includes(type)) return;
    throw new Error(`"${type}" is not a valid type for the ${documentName} document class; declared are ${known.join(", ")}`);
  }

  /** The document at a uuid such as "Scene.a.Token.b.Actor.c.Item.d"; throws where the way ends. */
  find(uuid: string): Found {
    const parts = uuid.split(".");
    let found: Found | null = null;
    for (let i = 0; i < parts.length; i += 2) {
      const [name = "", id = ""] = parts.slice(i, i + 2);
      found = found ? this.step(found, name, id, uuid) : this.root(name, id, uuid);
    }
    if (!found) throw new Error(`"${uuid}" is no uuid`);
    return found;
  }

  /** A token's actor: the world's own, or the synthetic one of an unlinked token; null where there is none. */
  actorOf(token: Source): Source | null {
    const base = this.collections.actors.get(token["actorId"] as string);
    if (!base) return null;
    return token["actorLink"] === true ? base : (applyDelta(base, token["delta"] as Plain | null) as Source);
  }

  private root(name: string, id: string, uuid: string): Found {
    const source = this.collection(name).get(id);
    if (!source) throw new Error(`${name} [${id}] of "${uuid}" does not exist`);
    return { documentName: name, source, ancestors: [], commit: () => undefined };
  }

  private step(parent: Found, name: string, id: string, uuid: string): Found {
    const ancestors = [{ documentName: parent.documentName, source: parent.source }, ...parent.ancestors];
    if (parent.documentName === "Token" && name === "Actor") {
      const token = parent.source;
      const base = this.collections.actors.get(token["actorId"] as string);
      if (!base) throw new Error(`Token of "${uuid}" has no actor`);
      const source = this.actorOf(token) as Source;
      const commit = () => (token["delta"] = computeDelta(base, source, token["delta"] as Plain | null));
      return { documentName: name, source, ancestors, commit };
    }
    const siblings = (parent.source[collectionOf(parent.documentName, name)] ?? []) as Source[];
    const source = siblings.find((entry) => entry._id === id);
    if (!source) throw new Error(`${name} [${id}] of "${uuid}" does not exist`);
    return { documentName: name, source, ancestors, commit: parent.commit };
  }

  private completeToken(token: Source): void {
    if (token["actorLink"] !== true && token["actorId"] && token["delta"] === null && this.generation < 14) {
      token["delta"] = schemaOf("ActorDelta", this.generation).clean({ _id: randomID() });
    }
  }

  toJSON(): Record<WorldCollection, Source[]> {
    const entries = Object.entries(this.collections).map(([name, map]) => [name, [...map.values()]]);
    return deepClone(Object.fromEntries(entries) as Record<WorldCollection, Source[]>);
  }
}

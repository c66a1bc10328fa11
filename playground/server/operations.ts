import { deepClone } from "../shared/object-merge";
import { expandObject, isPlain, type Plain } from "../shared/object-paths";
import { reviveOperators } from "../shared/operators";
import { migrateSource } from "../shared/migrations";
import { type Action, type Asker, isGM, refusal } from "../shared/permissions";
import type { ModifyRequest, ModifyResponse, Operation } from "../shared/protocol";
import { collectionOf, knowsDocument, schemaOf } from "../shared/schemas/index-by-name";
import type { Source } from "../shared/world-source";
import type { World } from "./world";
import { type Found } from "./world";

/** Documents of one parent or collection, to read, add and remove. */
interface Siblings {
  readonly parent: Found | null;
  all(): Source[];
  get(id: string): Source | undefined;
  add(source: Source): void;
  remove(id: string): void;
}

/** Carries one request of a user out; throws, with nothing changed, where something does not fit or is not allowed. */
export function modify(world: World, user: Asker, request: ModifyRequest): ModifyResponse {
  const { action, type } = request;
  const operation = reviveOperators(deepClone(request.operation)) as Operation;
  if (!knowsDocument(type, world.generation)) throw new Error(`${type} is no document of generation ${world.generation}`);
  const siblings = siblingsOf(world, type, operation);
  const context: Context = { world, user, type, operation, siblings };
  const result = action === "create" ? create(context) : action === "update" ? update(context) : remove(context);
  siblings.parent?.commit();
  const { data: _data, updates: _updates, ids: _ids, ...rest } = operation;
  const follow = consequences(context, action, result);
  return { action, type, operation: rest, userId: user.id, result, ...(follow.length ? { follow } : {}) };
}

interface Context {
  world: World;
  user: Asker;
  type: string;
  operation: Operation;
  siblings: Siblings;
}

function create({ world, user, type, operation, siblings }: Context): Source[] {
  const sources = (operation.data ?? []).map((data) => {
    const source = world.clean(type, data, { keepId: operation.keepId === true });
    if ("author" in source) source["author"] = user.id;
    if (!isGM(user) && isPlain(source["ownership"])) source["ownership"][user.id] = 3;
    permit({ world, user, type, siblings }, "create", source);
    if (siblings.get(source._id)) throw new Error(`${type} [${source._id}] exists already`);
    return source;
  });
  for (const source of sources) siblings.add(source);
  return deepClone(sources);
}

function update({ world, user, type, operation, siblings }: Context): Source[] {
  const schema = schemaOf(type, world.generation);
  const planned = (operation.updates ?? []).map((raw) => {
    const changes = migrateSource(type, expandObject(raw), world.generation);
    const id = changes["_id"] as string;
    const source = siblings.get(id);
    if (!source) throw new Error(`${type} [${id}] does not exist`);
    permit({ world, user, type, siblings }, "update", source, changes);
    const changed = deepClone(source);
    const { _id, ...rest } = changes;
    if (type === "ChatMessage" && "author" in rest && rest["author"] !== source["author"]) throw new Error("The author of a ChatMessage may not change");
    const diff = schema.applyChanges(changed, rest);
    if (diff && "type" in diff) world.checkType(type, changed);
    return { id, source, changed, diff: diff ?? (operation.diff === false ? rest : undefined) };
  });
  const results: Source[] = [];
  for (const { id, source, changed, diff } of planned) {
    if (!diff) continue;
    for (const key of Object.keys(source)) if (!(key in changed)) Reflect.deleteProperty(source, key);
    Object.assign(source, changed);
    results.push({ ...diff, _id: id });
  }
  return results;
}

function remove({ world, user, type, operation, siblings }: Context): string[] {
  const ids = operation.deleteAll === true ? siblings.all().map((source) => source._id) : (operation.ids ?? []);
  for (const id of ids) {
    const source = siblings.get(id);
    if (!source) throw new Error(`${type} [${id}] does not exist`);
    permit({ world, user, type, siblings }, "delete", source);
  }
  for (const id of ids) siblings.remove(id);
  return ids;
}

/** What the server changes of its own accord after a change. */
function consequences({ world, user, type, operation }: Context, action: Action, result: (Source | string)[]): ModifyResponse[] {
  const follow: ModifyResponse[] = [];
  const activated = action !== "delete" && (type === "Scene" || type === "Combat") ? (result as Source[]).find((entry) => entry["active"] === true) : undefined;
  if (activated) {
    const scene = type === "Combat" ? world.collection(type).get(activated._id)?.["scene"] : undefined;
    const others = [...world.collection(type).values()].filter(
      (entry) => entry["active"] === true && entry._id !== activated._id && (type === "Scene" || entry["scene"] === scene),
    );
    for (const other of others) other["active"] = false;
    if (others.length) follow.push({ action: "update", type, operation: {}, userId: user.id, result: others.map((other) => ({ _id: other._id, active: false })) });
  }
  if (action === "delete" && type === "Level" && operation.parentUuid) {
    const scene = world.find(operation.parentUuid).source;
    const gone = (scene["tokens"] as Source[]).filter((token) => (result as string[]).includes(token["level"] as string)).map((token) => token._id);
    scene["tokens"] = (scene["tokens"] as Source[]).filter((token) => !gone.includes(token._id));
    if (gone.length) follow.push({ action: "delete", type: "Token", operation: { parentUuid: operation.parentUuid }, userId: user.id, result: gone });
  }
  return follow;
}

function permit({ world, user, type, siblings }: Omit<Context, "operation">, action: Action, source: Source, changes?: Plain): void {
  const { parent } = siblings;
  const ancestors = parent ? [{ documentName: parent.documentName, source: parent.source }, ...parent.ancestors] : [];
  const actor = type === "Token" ? world.actorOf(source) : type === "Combatant" ? (world.collections.actors.get(source["actorId"] as string) ?? null) : null;
  const reason = refusal(user, action, { documentName: type, source, ancestors, actor, generation: world.generation }, changes);
  if (reason !== null) throw new Error(reason);
}

function siblingsOf(world: World, type: string, operation: Operation): Siblings {
  if (!operation.parentUuid) {
    const map = world.collection(type);
    return {
      parent: null,
      all: () => [...map.values()],
      get: (id) => map.get(id),
      add: (source) => map.set(source._id, source),
      remove: (id) => map.delete(id),
    };
  }
  const parent = world.find(operation.parentUuid);
  if (parent.documentName === "Token" && type === "Actor") {
    const actor = world.find(`${operation.parentUuid}.Actor.${String(parent.source["actorId"])}`);
    const refuse = () => {
      throw new Error("The actor of a token can only be updated");
    };
    return { parent: actor, all: () => [actor.source], get: (id) => (id === actor.source._id ? actor.source : undefined), add: refuse, remove: refuse };
  }
  const member = collectionOf(parent.documentName, type);
  const list = () => (parent.source[member] ??= []) as Source[];
  return {
    parent,
    all: list,
    get: (id) => list().find((entry) => entry._id === id),
    add: (source) => list().push(source),
    remove: (id) => (parent.source[member] = list().filter((entry) => entry._id !== id)),
  };
}

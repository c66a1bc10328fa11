import { isEmpty, mergeObject } from "../../shared/object-merge";
import { expandObject, type Plain } from "../../shared/object-paths";
import { reviveOperators } from "../../shared/operators";
import type { ModifyResponse, Operation } from "../../shared/protocol";
import type { Source } from "../../shared/world-source";
import { applyResponse } from "./apply-response";
import type { ClientDocument, DocumentClass } from "./documents/client-document";
import type { Host } from "./host";

/** An operation as packages call it: with the parent as a document. */
export type ClientOperation = Operation & { parent?: ClientDocument | null; temporary?: boolean };

type AnyClass = typeof ClientDocument;

/**
 * Creates documents: pre-hooks here, the server's verdict, then the same post-hooks on every client.
 * Follows client/data/client-backend.d.mts, as its two siblings do.
 */
export async function createDocuments(base: AnyClass, data: object[], operation: ClientOperation): Promise<ClientDocument[]> {
  const { host } = base;
  const cls = host.documentClass(base.documentName);
  const { parent = null, options, wire } = split(operation);
  const user = host.game.user;
  const wanted: Plain[] = [];
  for (const entry of data) {
    const plain = (entry instanceof cls ? entry.toObject() : expandObject(entry));
    const document = new cls(withDefaults(host, base.documentName, plain), { parent, pack: operation.pack ?? null });
    if (operation.temporary === true) return [document];
    const veto = (await document._preCreate(plain, options, user)) === false;
    if (veto || !host.Hooks.call(`preCreate${base.documentName}`, document, plain, options, user.id)) continue;
    const source = document.toObject();
    if (operation.keepId !== true) source["_id"] = null;
    wanted.push(source);
  }
  if (wanted.length === 0) return [];
  return send(host, { action: "create", type: base.documentName, operation: { ...wire, ...options, data: wanted } });
}

/** Updates documents; an empty difference asks nothing and fires no hook. */
export async function updateDocuments(base: AnyClass, updates: Plain[], operation: ClientOperation): Promise<ClientDocument[]> {
  const { host } = base;
  const { parent, options, wire } = split(operation);
  const user = host.game.user;
  const wanted: Plain[] = [];
  for (const raw of updates) {
    const { _id, ...rest } = expandObject(raw);
    const id = (_id ?? raw["id"]) as string;
    const document = locate(base, parent, id);
    if (!document) throw new Error(`${base.documentName} "${id}" does not exist${parent ? ` in ${parent.uuid}` : ""}`);
    warnDeletionKeys(host, rest);
    const diff = operation.diff === false ? rest : document.updateSource(rest, { dryRun: true });
    if (isEmpty(diff) && operation.diff !== false) continue;
    const changes: Plain = { ...diff, _id: id };
    const veto = (await document._preUpdate(changes, options, user)) === false;
    if (veto || !host.Hooks.call(`preUpdate${base.documentName}`, document, changes, options, user.id)) continue;
    const movable = document as { refuseMovement?: (changes: Plain, options: Plain) => void };
    movable.refuseMovement?.(changes, options);
    if (Object.keys(changes).every((key) => key === "_id")) continue;
    wanted.push(changes);
  }
  if (wanted.length === 0) return [];
  return send(host, { action: "update", type: base.documentName, operation: { ...wire, ...options, updates: wanted } });
}

/** Deletes documents by id. */
export async function deleteDocuments(base: AnyClass, ids: string[], operation: ClientOperation): Promise<ClientDocument[]> {
  const { host } = base;
  const { parent, options, wire } = split(operation);
  const user = host.game.user;
  const all = operation.deleteAll === true ? [...(parent ? parent.getEmbeddedCollection(base.documentName) : (host.collection(base.documentName) ?? new Map<string, ClientDocument>())).keys()] : ids;
  const wanted: string[] = [];
  for (const id of all) {
    const document = locate(base, parent, id);
    if (!document) throw new Error(`${base.documentName} "${id}" does not exist${parent ? ` in ${parent.uuid}` : ""}`);
    const veto = (await document._preDelete(options, user)) === false;
    if (veto || !host.Hooks.call(`preDelete${base.documentName}`, document, options, user.id)) continue;
    wanted.push(id);
  }
  if (wanted.length === 0) return [];
  return send(host, { action: "delete", type: base.documentName, operation: { ...wire, ...options, deleteAll: false, ids: wanted } });
}

function split({ parent = null, ...operation }: ClientOperation) {
  const { data: _data, updates: _updates, ids: _ids, parentUuid: _uuid, pack = null, ...options } = operation;
  const wire: Operation = { ...(parent ? { parentUuid: parent.uuid } : {}), ...(pack ? { pack } : {}) };
  return { parent, options: { render: true, diff: true, ...options } as Plain, wire };
}

function locate(base: AnyClass, parent: ClientDocument | null, id: string): ClientDocument | undefined {
  const { host, documentName } = base;
  if (!parent) return host.collection(documentName)?.get(id);
  if (parent.documentName === "Token" && documentName === "Actor") return (parent as { actor?: ClientDocument }).actor;
  return parent.getEmbeddedCollection(documentName).get(id);
}

/** What documents take over when they are made: names, a token's prototype is the caller's affair. */
function withDefaults(host: Host, documentName: string, data: Plain): Plain {
  if (data["name"] !== undefined || documentName === "Combat" || documentName === "ChatMessage" || documentName === "Combatant") return data;
  const named = ["Actor", "Item", "Scene", "RollTable", "JournalEntry", "JournalEntryPage", "Region", "Folder", "ActiveEffect", "Level"];
  return named.includes(documentName) ? mergeObject({ name: host.game.i18n.localize(`DOCUMENT.${documentName}`) }, data) : data;
}

function warnDeletionKeys(host: Host, changes: Plain): void {
  if (host.generation < 14) return;
  if (JSON.stringify(changes).includes('"-=')) host.deprecated('The "-=key" form of deletion', "foundry.data.operators.ForcedDeletion", 14, 16);
}

async function send(host: Host, request: { action: "create" | "update" | "delete"; type: string; operation: Operation }): Promise<ClientDocument[]> {
  let response: ModifyResponse;
  try {
    response = await host.transport.request<ModifyResponse>("modifyDocument", request);
  } catch (error) {
    host.notify("error", (error as Error).message);
    throw error;
  }
  return applyResponse(host, reviveOperators(response) as ModifyResponse);
}

export type { DocumentClass, Source };

import { computeDelta } from "../../shared/actor-delta";
import { deepClone } from "../../shared/object-merge";
import type { Plain } from "../../shared/object-paths";
import type { ModifyResponse } from "../../shared/protocol";
import type { Source } from "../../shared/world-source";
import type { ClientDocument } from "./documents/client-document";
import type { Host } from "./host";
import { resolveUuid } from "./uuid";

/** Brings what the server changed into this client's documents and fires the post-hooks; answers the documents. */
export function applyResponse(host: Host, response: ModifyResponse): ClientDocument[] {
  const { action, operation, userId } = response;
  const parent = operation.parentUuid ? resolveUuid(host, operation.parentUuid) : null;
  if (operation.parentUuid && !parent) return [];
  const options: Plain = { ...operation, action, parent };
  const documents =
    action === "create"
      ? created(host, response, parent, options, userId)
      : action === "update"
        ? updated(host, response, parent, options, userId)
        : deleted(host, response, parent, options, userId);
  for (const next of response.follow ?? []) applyResponse(host, next);
  return documents;
}

function created(host: Host, { type, result }: ModifyResponse, parent: ClientDocument | null, options: Plain, userId: string): ClientDocument[] {
  const pairs = (result as Source[]).map((source) => {
    const data = deepClone(source);
    const document = parent ? parent.getEmbeddedCollection(type).add(source) : host.addDocument(type, source);
    return { document, data };
  });
  settleParents(parent);
  for (const { document, data } of pairs) {
    document._onCreate(data, options, userId);
    descend(parent, "_onCreateDescendantDocuments", [document], [data], options, userId);
    host.Hooks.callAll(`create${type}`, document, options, userId);
  }
  return pairs.map(({ document }) => document);
}

function updated(host: Host, { type, result }: ModifyResponse, parent: ClientDocument | null, options: Plain, userId: string): ClientDocument[] {
  const pairs = (result as Source[]).flatMap((changes) => {
    const document = !parent
      ? host.collection(type)?.get(changes._id)
      : parent.documentName === "Token" && type === "Actor"
        ? (parent as { actor?: ClientDocument }).actor
        : parent.getEmbeddedCollection(type).get(changes._id);
    if (!document) return [];
    const { _id, ...rest } = changes;
    const before = (document as { beforeUpdate?: (changes: Plain) => unknown }).beforeUpdate?.(rest);
    document.updateSource(rest);
    return [{ document, changes: changes, before }];
  });
  for (const { document } of pairs) settleParents(parent ?? document, document);
  for (const { document, changes, before } of pairs) {
    document._onUpdate(changes, options, userId);
    descend(parent, "_onUpdateDescendantDocuments", [document], [changes], options, userId);
    host.Hooks.callAll(`update${type}`, document, changes, options, userId);
    (document as { afterUpdate?: (changes: Plain, before: unknown, options: Plain, userId: string) => void }).afterUpdate?.(changes, before, options, userId);
    if (options["render"] !== false) document.render(false, { action: "update" });
  }
  return pairs.map(({ document }) => document);
}

function deleted(host: Host, { type, result }: ModifyResponse, parent: ClientDocument | null, options: Plain, userId: string): ClientDocument[] {
  const documents = (result as string[]).flatMap((id) => {
    const document = parent ? parent.getEmbeddedCollection(type).remove(id) : host.removeDocument(type, id);
    return document ? [document] : [];
  });
  settleParents(parent);
  for (const document of documents) {
    document._onDelete(options, userId);
    descend(parent, "_onDeleteDescendantDocuments", [document], [document.id], options, userId);
    host.Hooks.callAll(`delete${type}`, document, options, userId);
    for (const app of Object.values(document.apps)) void app.close({ submit: false });
  }
  return documents;
}

/** Writes the difference of a token's actor back, and prepares the parents that show what their children say. */
function settleParents(parent: ClientDocument | null, changed?: ClientDocument): void {
  for (let here = parent; here; here = here.parent) {
    if (here !== changed && ["Actor", "Item", "Combat", "RollTable"].includes(here.documentName)) here.reset();
  }
  const actor = [changed, parent, parent?.parent].find((document) => document?.documentName === "Actor" && document.parent?.documentName === "Token");
  const token = actor?.parent as (ClientDocument & { baseActor?: ClientDocument | null }) | undefined;
  if (actor && token?.baseActor) {
    const delta = computeDelta(token.baseActor._source, actor._source, token._source["delta"] as Plain | null);
    token._source["delta"] = delta;
    Object.defineProperty(token, "delta", { value: deepClone(delta), configurable: true, enumerable: true, writable: true });
  }
}

function descend(parent: ClientDocument | null, method: string, documents: ClientDocument[], data: unknown[], options: Plain, userId: string): void {
  const collection = documents[0]?.collectionName;
  for (let here = parent; here; here = here.parent) {
    const listener = (here as unknown as Record<string, unknown>)[method];
    if (typeof listener === "function") Reflect.apply(listener, here, [parent, collection, documents, data, options, userId]);
    if (options["render"] !== false) here.render(false, { action: method });
  }
}

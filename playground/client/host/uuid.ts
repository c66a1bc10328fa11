import type { ClientDocument } from "./documents/client-document";
import type { Host } from "./host";

/** The document of a world uuid, undefined where the way ends; follows `fromUuidSync` (client/utils/helpers.d.mts). */
export function resolveUuid(host: Host, uuid: string): ClientDocument | null {
  const parts = uuid.split(".");
  let here: ClientDocument | null = host.collection(parts[0] ?? "")?.get(parts[1] ?? "") ?? null;
  for (let i = 2; here && i < parts.length; i += 2) here = child(here, parts[i] ?? "", parts[i + 1] ?? "");
  return here;
}

/** The embedded document of a name and id; a Token's Actor is its own. */
export function child(parent: ClientDocument, name: string, id: string): ClientDocument | null {
  if (parent.documentName === "Token" && (name === "Actor" || name === "ActorDelta")) return (parent as { actor?: ClientDocument }).actor ?? null;
  const collection = Object.values(parent.collections).find(({ documentName }) => documentName === name);
  return collection?.get(id) ?? null;
}

import type { ClientDocument } from "./documents/client-document";

/** Makes members that a generation deprecated readable by a shim that warns, as Foundry's `_addDataFieldShims` does. */
export function removedMembers(document: ClientDocument, members: Readonly<Record<string, string>>): void {
  for (const [name, replacement] of Object.entries(members)) {
    Object.defineProperty(document, name, {
      configurable: true,
      enumerable: false,
      get(): unknown {
        document.host.deprecated(`${document.documentName}#${name}`, replacement, 14, 16);
        const path = replacement.split("#")[1] ?? "";
        return path.split(".").reduce<unknown>((here, key) => (here as Record<string, unknown> | undefined)?.[key], document);
      },
    });
  }
}

import type { ClientDocument } from "./client-document";
import type { User } from "./user";

/** What documents use of an application. */
export interface SheetLike {
  render(options?: unknown, context?: unknown): unknown;
  close(options?: unknown): unknown;
  readonly rendered?: boolean;
}

interface SheetEntry {
  readonly id: string;
  readonly cls: new (options: object) => SheetLike;
  readonly default?: boolean;
}

/** The sheet of a document: the registered class of its sub-type; null where none is registered. Follows ClientDocument#_getSheetClass. */
export function sheetOf(document: ClientDocument): SheetLike | null {
  const config = document.host.CONFIG[document.documentName] as { sheetClasses?: Record<string, Record<string, SheetEntry>> } | undefined;
  const type = (document as { type?: string }).type ?? "base";
  const entries = Object.values(config?.sheetClasses?.[type] ?? config?.sheetClasses?.["base"] ?? {});
  const chosen = document.flags["core"]?.["sheetClass"];
  const entry = entries.find(({ id }) => id === chosen) ?? entries.find((candidate) => candidate.default === true) ?? entries[0];
  return entry ? new entry.cls({ document, editable: document.isOwner }) : null;
}

/** A user's ownership level: the document's own, or the parent's where it has none or inherits. Follows Document#getUserLevel. */
export function ownershipOf(document: ClientDocument, user: User): number {
  if (user.isGM) return 3;
  const ownership = (document as { ownership?: Record<string, number> | null }).ownership;
  const own = ownership ? (ownership[user.id] ?? ownership["default"] ?? 0) : -1;
  if (own !== -1) return own;
  return document.parent ? document.parent.getUserLevel(user) : 0;
}

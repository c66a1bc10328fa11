import { textAt } from "./read-path";

/** Ids of the compendium documents that a document was made from: 12's `_stats`, and the flag before it. */
export function compendiumIds(document: unknown): readonly string[] {
  const sources = [textAt(document, "_stats.compendiumSource"), textAt(document, "flags.core.sourceId")];
  return sources.flatMap((source) => source?.split(".").at(-1) ?? []);
}

import { filesIn } from "../../../scripts/lib/files.mjs";
import { inRoot } from "../../../scripts/lib/paths.mjs";
import type { Found } from "./source-strings";

/** Every key that a reason-keys.ts of the core declares, with its file. */
export async function declaredReasons(): Promise<Found[]> {
  const files = filesIn(inRoot("src", "core")).filter((file) => file.endsWith("reason-keys.ts"));
  const found: Found[] = [];
  for (const file of files) {
    const exported = (await import(/* @vite-ignore */ inRoot("src", "core", file))) as Record<string, unknown>;
    for (const list of Object.values(exported)) {
      if (Array.isArray(list)) found.push(...list.map((key) => ({ text: String(key), at: `src/core/${file}` })));
    }
  }
  return found;
}

import { readFileSync } from "node:fs";
import { readManifest } from "../../../scripts/lib/manifest.mjs";
import { inRoot } from "../../../scripts/lib/paths.mjs";

/** One language: every text by its full dotted key. */
export interface Language {
  readonly lang: string;
  readonly texts: ReadonlyMap<string, string>;
}

/** Every language that module.json names; English comes first. */
export function readLanguages(): Language[] {
  return readManifest().languages.map(({ lang, path }) => ({
    lang,
    texts: new Map(flatten(JSON.parse(readFileSync(inRoot(path), "utf8")), path)),
  }));
}

/** Dotted keys and texts of a nested object; throws where something is neither text nor object. */
export function flatten(value: unknown, where: string, prefix = ""): [string, string][] {
  if (typeof value === "string") return [[prefix, value]];
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Error(`${where}: ${prefix} is ${JSON.stringify(value)}, expected a text or an object of texts`);
  }
  return Object.entries(value).flatMap(([key, child]) => flatten(child, where, prefix === "" ? key : `${prefix}.${key}`));
}

/** Names of the placeholders of a text, sorted, each once: "{name} hits {name}" has "name". */
export function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? ""))].sort();
}

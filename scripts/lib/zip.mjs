import { readFileSync } from "node:fs";
import path from "node:path";
import { zipSync } from "fflate";
import { filesIn } from "./files.mjs";

/** One date for every entry: the same content gives the same bytes. */
const DATE = new Date(2000, 0, 1);

/**
 * What goes into the zip of a release, by path inside it: everything that was built, without source maps, and with the
 * manifest as it is published.
 * @param {string} dist Folder of the built module.
 * @param {object} manifest
 * @returns {Record<string, Uint8Array>}
 */
export function zipContents(dist, manifest) {
  /** @type {Record<string, Uint8Array>} */
  const contents = {};
  for (const file of filesIn(dist)) {
    if (file.endsWith(".map")) continue;
    const bytes = new Uint8Array(readFileSync(path.join(dist, file)));
    contents[file] = file.endsWith(".mjs") ? withoutMapComment(bytes) : bytes;
  }
  contents["module.json"] = new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`);
  return contents;
}

/** @param {Uint8Array} script */
function withoutMapComment(script) {
  const text = new TextDecoder().decode(script);
  return new TextEncoder().encode(text.replace(/\n\/\/# sourceMappingURL=.*\n?$/, "\n"));
}

/**
 * @param {Record<string, Uint8Array>} contents
 * @returns {Uint8Array}
 */
export const zip = (contents) => zipSync(contents, { level: 9, mtime: DATE });

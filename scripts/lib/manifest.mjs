import { inRoot } from "./paths.mjs";
import { readJson } from "./read-json.mjs";

/**
 * The members of module.json that the tools look at.
 * @typedef {object} Manifest
 * @property {string} id
 * @property {string} title
 * @property {string} version
 * @property {readonly string[]} esmodules
 * @property {ReadonlyArray<{ src: string, layer?: string }>} styles
 * @property {ReadonlyArray<{ lang: string, name: string, path: string }>} languages
 * @property {ReadonlyArray<{ name: string, label: string, path: string, type: string }>} packs
 * @property {Record<string, Record<string, object>>} documentTypes
 * @property {string} license
 * @property {string} readme
 * @property {string} changelog
 * @property {Readonly<Record<string, string>>} compatibility
 * @property {ReadonlyArray<{ name: string, packs: readonly string[] }>} packFolders
 * @property {Record<string, unknown>} [flags]
 */

/**
 * Reads the project's module.json.
 * @returns {Manifest}
 */
export function readManifest() {
  return /** @type {Manifest} */ (readJson(inRoot("module.json")));
}

/** File name of the zip of one version. */
export const zipName = (/** @type {Manifest} */ manifest) => `${manifest.id}-${manifest.version}.zip`;

/**
 * The manifest as it is published: without what only serves development, and with the addresses that a release has.
 * @param {Manifest} manifest
 * @param {string | null} baseUrl Folder on the web that the files of the release lie in; null names no address.
 * @throws {Error} when the address is not one of the web.
 * @returns {Manifest & { url?: string, manifest?: string, download?: string }}
 */
export function releaseManifest(manifest, baseUrl) {
  const published = structuredClone(manifest);
  delete published.flags?.["hotReload"];
  if (Object.keys(published.flags ?? {}).length === 0) delete published.flags;
  if (baseUrl === null) return published;
  if (!URL.canParse(baseUrl) || !/^https?:$/.test(new URL(baseUrl).protocol)) {
    throw new Error(`--base-url: got "${baseUrl}", expected an address that starts with https://`);
  }
  const base = baseUrl.replace(/\/+$/, "");
  return { ...published, url: base, manifest: `${base}/module.json`, download: `${base}/${zipName(manifest)}` };
}

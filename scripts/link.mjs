import { existsSync, lstatSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { main } from "./lib/main.mjs";
import { inRoot } from "./lib/paths.mjs";
import { readJson } from "./lib/read-json.mjs";

const REMEMBERED = inRoot(".link.json");

/**
 * Foundry's user data folder: given, or remembered from the last time.
 * @returns {string}
 */
function dataFolder() {
  const given = process.argv[2];
  if (given !== undefined) return path.resolve(given);
  if (!existsSync(REMEMBERED)) throw new Error("Name Foundry's user data folder: npm run link -- FOLDER");
  return /** @type {{ folder: string }} */ (readJson(REMEMBERED)).folder;
}

// npm run link [-- FOLDER]: Foundry loads dist/ itself, so that a build is all it takes to try a change.
await main(async () => {
  const { DIST } = await import("./lib/build-module.mjs");
  const { readManifest } = await import("./lib/manifest.mjs");
  const folder = dataFolder();
  const modules = [path.join(folder, "Data", "modules"), path.join(folder, "modules")].find((entry) => existsSync(entry));
  if (modules === undefined || !statSync(modules).isDirectory()) {
    throw new Error(`${folder} has neither Data/modules nor modules: it is not Foundry's user data folder.`);
  }
  const link = path.join(modules, readManifest().id);
  const there = lstatSync(link, { throwIfNoEntry: false });
  if (there !== undefined && !there.isSymbolicLink()) {
    throw new Error(`${link} is a real folder: move it away first, so that nothing in it is lost.`);
  }
  if (there !== undefined) rmSync(link);
  mkdirSync(DIST, { recursive: true });
  symlinkSync(DIST, link, "junction");
  writeFileSync(REMEMBERED, `${JSON.stringify({ folder }, null, 2)}\n`);
  console.log(`${link} now is dist/.`);
});

import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { readManifest } from "../../scripts/lib/manifest.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";
import { MODULE_ID } from "../../src/foundry/module-id";

const manifest = readManifest();

test("the id is Foundry's kind of id, and the one the code uses", () => {
  expect(manifest.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(manifest.id).toBe(MODULE_ID);
});

test("the version is that of package.json and has an entry in the changelog, or is still unreleased", () => {
  const { version } = JSON.parse(readFileSync(inRoot("package.json"), "utf8")) as { version: string };
  expect(manifest.version).toBe(version);
  const changelog = readFileSync(inRoot("CHANGELOG.md"), "utf8");
  expect(changelog.includes(`## [${version}]`) || changelog.includes("## [Unreleased]")).toBe(true);
});

test("nothing is called verified that was never run on a licensed Foundry", () => {
  expect(manifest.compatibility).toEqual({ minimum: "13" });
});

test("no address is invented", () => {
  for (const member of ["url", "manifest", "download", "bugs"]) expect(manifest).not.toHaveProperty(member);
});

test("every pack has sources, and every source is a pack", () => {
  const sources = readdirSync(inRoot("packs", "_source"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(sources.map(({ name }) => name).sort()).toEqual(manifest.packs.map(({ name }) => name).sort());
});

test("every pack has its place in a folder", () => {
  const placed = manifest.packFolders.flatMap(({ packs }) => packs);
  expect([...placed].sort()).toEqual(manifest.packs.map(({ name }) => name).sort());
});

import { describe, expect, test } from "vitest";
import { readManifest, releaseManifest, zipName } from "../../scripts/lib/manifest.mjs";

const manifest = readManifest();

describe("a released manifest", () => {
  test("names no address when none was given", () => {
    const published = releaseManifest(manifest, null);
    expect(published).not.toHaveProperty("url");
    expect(published).not.toHaveProperty("manifest");
    expect(published).not.toHaveProperty("download");
  });

  test.each(["https://example.org/gg", "https://example.org/gg/"])("has the addresses below %s", (base) => {
    expect(releaseManifest(manifest, base)).toMatchObject({
      url: "https://example.org/gg",
      manifest: "https://example.org/gg/module.json",
      download: `https://example.org/gg/${zipName(manifest)}`,
    });
  });

  test.each(["example.org", "ftp://example.org", ""])("refuses %o, saying what it expected", (base) => {
    expect(() => releaseManifest(manifest, base)).toThrow(`"${base}"`);
  });

  test("has lost hot reload, and the project's own manifest has kept it", () => {
    expect(JSON.stringify(releaseManifest(manifest, null))).not.toContain("hotReload");
    expect(readManifest().flags).toHaveProperty("hotReload");
  });
});

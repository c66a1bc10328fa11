import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, describe, it } from "vitest";
import { readScene } from "../../src/documents/read-scene";

/** Maps that people published, where they are at hand; the project does not carry them. */
const FOLDER = new URL("../../../shared/scenes/", import.meta.url);
const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith(".json")) : [];

describe.skipIf(files.length === 0)("published maps", () => {
  it.each(files)("%s is read whole", (name) => {
    const document = JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")) as Record<"walls" | "lights" | "tokens", unknown[] | undefined>;
    const parts = readScene(document);
    expect(parts.walls).toHaveLength(document.walls?.length ?? 0);
    expect(parts.lights).toHaveLength(document.lights?.length ?? 0);
    expect(parts.tokens).toHaveLength(document.tokens?.length ?? 0);
    expect(new Set(parts.walls.map(({ id }) => id)).size).toBe(parts.walls.length);
  });
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll } from "vitest";
import { buildModule } from "../../../scripts/lib/build-module.mjs";

/** Builds the module for the tests of one file into a folder of their own; gives that folder. */
export function useBuild(): () => string {
  let folder = "";
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "gritgloom-build-"));
    await buildModule({ outDir: folder });
  }, 60_000);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return () => folder;
}

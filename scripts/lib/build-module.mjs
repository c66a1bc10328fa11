import { existsSync } from "node:fs";
import { build } from "vite";
import { inRoot } from "./paths.mjs";

/** Folder that the module is built into. */
export const DIST = inRoot("dist");

/**
 * Builds the module.
 * @param {{ outDir?: string, watch?: boolean, logLevel?: import("vite").LogLevel }} [options]
 * @throws {Error} when the code, a style, a text or a pack has a mistake.
 */
export async function buildModule({ outDir = DIST, watch = false, logLevel = "warn" } = {}) {
  return build({
    root: inRoot(),
    configFile: inRoot("vite.config.ts"),
    logLevel,
    build: { outDir, ...(watch ? { watch: {} } : {}) },
  });
}

/**
 * Builds the playground's page into .cache/playground.
 * @param {{ watch?: boolean, logLevel?: import("vite").LogLevel }} [options]
 * @throws {Error} when its configuration is missing, or the code has a mistake.
 */
export async function buildPlayground({ watch = false, logLevel = "warn" } = {}) {
  const configFile = inRoot("playground", "vite.config.ts");
  if (!existsSync(configFile)) throw new Error("playground/vite.config.ts is missing: there is no playground to build yet.");
  return build({
    configFile,
    logLevel,
    build: { outDir: inRoot(".cache", "playground"), emptyOutDir: true, ...(watch ? { watch: {} } : {}) },
  });
}

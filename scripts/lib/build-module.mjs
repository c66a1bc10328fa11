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

/** Whether the playground's client can be built: its configuration is there. */
export const hasPlayground = () => existsSync(inRoot("playground", "vite.config.ts"));

/**
 * Builds the playground's client into .cache/playground.
 * @param {{ watch?: boolean, logLevel?: import("vite").LogLevel }} [options]
 */
export async function buildPlayground({ watch = false, logLevel = "warn" } = {}) {
  return build({
    configFile: inRoot("playground", "vite.config.ts"),
    logLevel,
    build: { outDir: inRoot(".cache", "playground"), emptyOutDir: true, ...(watch ? { watch: {} } : {}) },
  });
}

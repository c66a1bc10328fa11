import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Builds the playground's page into .cache/playground, which its server serves. */
export default defineConfig({
  root: folder("."),
  base: "/",
  publicDir: false,
  build: {
    outDir: folder("../.cache/playground"),
    emptyOutDir: true,
    target: "es2022",
    sourcemap: true,
    chunkSizeWarningLimit: 2000,
    minify: false,
    // Hooks, documents and rolls are named after their classes, so two classes of one name must not be renamed.
    rolldownOptions: { output: { keepNames: true } },
  },
  logLevel: "warn",
});

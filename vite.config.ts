import { defineConfig } from "vite";
import { foundryPackage } from "./scripts/lib/foundry-package.mjs";

/** The module as Foundry loads it: one script with everything inside, and the files beside it. */
export default defineConfig({
  publicDir: false,
  plugins: [foundryPackage()],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    sourcemap: true,
    // Foundry makes hook names and ids out of class names, and a readable script makes a readable bug report.
    minify: false,
    reportCompressedSize: false,
    license: { fileName: "THIRD-PARTY.md" },
    rolldownOptions: { checks: { pluginTimings: false } },
    lib: { entry: "src/foundry/main.ts", formats: ["es"], fileName: () => "grit-and-gloom.mjs" },
  },
});

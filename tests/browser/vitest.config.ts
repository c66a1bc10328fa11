import path from "node:path";
import { defineConfig } from "vitest/config";

/** One file after the other: the pages draw by software, and two at once starve each other on a small machine. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, "..", ".."),
  test: {
    include: ["tests/browser/**/*.test.ts"],
    environment: "node",
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
  },
});

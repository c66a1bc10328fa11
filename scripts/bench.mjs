import { writeFileSync, mkdirSync } from "node:fs";
import { main } from "./lib/main.mjs";
import { inRoot } from "./lib/paths.mjs";

// npm run bench [-- FILTER]: measures, and keeps the printed table for a comparison with the next run.
await main(async () => {
  const { runNode } = await import("./lib/run.mjs");
  const { code, output } = await runNode("node_modules/vitest/vitest.mjs", ["bench", "--run", ...process.argv.slice(2)], {
    capture: true,
  });
  const file = inRoot(".cache", "reports", "bench.txt");
  mkdirSync(inRoot(".cache", "reports"), { recursive: true });
  // eslint-disable-next-line no-control-regex
  writeFileSync(file, output.replace(/\u001b\[[0-9;]*m/g, ""));
  console.log("Kept in .cache/reports/bench.txt.");
  return code;
});

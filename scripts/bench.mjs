import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { main } from "./lib/main.mjs";
import { inRoot } from "./lib/paths.mjs";
import { readJson } from "./lib/read-json.mjs";

// npm run bench [-- FILTER]: measures, prints one table with ratios, and keeps it for a comparison with the next run.
await main(async () => {
  const { runNode } = await import("./lib/run.mjs");
  const { benchTable } = await import("./lib/bench-table.mjs");
  const { bundleBenches } = await import("./lib/bundle-benches.mjs");
  const folder = inRoot(".cache", "reports");
  const report = inRoot(".cache", "reports", "bench.json");
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  const filters = process.argv.slice(2);
  const benches = await bundleBenches(filters);
  if (benches === null) throw new RangeError(`benchmarks: got ${filters.join(" ")}, expected a part of a name in tests/bench`);
  console.log("Measuring; this takes some minutes.");
  const { code, output } = await runNode(
    "node_modules/vitest/vitest.mjs",
    ["bench", "--run", "--no-file-parallelism", "--dir", benches, "--outputJson", report],
    { quiet: true },
  );
  if (code !== 0) {
    console.error(output);
    return code;
  }
  const table = benchTable(/** @type {import("./lib/bench-table.mjs").BenchReport} */ (readJson(report)));
  console.log(`\n${table}\n`);
  writeFileSync(inRoot(".cache", "reports", "bench.md"), `${table}\n`);
  console.log("Kept in .cache/reports/bench.md.");
  return code;
});

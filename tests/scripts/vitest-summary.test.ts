import { expect, test } from "vitest";
import { countReport, summaryLines } from "../../scripts/lib/vitest-summary.mjs";

const counts = { numPassedTests: 4, numFailedTests: 1, numPendingTests: 2 };

test("a file that could not be loaded counts as a failed test", () => {
  const testResults = [
    { status: "passed", assertionResults: [{}] },
    { status: "failed", assertionResults: [{}] },
    { status: "failed", assertionResults: [] },
  ];
  expect(countReport({ ...counts, testResults })).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test("the closing lines are found under colours", () => {
  const output = "\u001b[2m Test Files \u001b[22m \u001b[1m2 passed\u001b[22m (2)\n some test\n      Tests  9 passed (9)\n   Start at  10:00\n   Duration  1.00s\n";
  expect(summaryLines(output)).toEqual([" Test Files  2 passed (2)", "      Tests  9 passed (9)", "   Duration  1.00s"]);
});

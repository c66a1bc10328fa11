import { existsSync } from "node:fs";
import { readJson } from "./read-json.mjs";

/**
 * What one run of Vitest came to.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * The part of Vitest's JSON report that is counted.
 * @typedef {object} Report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} [numTodoTests]
 * @property {ReadonlyArray<{ status: string, assertionResults: readonly unknown[] }>} testResults
 */

/**
 * Counts a report. A file that could not even be loaded counts as one failed test, so that it is never lost.
 * @param {Report} report
 * @returns {Counts}
 */
export function countReport(report) {
  const broken = report.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/**
 * Reads a report; null when Vitest ended before it wrote one.
 * @param {string} file
 * @returns {Counts | null}
 */
export function readCounts(file) {
  return existsSync(file) ? countReport(/** @type {Report} */ (readJson(file))) : null;
}

// eslint-disable-next-line no-control-regex
const COLOUR = /\u001b\[[0-9;]*m/g;

/**
 * Vitest's own closing lines ("Test Files", "Tests", ...), out of everything that it printed.
 * @param {string} output
 * @returns {string[]}
 */
export function summaryLines(output) {
  const lines = output.replace(COLOUR, "").split(/\r?\n/);
  const wanted = /^\s*(Test Files|Tests|Errors|Type Errors|Duration)\s{2,}/;
  return lines.filter((line) => wanted.test(line));
}

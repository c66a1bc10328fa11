/**
 * @typedef {object} Measurement
 * @property {string} name
 * @property {number} median Milliseconds of a turn.
 * @typedef {{ fullName: string, benchmarks: Measurement[] }} Group
 * @typedef {{ files: { filepath: string, groups: Group[] }[] }} BenchReport
 */

/** What is measured against is called so. */
const REFERENCE = /^(reference|every wall)/;

/**
 * The measurements of a benchmark run as one Markdown table. A group whose name begins with a number answers so many
 * questions in a turn: its times are for one of them. Ratios are against the group's reference in the same run.
 * @param {BenchReport} report
 * @returns {string}
 */
export function benchTable(report) {
  const rows = [["questions", "case", "µs for one", "times the reference"]];
  for (const { groups } of report.files) {
    for (const { fullName, benchmarks } of groups) {
      const title = fullName.split(" > ").at(-1) ?? fullName;
      const number = Number(/(?:^|: )(\d+)/.exec(title)?.[1] ?? 1);
      const reference = benchmarks.find(({ name }) => REFERENCE.test(name));
      for (const { name, median } of benchmarks) {
        const ratio = reference === undefined ? "" : name === reference.name ? "1" : figure(reference.median / median);
        rows.push([title.replace("|", "among"), name, figure((median * 1000) / number), ratio]);
      }
    }
  }
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(" | ")} |`;
  const [head = [], ...body] = rows;
  const rule = `| ${widths.map((width, i) => (i < 2 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  return [line(head), rule, ...body.map(line)].join("\n");
}

/** @param {number} value Three figures. */
function figure(value) {
  if (!Number.isFinite(value)) return "–";
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

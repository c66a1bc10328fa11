import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { filesIn } from "../../scripts/lib/files.mjs";
import { ROOT, inRoot } from "../../scripts/lib/paths.mjs";

/** Files that are no text of ours. */
const FOREIGN = /^package-lock\.json$|\.(png|webp|woff2|ico)$/;

/** What git keeps, or, in a copy without git, what lies in the project's own folders. */
function trackedFiles(): string[] {
  if (!existsSync(inRoot(".git"))) {
    return ["src", "playground", "tests", "scripts", "lang", "templates", "styles", "packs/_source", "docs"].flatMap((folder) =>
      filesIn(inRoot(folder)).map((file) => `${folder}/${file}`),
    );
  }
  return execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" }).split("\0").filter(Boolean);
}

const files = trackedFiles().filter((file) => !FOREIGN.test(file) && existsSync(inRoot(file)));

/** Lines of tracked files that say something, as "file:line: text". */
function linesWith(pattern: RegExp, of: readonly string[] = files): string[] {
  return of.flatMap((file) =>
    readFileSync(inRoot(file), "utf8")
      .split("\n")
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [])),
  );
}

describe("no tracked file", () => {
  test("names a place on one machine", () => {
    expect(linesWith(/(^|[\s"'`(=])(\/(work|home|root|tmp)\/[a-z]|\/Users\/[a-z]|[A-Z]:\\Users\\)/)).toEqual([]);
  });

  test("names the host of a package registry", () => {
    // Put together here, so that this file does not name one either.
    const hosts = [["registry", "npmjs"], ["npmjs", "org"], ["deb", "debian"], ["registry", "yarnpkg"]];
    expect(linesWith(new RegExp(hosts.map((parts) => parts.join("\\.")).join("|")))).toEqual([]);
    const lock = readFileSync(inRoot("package-lock.json"), "utf8");
    expect(lock.match(/"resolved": "https?:/g)).toBeNull();
  });

  test("speaks of an issue by its number", () => {
    const ours = files.filter((file) => !/\.(css|scss|svg|json)$/.test(file) && !file.startsWith("playground/"));
    expect(linesWith(/\b(issue|issues|fixes|closes|PR)\s+#?\d+\b/i, ours)).toEqual([]);
  });

  test("has an end of line of another system, or none at its end", () => {
    const bad = files.filter((file) => {
      const text = readFileSync(inRoot(file), "utf8");
      return text.includes("\r\n") || (text !== "" && !text.endsWith("\n"));
    });
    expect(bad).toEqual([]);
  });
});

const code = files.filter((file) => /^(src|playground|scripts|tests)\/.*\.(ts|mjs|scss)$/.test(file));
const lines = (file: string) => readFileSync(inRoot(file), "utf8").trimEnd().split("\n").length;

test("no file of code is longer than 300 lines", () => {
  expect(code.filter((file) => lines(file) > 300)).toEqual([]);
});

test("half of the files of the module have fewer than 120 lines", () => {
  const lengths = code.filter((file) => file.startsWith("src/")).map(lines).sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)] ?? 0).toBeLessThan(120);
});

test("no test is skipped, or runs alone", () => {
  const tests = files.filter((file) => file.endsWith(".test.ts"));
  expect(linesWith(/\b(it|test|describe)\.(only|skip|todo|fails)\(/, tests)).toEqual([]);
});

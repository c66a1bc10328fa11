import { describe, expect, test } from "vitest";
import { differs } from "../../scripts/lib/install.mjs";

const one = { version: "1.0.0", integrity: "sha512-a" };

describe("packages are installed again", () => {
  test.each([
    ["when nothing is installed", { "node_modules/a": one }, null],
    ["when one is missing", { "node_modules/a": one, "node_modules/b": one }, { "node_modules/a": one }],
    ["when one has another version", { "node_modules/a": one }, { "node_modules/a": { ...one, version: "2.0.0" } }],
    ["when one has other content", { "node_modules/a": one }, { "node_modules/a": { ...one, integrity: "sha512-b" } }],
    ["when one is no longer wanted", { "node_modules/a": one }, { "node_modules/a": one, "node_modules/b": one }],
  ])("%s", (_name, wanted, installed) => {
    expect(differs(wanted, installed)).toBe(true);
  });
});

describe("packages are left alone", () => {
  test.each([
    ["when all are there", { "": { version: "0.1.0" }, "node_modules/a": one }, { "node_modules/a": one }],
    ["when only one for another system is missing", { "node_modules/a": one, "node_modules/w": { ...one, optional: true } }, { "node_modules/a": one }],
  ])("%s", (_name, wanted, installed) => {
    expect(differs(wanted, installed)).toBe(false);
  });
});

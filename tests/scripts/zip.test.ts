import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unzipSync } from "fflate";
import { afterEach, beforeEach, expect, test } from "vitest";
import { zip, zipContents } from "../../scripts/lib/zip.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "gritgloom-zip-"));
  mkdirSync(path.join(folder, "lang"));
  writeFileSync(path.join(folder, "module.json"), "{}");
  writeFileSync(path.join(folder, "lang", "en.json"), "{}");
  writeFileSync(path.join(folder, "a.mjs"), "run();\n//# sourceMappingURL=a.mjs.map\n");
  writeFileSync(path.join(folder, "a.mjs.map"), "{}");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test("the zip has the given manifest at its root, and no source map nor a mention of one", () => {
  const files = unzipSync(zip(zipContents(folder, { id: "x" })));
  expect(Object.keys(files).sort()).toEqual(["a.mjs", "lang/en.json", "module.json"]);
  const text = (name: string) => new TextDecoder().decode(files[name]);
  expect(JSON.parse(text("module.json"))).toEqual({ id: "x" });
  expect(text("a.mjs")).toBe("run();\n");
});

test("the same content gives the same bytes", () => {
  const bytes = () => zip(zipContents(folder, { id: "x" }));
  expect(Buffer.from(bytes()).equals(bytes())).toBe(true);
});

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { unzipSync } from "fflate";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { filesIn } from "../../scripts/lib/files.mjs";
import { readManifest, releaseManifest } from "../../scripts/lib/manifest.mjs";
import { zip, zipContents } from "../../scripts/lib/zip.mjs";
import { useBuild } from "./support/build";

const folder = useBuild();
const read = (file: string) => readFileSync(path.join(folder(), file), "utf8");
const manifest = readManifest();

/** Every member of the manifest that names a file or folder of the module. */
const named = [
  ...manifest.esmodules,
  ...manifest.styles.map(({ src }) => src),
  ...manifest.languages.map(({ path: file }) => file),
  ...manifest.packs.map(({ path: file }) => file),
  manifest.license,
  manifest.readme,
  manifest.changelog,
];

test.each(named)("%s, which module.json names, is built", (file) => {
  expect(existsSync(path.join(folder(), file))).toBe(true);
});

describe("the script", () => {
  test("holds everything: it imports nothing", () => {
    const source = ts.createSourceFile("bundle.mjs", read("grit-and-gloom.mjs"), ts.ScriptTarget.ES2022, true);
    const imports: string[] = [];
    const visit = (node: ts.Node): void => {
      const dynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
      const exported = ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined;
      if (ts.isImportDeclaration(node) || dynamic || exported) imports.push(node.getText().slice(0, 80));
      ts.forEachChild(node, visit);
    };
    visit(source);
    expect(imports).toEqual([]);
  });

  test("is made for browsers: no module and no variable of Node", () => {
    expect(read("grit-and-gloom.mjs")).not.toMatch(/["']node:|\bprocess\.|\brequire\(/);
  });

  test("has the licences of what was bundled into it beside it", () => {
    const map = JSON.parse(read("grit-and-gloom.mjs.map")) as { sources: string[] };
    const packages = map.sources.flatMap((source) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []);
    const notices = read("THIRD-PARTY.md");
    expect([...new Set(packages)].filter((name) => !notices.includes(name))).toEqual([]);
  });
});

describe("the zip", () => {
  const files = () => unzipSync(zip(zipContents(folder(), releaseManifest(manifest, null))));

  test("has the manifest at its root, without hot reload and without an invented address", () => {
    const text = new TextDecoder().decode(files()["module.json"]);
    expect(JSON.parse(text)).toMatchObject({ id: manifest.id, version: manifest.version });
    expect(text).not.toMatch(/hotReload|https?:/);
  });

  test("has what Foundry needs and nothing more", () => {
    const allowed = [
      /^module\.json$/, /^grit-and-gloom\.(mjs|css)$/, /^(LICENSE|README\.md|CHANGELOG\.md|THIRD-PARTY\.md)$/,
      /^lang\/[a-z]+\.json$/, /^templates\/.*\.hbs$/, /^packs\/[a-z-]+\/(CURRENT|MANIFEST-\d+|\d+\.(ldb|log))$/,
    ];
    const names = Object.keys(files());
    expect(names.filter((name) => !allowed.some((pattern) => pattern.test(name)))).toEqual([]);
    expect(named.filter((file) => !names.some((name) => name === file || name.startsWith(`${file}/`)))).toEqual([]);
  });

  test("tells nothing of the machine that built it", () => {
    const decoder = new TextDecoder("latin1");
    const telling = Object.entries(files()).filter(([, bytes]) => {
      const text = decoder.decode(bytes);
      return text.includes(process.cwd()) || text.includes(folder());
    });
    expect(telling.map(([name]) => name)).toEqual([]);
  });
});

test("templates and languages are built as they stand", () => {
  const templates = filesIn("templates").filter((file) => file.endsWith(".hbs"));
  expect(filesIn(path.join(folder(), "templates"))).toEqual(templates);
  for (const { path: file } of manifest.languages) expect(read(file)).toBe(readFileSync(file, "utf8"));
});

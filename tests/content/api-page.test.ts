import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { filesIn } from "../../scripts/lib/files.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";

const page = readFileSync(inRoot("docs/api.md"), "utf8");
const source = (file: string): string => readFileSync(inRoot(file), "utf8");

/** Flags that say what only this module's own clock can know. */
const OUR_OWN = ["lightLeftAt", "lightEnteredAt"];

describe("the page for other modules", () => {
  const api = /export interface Api \{([\s\S]*?)\n\}/.exec(source("src/foundry/api.ts"))?.[1] ?? "";
  const functions = [...api.matchAll(/^ {2}(\w+)\(/gm)].map(([, name]) => name ?? "");

  it.each(functions)("tells of %s", (name) => {
    expect(page).toContain(`| \`${name}(`);
  });

  it("tells of no function that there is not", () => {
    const told = [...page.matchAll(/^\| `(\w+)\(/gm)].map(([, name]) => name);
    expect(functions.length).toBeGreaterThan(5);
    expect([...told].sort()).toEqual([...functions].sort());
  });

  it("tells of every hook", () => {
    const hooks = filesIn(inRoot("src/foundry")).flatMap((file) => [...source(`src/foundry/${file}`).matchAll(/\$\{HOOK_PREFIX\}\.(\w+)/g)].map(([, name]) => name ?? ""));
    expect(hooks.length).toBeGreaterThan(1);
    for (const name of hooks) expect(page).toContain(`\`gritAndGloom.${name}\``);
  });

  it("tells of every flag that is read from documents", () => {
    const lists = ["read-token", "read-light", "read-scene"].map((file) => /const \w+_FLAGS = \[([^\]]*)\]/.exec(source(`src/documents/${file}.ts`))?.[1] ?? "");
    const flags = lists.flatMap((list) => [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name ?? ""));
    expect(flags.length).toBeGreaterThan(15);
    expect(flags.filter((name) => !OUR_OWN.includes(name) && !page.includes(`\`${name}\``))).toEqual([]);
  });
});

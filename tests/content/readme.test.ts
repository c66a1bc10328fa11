import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SETTINGS } from "../../src/foundry/settings/settings-table";

const readme = readFileSync("README.md", "utf8");
const texts = JSON.parse(readFileSync("lang/en.json", "utf8")) as { GRITGLOOM: { Setting: Record<string, { Name?: string; Hint?: string }> } };

describe("README", () => {
  const shown = Object.entries(SETTINGS).filter(([, setting]) => setting.shown).map(([key]) => key);

  it.each(shown)("tells of the setting %s as the settings window does", (key) => {
    const { Name, Hint } = texts.GRITGLOOM.Setting[key] ?? {};
    expect(Name).toBeTruthy();
    expect(readme).toContain(`| ${Name ?? ""} |`);
    expect(readme).toContain(`| ${Hint ?? ""} |`);
  });

  it("shows pictures that are there", () => {
    const pictures = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path]) => path ?? "");
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((path) => !existsSync(path))).toEqual([]);
  });
});

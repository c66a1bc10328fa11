import { describe, expect, test } from "vitest";
import { ALL_STEPS, runSteps, selectSteps } from "../../scripts/lib/steps.mjs";

const names = (args: string[]) => selectSteps(ALL_STEPS, args).map((step) => step.name);

describe("--only", () => {
  test("is all steps when absent", () => {
    expect(names([])).toEqual(["types", "lint", "build", "unit", "browser"]);
  });

  test("keeps the usual order", () => {
    expect(names(["--only=browser,types"])).toEqual(["types", "browser"]);
  });

  test("refuses a step that does not exist, naming it and those that do", () => {
    expect(() => names(["--only=unti"])).toThrow(/"unti".*types, lint, build, unit, browser/);
  });

  test("refuses any other argument", () => {
    expect(() => names(["--watch"])).toThrow(/"--watch"/);
  });
});

describe("runSteps", () => {
  const step = (name: string, outcome: object) => ({ name, run: () => Promise.resolve({ ok: true, ...outcome }) });

  async function lines(steps: Parameters<typeof runSteps>[0]) {
    const printed: string[] = [];
    const status = await runSteps(steps, (line) => void printed.push(line));
    return { status, printed };
  }

  test("adds the tests of all steps up in the last line, after Vitest's own summaries", async () => {
    const { status, printed } = await lines([
      step("unit", { passed: 5, summary: ["Tests  5 passed (5)"] }),
      step("browser", { passed: 2, summary: ["Tests  2 passed (2)"] }),
    ]);
    expect(status).toBe(0);
    expect(printed.at(-1)).toBe("7 passed, 0 failed");
    expect(printed.slice(-6, -2)).toEqual(["unit:", "Tests  5 passed (5)", "browser:", "Tests  2 passed (2)"]);
  });

  test("stops at the first step that fails and names it", async () => {
    const later = step("browser", {});
    later.run = () => Promise.reject(new Error("must not run"));
    const { status, printed } = await lines([step("unit", { ok: false, passed: 3, failed: 1 }), later]);
    expect(status).toBe(1);
    expect(printed).toContain("Failed at: unit");
    expect(printed).not.toContain("must not run");
    expect(printed.at(-1)).toBe("3 passed, 1 failed");
  });

  test("takes a step that throws for a failed one and prints why", async () => {
    const broken = { name: "browser", run: () => Promise.reject(new Error("no browser here")) };
    const { status, printed } = await lines([broken]);
    expect(status).toBe(1);
    expect(printed).toContain("no browser here");
  });
});

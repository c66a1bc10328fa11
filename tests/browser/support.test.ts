import { expect, test } from "vitest";
import { hindrances } from "./support/axe";
import { openPage, useBrowser } from "./support/browser";

const browser = useBrowser();

test("the browser draws WebGL 2, which the canvas needs", async () => {
  const { page, faults } = await openPage(browser(), "about:blank");
  const version = await page.evaluate(() => {
    const gl = document.createElement("canvas").getContext("webgl2");
    return gl === null ? null : String(gl.getParameter(gl.VERSION));
  });
  expect(version).toMatch(/WebGL 2\.0/);
  expect(faults).toEqual([]);
});

test("a page's errors are collected", async () => {
  const { page, faults } = await openPage(browser(), "about:blank");
  await page.evaluate(() => {
    console.error("first");
    setTimeout(() => {
      throw new Error("second");
    });
  });
  await expect.poll(() => faults.length).toBe(2);
  expect(faults[0]).toContain("console: first");
  expect(faults[1]).toContain("second");
});

test("axe finds a control without a name and is content with one that has it", async () => {
  const { page } = await openPage(browser(), "data:text/html,<!doctype html><html lang=en><title>t</title><main><button></button></main>");
  expect(await hindrances(page, "main")).toEqual([expect.stringContaining("button-name")]);
  await page.evaluate(() => document.querySelector("button")!.append("Attack"));
  expect(await hindrances(page, "main")).toEqual([]);
});

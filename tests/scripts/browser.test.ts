import { afterEach, expect, test, vi } from "vitest";
import { findBrowser, launchArguments, usualPlaces } from "../../scripts/lib/browser.mjs";

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ["win32", { PROGRAMFILES: "C:\\Program Files" }, "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"],
  ["win32", { "PROGRAMFILES(X86)": "C:\\Program Files (x86)" }, "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe"],
  ["darwin", {}, "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
  ["darwin", { HOME: "/folder/of/a" }, "/folder/of/a/Applications/Chromium.app/Contents/MacOS/Chromium"],
  ["linux", { PATH: "/opt/tools" }, "/opt/tools/chromium"],
  ["linux", {}, "/usr/bin/google-chrome"],
] as const)("on %s with %o, %s is looked at", (platform, env, expected) => {
  expect(usualPlaces(platform, env)).toContain(expected);
});

test("CHROME_PATH goes before every usual place", async () => {
  vi.stubEnv("CHROME_PATH", process.execPath);
  expect(await findBrowser()).toBe(process.execPath);
});

test("CHROME_PATH that names nothing is an error, never another browser", async () => {
  vi.stubEnv("CHROME_PATH", "/no/such/browser");
  await expect(findBrowser()).rejects.toThrow("/no/such/browser");
});

test("the sandbox is switched off for root only", () => {
  const root = process.getuid?.() === 0;
  expect(launchArguments().includes("--no-sandbox")).toBe(root);
});

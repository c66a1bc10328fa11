import { expect, test } from "vitest";
import { opener } from "../../scripts/lib/open-page.mjs";

const url = "http://localhost:30100/";

test.each([
  ["linux", { DISPLAY: ":0" }, "xdg-open"],
  ["linux", { WAYLAND_DISPLAY: "wayland-0" }, "xdg-open"],
  ["darwin", {}, "open"],
  ["win32", {}, "rundll32"],
] as const)("%s with %o opens by %s", (platform, env, command) => {
  const found = opener(platform, env, url);
  expect(found?.command).toBe(command);
  expect(found?.args).toContain(url);
});

test.each([
  ["linux", {}],
  ["linux", { DISPLAY: ":0", CI: "true" }],
  ["darwin", { SSH_CONNECTION: "10.0.0.1" }],
  ["win32", { BROWSER: "none" }],
] as const)("%s with %o opens nothing", (platform, env) => {
  expect(opener(platform, env, url)).toBeNull();
});

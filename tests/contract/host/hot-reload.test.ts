import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Host } from "../../../playground/client/host/host";
import { join } from "../../../playground/client/host/join";
import { start } from "../../../playground/client/host/start";
import { GAMEMASTER, PLAYER_1 } from "../../../playground/server/default-users";
import { type RunningServer, startServer } from "../../../playground/server/start-server";
import type { HotReloadData } from "../../../playground/shared/protocol";

const MANIFEST = {
  id: "lantern",
  title: "Lantern",
  version: "1.0.0",
  esmodules: ["lantern.mjs"],
  styles: ["lantern.css"],
  languages: [{ lang: "en", name: "English", path: "lang/en.json" }, { lang: "ru", name: "Русский", path: "lang/ru.json" }],
  flags: { hotReload: { extensions: ["css", "hbs", "json"], paths: ["lantern.css", "templates", "lang"] } },
};

// platform.md section 1 and the table of hooks; foundry-vtt-types client/hooks.d.mts (hotReload), common/packages/base-package.d.mts.
describe("Hot reload", () => {
  let folder = "";
  let server: RunningServer;
  let gm: Host;
  let player: Host;
  let heard: HotReloadData[] = [];
  const write = (file: string, text: string) => writeFile(path(folder, file), text);
  const build = async (texts: Record<string, unknown> = { Lit: "Lit" }) => {
    await mkdir(path(folder, "lang"), { recursive: true });
    await mkdir(path(folder, "templates"), { recursive: true });
    await write("module.json", JSON.stringify(MANIFEST));
    await write("lantern.mjs", "export {};");
    await write("lantern.css", "p {}");
    await write("templates/card.hbs", "<p></p>");
    await write("templates/notes.txt", "kept");
    await write("lang/en.json", JSON.stringify(texts));
    await write("lang/ru.json", "{}");
  };
  const seat = async (userId: string) => {
    const host = await join({ url: server.url, userId });
    await start(host, { readTexts: () => Promise.resolve({ Lit: "Lit" }) });
    return host;
  };

  beforeEach(async () => {
    folder = await mkdtemp(path(tmpdir(), "hot-reload-"));
    await build();
    server = await startServer({ module: folder, world: {}, watch: true });
    gm = await seat(GAMEMASTER);
    player = await seat(PLAYER_1);
    heard = [];
    player.Hooks.on("hotReload", (data: HotReloadData) => void heard.push(data));
  });
  afterEach(async () => {
    for (const host of [gm, player]) host.close();
    await server.close();
    await rm(folder, { recursive: true });
  });

  it("tells every client which file of which package changed, with its text", async () => {
    await write("templates/card.hbs", "<b></b>");
    await expect.poll(() => heard, { timeout: 8000 }).toEqual([
      { packageType: "module", packageId: "lantern", content: "<b></b>", path: "modules/lantern/templates/card.hbs", extension: "hbs" },
    ]);
  });

  it("says nothing of files whose text is the same, of other kinds, or outside the named paths", async () => {
    await rm(path(folder, "templates"), { recursive: true });
    await build();
    await write("templates/notes.txt", "changed");
    await write("readme.css", "b {}");
    await write("lantern.css", "i {}");
    await expect.poll(() => heard.map(({ path: file }) => file), { timeout: 8000 }).toEqual(["modules/lantern/lantern.css"]);
  });

  it("waits until a build that emptied its folder has written everything", async () => {
    await rm(path(folder, "lang"), { recursive: true });
    await rm(path(folder, "module.json"));
    await write("lantern.css", "u {}");
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(heard).toEqual([]);
    await build({ Lit: "Shining" });
    await write("lantern.css", "u {}");
    await expect.poll(() => heard.map(({ extension }) => extension).sort(), { timeout: 8000 }).toEqual(["css", "json"]);
  });

  it("merges the texts of a language in use, unless a listener returns false", async () => {
    gm.Hooks.on("hotReload", () => false);
    await write("lang/en.json", JSON.stringify({ Lit: "Bright" }));
    await expect.poll(() => player.game.i18n.localize("Lit"), { timeout: 8000 }).toBe("Bright");
    await gm.transport.request("sync");
    expect(gm.game.i18n.localize("Lit")).toBe("Lit");
  });

  it("tells pages to begin anew when a script changes, outside of the hook", async () => {
    const told: unknown[] = [];
    player.transport.on("playgroundReload", (data) => void told.push(data));
    await write("lantern.mjs", "export const lit = 1;");
    await expect.poll(() => told, { timeout: 8000 }).toEqual([{ path: "modules/lantern/lantern.mjs" }]);
    expect(heard).toEqual([]);
  });
});

import { afterEach, describe, expect, it } from "vitest";
import { join } from "../../../playground/client/host/join";
import { start } from "../../../playground/client/host/start";
import type { Host } from "../../../playground/client/host/host";
import { NumberField } from "../../../playground/shared/fields/scalar-fields";
import { GAMEMASTER } from "../../../playground/server/default-users";
import { type RunningServer, startServer } from "../../../playground/server/start-server";
import { GENERATIONS, HALL, HALL_WORLD, HERO, MANIFEST } from "./table";

// platform.md, host checklist 16 and section 2; foundryvtt.com/api/v14/modules/hookEvents; foundry-vtt-types client/game.d.mts.
describe.each(GENERATIONS)("The start in %i", (generation) => {
  let server: RunningServer | null = null;
  const open: Host[] = [];
  const seat = async (world = HALL_WORLD) => {
    const manifest = { ...MANIFEST, languages: [{ lang: "en", name: "English", path: "lang/en.json" }, { lang: "ru", name: "Русский", path: "lang/ru.json" }] };
    server ??= await startServer({ generation, module: null, manifests: [manifest], world });
    const host = await join({ url: server.url, userId: GAMEMASTER });
    open.push(host);
    return host;
  };
  afterEach(async () => {
    for (const host of open.splice(0)) host.close();
    await server?.close();
    server = null;
  });
  const texts: Record<string, Record<string, unknown>> = { "lang/en.json": { "A.b": "One {n}", A: { c: "Two" } }, "lang/ru.json": { A: { b: "Один {n}" } } };
  const readTexts = (path: string) => Promise.resolve(texts[path.replace("/modules/contract-module/", "")] ?? null);

  it("runs init, i18nInit, setup, drawing, ready; documents and texts come after init", async () => {
    const host = await seat();
    const order: unknown[] = [];
    const note = (name: string) => order.push([name, host.game.i18n.localize("A.c"), host.game.actors.size, host.game.ready]);
    for (const name of ["init", "i18nInit", "setup", "ready"]) host.Hooks.once(name, () => note(name));
    const part = { install: () => void note("install"), draw: () => void note("draw") };
    await start(host, { parts: [part], readTexts });
    expect(order).toEqual([
      ["install", "A.c", 0, false],
      ["init", "A.c", 0, false],
      ["i18nInit", "Two", 0, false],
      ["setup", "Two", 2, false],
      ["draw", "Two", 2, false],
      ["ready", "Two", 2, true],
    ]);
    expect(host.game.scenes.viewed?.id).toBe(HALL);
  });

  it("speaks the user's language, and English where a text is missing", async () => {
    const host = await seat();
    await start(host, { readTexts, language: "ru" });
    expect([host.game.i18n.format("A.b", { n: 3 }), host.game.i18n.localize("A.c"), host.game.i18n.localize("A.none")]).toEqual(["Один 3", "Two", "A.none"]);
    expect([host.game.i18n.has("A.c"), host.game.i18n.has("A.c", false)]).toEqual([true, false]);
  });

  it("misses nothing that happens while a client starts", async () => {
    const early = await seat();
    await start(early);
    const late = await seat();
    await early.game.actors.get(HERO)?.update({ name: "Renamed meanwhile" });
    await (early.classes["Actor"] as unknown as { create(data: object): Promise<unknown> }).create({ name: "Newcomer", type: "npc" });
    await late.transport.request("sync");
    await start(late);
    expect((late.game.actors.get(HERO) as unknown as { name: string }).name).toBe("Renamed meanwhile");
    expect(late.game.actors.map((actor) => (actor as unknown as { name: string }).name)).toEqual(["Renamed meanwhile", "Orc", "Newcomer"]);
  });

  it("may end without a canvas", async () => {
    const host = await seat();
    await start(host);
    expect([host.canvas, host.game.ready, host.game.scenes.viewed?.tokens.size]).toEqual([null, true, 2]);
  });

  it("survives an exception in a listener", async () => {
    const host = await seat();
    host.Hooks.once("init", () => {
      throw new Error("module broken");
    });
    await start(host);
    expect(host.game.ready).toBe(true);
    expect(host.Hooks.errors[0]?.error.message).toContain("module broken");
  });

  it("binds an action to other keys on this client, and back", async () => {
    const host = await seat();
    host.Hooks.once("init", () => host.game.keybindings.register("contract-module", "peek", { editable: [{ key: "KeyG" }], uneditable: [{ key: "F9" }], onDown: () => true }));
    await start(host);
    const answers = () => [host.game.keybindings.handle("KeyG", []), host.game.keybindings.handle("KeyH", ["Shift"]), host.game.keybindings.handle("F9", [])];
    expect(answers()).toEqual([true, false, true]);
    await host.game.keybindings.set("contract-module", "peek", [{ key: "KeyH", modifiers: ["Shift"] }]);
    expect(answers()).toEqual([false, true, true]);
    expect(host.game.settings.get("core", "keybindings")).toEqual({ "contract-module.peek": [{ key: "KeyH", modifiers: ["Shift"] }] });
    await host.game.keybindings.set("contract-module", "peek", []);
    expect(answers()).toEqual([false, false, true]);
    await host.game.keybindings.set("contract-module", "peek");
    expect(answers()).toEqual([true, false, true]);
    await host.game.keybindings.set("contract-module", "peek", []);
    await host.game.keybindings.resetDefaults();
    expect(host.game.keybindings.get("contract-module", "peek")).toEqual([{ key: "F9" }, { key: "KeyG" }]);
  });

  it("takes keybindings in init only", async () => {
    const host = await seat();
    const down: string[] = [];
    host.Hooks.once("init", () => host.game.keybindings.register("contract-module", "peek", { editable: [{ key: "KeyG" }], onDown: () => (down.push("peek"), true) }));
    await start(host);
    expect(() => host.game.keybindings.register("contract-module", "late", {})).toThrow(/after the init hook/);
    expect([host.game.keybindings.handle("KeyG", []), host.game.keybindings.handle("KeyG", ["Shift"]), down]).toEqual([true, false, ["peek"]]);
  });

  it("knows registered settings only, casts and cleans them, and tells every client of a world setting", async () => {
    const heard: unknown[] = [];
    const hosts = [await seat(), await seat()];
    for (const host of hosts) {
      host.game.settings.register("contract-module", "edge", { scope: "world", type: new NumberField({ nullable: false, initial: 3, min: 0, max: 9 }), onChange: (value) => void heard.push(value) });
      host.game.settings.register("contract-module", "mine", { scope: "client", type: Boolean, default: true, onChange: (value) => void heard.push(value) });
      await start(host);
    }
    const [first, second] = hosts as [Host, Host];
    expect(() => first.game.settings.get("contract-module", "unheard")).toThrow('"contract-module.unheard" is not a registered game setting');
    expect(first.game.settings.get("contract-module", "edge")).toBe(3);
    expect(await first.game.settings.set("contract-module", "edge", "40")).toBe(9);
    await second.transport.request("sync");
    expect([second.game.settings.get("contract-module", "edge"), heard.splice(0)]).toEqual([9, [9, 9]]);
    await first.game.settings.set("contract-module", "mine", false);
    expect([first.game.settings.get("contract-module", "mine"), second.game.settings.get("contract-module", "mine"), heard]).toEqual([false, true, [false]]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Hooks } from "../../../playground/client/host/hooks";
import { GENERATIONS, heard, HERO, openTable, type Table } from "./table";

// platform.md, host checklist 1; foundry-vtt-types client/helpers/hooks.d.mts.
describe("Hooks", () => {
  it("are stopped by exactly false and by nothing else", () => {
    for (const [answer, expected] of [[false, false], [0, true], [null, true], [undefined, true], ["", true]] as const) {
      const hooks = new Hooks();
      const after: string[] = [];
      hooks.on("try", () => answer);
      hooks.on("try", () => void after.push("ran"));
      expect(hooks.call("try"), String(answer)).toBe(expected);
      expect(after.length, String(answer)).toBe(expected ? 1 : 0);
    }
  });

  it("take a promise of false for consent: nothing is awaited", () => {
    const hooks = new Hooks();
    // eslint-disable-next-line @typescript-eslint/require-await
    hooks.on("try", async () => false);
    expect(hooks.call("try")).toBe(true);
  });

  it("run all listeners of callAll whatever they answer", () => {
    const hooks = new Hooks();
    let runs = 0;
    hooks.on("all", () => (runs++, false));
    hooks.on("all", () => (runs++, false));
    expect(hooks.callAll("all")).toBe(true);
    expect(runs).toBe(2);
  });

  it("report an exception, by the hook error too, and run the rest", () => {
    const hooks = new Hooks();
    const seen: unknown[] = [];
    hooks.on("error", (location: string, error: Error) => void seen.push(location, error.message));
    hooks.on("try", () => {
      throw new Error("broken");
    });
    hooks.on("try", () => void seen.push("rest"));
    expect(hooks.call("try")).toBe(true);
    expect(seen).toEqual(["Hooks.#call try", "broken", "rest"]);
    expect(hooks.errors).toHaveLength(1);
  });

  it("leave by id or by function, and once is once", () => {
    const hooks = new Hooks();
    let runs = 0;
    const count = () => void runs++;
    const id = hooks.on("a", count);
    hooks.off("a", id);
    hooks.on("a", count);
    hooks.off("a", count);
    hooks.once("a", count);
    hooks.callAll("a");
    hooks.callAll("a");
    expect(runs).toBe(1);
  });
});

describe.each(GENERATIONS)("Document hooks in %i", (generation) => {
  let table: Table;
  beforeAll(async () => (table = await openTable({ generation })));
  afterAll(() => table.close());

  it("fire before the write on the initiator only, and after it on every client", async () => {
    const before = table.hosts.map((host) => heard(host, "preUpdateActor"));
    const after = table.hosts.map((host) => heard(host, "updateActor"));
    await table.gm.game.actors.get(HERO)?.update({ name: "Heroine" });
    await table.settle();
    expect(before.map((calls) => calls.length)).toEqual([1, 0, 0]);
    expect(after.map((calls) => calls.length)).toEqual([1, 1, 1]);
    expect(after[1]?.[0]?.[1]).toEqual({ _id: HERO, name: "Heroine" });
    expect(after[1]?.[0]?.[3]).toBe(table.gm.game.userId);
  });

  it("cancel a write by false, and let the listener change the changes", async () => {
    const { gm } = table;
    const actor = gm.game.actors.get(HERO);
    const veto = gm.Hooks.on("preUpdateActor", () => false);
    expect(await actor?.update({ name: "No" })).toBeUndefined();
    gm.Hooks.off("preUpdateActor", veto);
    gm.Hooks.once("preUpdateActor", (_: unknown, changes: { name: string }) => void (changes.name = "Changed"));
    await actor?.update({ name: "Asked" });
    expect((actor as { name?: string }).name).toBe("Changed");
  });

  it("cancel creation and deletion alike", async () => {
    const { gm } = table;
    const stop = [gm.Hooks.on("preCreateItem", () => false), gm.Hooks.on("preDeleteActor", () => false)];
    expect(await gm.game.actors.get(HERO)?.createEmbeddedDocuments("Item", [{ name: "Club", type: "weapon" }])).toEqual([]);
    expect(await gm.game.actors.get(HERO)?.delete()).toBeUndefined();
    expect(gm.game.actors.has(HERO)).toBe(true);
    gm.Hooks.off("preCreateItem", stop[0] ?? 0);
    gm.Hooks.off("preDeleteActor", stop[1] ?? 0);
  });
});

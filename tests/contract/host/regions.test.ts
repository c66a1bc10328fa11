import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RegionDocument, RegionEvent } from "../../../playground/client/host/documents/region";
import type { Scene as SceneDocument } from "../../../playground/client/host/documents/scene";
import type { TokenDocument } from "../../../playground/client/host/documents/token";
import { GENERATIONS, HALL, HERO_TOKEN, inHall, openTable, type Table } from "./table";

// platform.md, host checklist 11 and section 7; foundry-vtt-types client/documents/region.d.mts; #14299 for the top border.
describe.each(GENERATIONS)("Regions in %i", (generation) => {
  let table: Table;
  const events: string[] = [];
  beforeAll(async () => {
    table = await openTable({
      generation,
      prepare: (host) => {
        const Base = host.foundry.data as unknown as { regionBehaviors: { RegionBehaviorType: new (...args: never[]) => object & { region: RegionDocument | null } } };
        const note = function (this: { region: RegionDocument | null }, event: RegionEvent) {
          const moved = "movement" in event.data ? (event.data["movement"] === null ? " null" : " moved") : "";
          events.push(`${host.game.user.name}: ${event.name}${moved} by ${event.user.name} in ${this.region?.name ?? "none"}`);
        };
        const names = ["tokenEnter", "tokenExit", "tokenMoveIn", "tokenMoveOut", "tokenMoveWithin", "regionBoundary", "behaviorActivated", "behaviorDeactivated"];
        class Zone extends Base.regionBehaviors.RegionBehaviorType {
          static events = Object.fromEntries(names.map((name) => [name, note]));
        }
        (host.CONFIG["RegionBehavior"] as { dataModels: Record<string, unknown> }).dataModels["contract-module.zone"] = Zone;
      },
    });
  });
  afterAll(() => table.close());

  const make = async (data: object) => {
    const [region] = (await table.gm.game.scenes.get(HALL)?.createEmbeddedDocuments("Region", [
      { name: "Zone", shapes: [{ type: "rectangle", x: 600, y: 0, width: 200, height: 200 }], ...data },
    ])) as RegionDocument[];
    if (!region) throw new Error("No region was made");
    await table.settle();
    return region;
  };
  const perClient = (...lines: string[]) => lines.flatMap((line) => ["Gamemaster", "Player 1", "Player 2"].map((name) => `${name}: ${line}`)).sort();
  const taken = () => events.splice(0).sort();

  it("test elevated points of the document, null elevations without bound", async () => {
    const region = await make({});
    expect(region.testPoint({ x: 700, y: 100, elevation: -1e6 })).toBe(true);
    expect(region.testPoint({ x: 700, y: 100, elevation: 1e6 })).toBe(true);
    expect(region.testPoint({ x: 500, y: 100, elevation: 0 })).toBe(false);
    expect(() => region.testPoint({ x: 700, y: 100 }, 0)).toThrow(/one elevated point/);
    await region.delete();
  });

  it("count the bottom in; the top in 13, and in 14 only when it says so", async () => {
    const region = await make({ elevation: { bottom: 0, top: 10 } });
    const at = (elevation: number) => region.testPoint({ x: 700, y: 100, elevation });
    expect([-0.1, 0, 9.9, 10, 10.1].map(at)).toEqual([false, true, true, generation === 13, false]);
    if (generation >= 14) {
      await region.update({ "elevation.topInclusive": true });
      expect(at(10)).toBe(true);
      await region.update({ elevation: { bottom: 10, top: 10, topInclusive: false } });
      expect(at(10)).toBe(true);
    }
    await region.delete();
  });

  it("cut holes out of what came before them", async () => {
    const region = await make({ shapes: [{ type: "circle", x: 700, y: 100, radius: 100 }, { type: "rectangle", x: 680, y: 80, width: 40, height: 40, hole: true }] });
    expect(region.testPoint({ x: 700, y: 100, elevation: 0 })).toBe(false);
    expect(region.testPoint({ x: 640, y: 100, elevation: 0 })).toBe(true);
    await region.delete();
  });

  it("are on all levels with an empty set of levels, else on theirs", async () => {
    if (generation < 14) return;
    const region = await make({});
    const token = inHall<TokenDocument>(table.gm, "Token", HERO_TOKEN);
    expect(token.testInsideRegion(region, { x: 650, y: 50 })).toBe(true);
    await region.update({ levels: ["otherLevel000000"] });
    expect(token.testInsideRegion(region, { x: 650, y: 50 })).toBe(false);
    await region.delete();
  });

  it("tell the behaviours of every client who entered, moved and left", async () => {
    const region = await make({ behaviors: [{ type: "contract-module.zone" }] });
    expect(taken()).toEqual(perClient("behaviorActivated by Gamemaster in Zone"));
    const token = inHall<TokenDocument>(table.player, "Token", HERO_TOKEN);
    await token.update({ x: 650, y: 50 });
    await table.settle();
    expect(taken()).toEqual(perClient("tokenEnter moved by Player 1 in Zone", "tokenMoveIn moved by Player 1 in Zone"));
    expect([...region.tokens].map(({ id }) => id)).toEqual([HERO_TOKEN]);
    await token.update({ x: 700 });
    await table.settle();
    expect(taken()).toEqual(perClient("tokenMoveWithin moved by Player 1 in Zone"));
    await token.update({ x: 100 });
    await table.settle();
    expect(taken()).toEqual(perClient("tokenExit moved by Player 1 in Zone", "tokenMoveOut moved by Player 1 in Zone"));
    await region.delete();
    await table.settle();
    expect(taken()).toEqual(perClient("behaviorDeactivated by Gamemaster in Zone"));
  });

  it("give no movement where the region changed and not the token", async () => {
    const region = await make({ behaviors: [{ type: "contract-module.zone" }] });
    taken();
    const over = { shapes: [{ type: "rectangle", x: 0, y: 0, width: 400, height: 400 }] };
    await region.update(over);
    await table.settle();
    expect(taken().filter((line) => line.startsWith("Gamemaster") && line.includes("token"))).toEqual(["Gamemaster: tokenEnter null by Gamemaster in Zone"]);
    await region.delete();
    await table.settle();
    expect(taken().filter((line) => line.startsWith("Player 1"))).toEqual(["Player 1: behaviorDeactivated by Gamemaster in Zone", "Player 1: tokenExit null by Gamemaster in Zone"]);
  });

  it("hold the tokens of a scene that is made whole, on every client, without events", async () => {
    taken();
    const tokens = [{ name: "Guard", x: 0, y: 0 }, { name: "Away", x: 900, y: 900 }];
    const regions = [{ name: "Gate", shapes: [{ type: "rectangle", x: 0, y: 0, width: 200, height: 200 }], behaviors: [{ type: "contract-module.zone" }] }];
    const Scene = table.gm.documentClass("Scene") as unknown as typeof SceneDocument;
    const scene = (await Scene.create({ name: "Keep", tokens, regions })) as { id: string } | undefined;
    await table.settle();
    for (const host of table.hosts) {
      const [gate] = [...(host.game.scenes.get(scene?.id ?? "")?.regions ?? [])] as unknown as RegionDocument[];
      expect([...(gate?.tokens ?? [])].map(({ name }) => name)).toEqual(["Guard"]);
    }
    expect(taken()).toEqual([]);
  });

  it("silence a disabled behaviour", async () => {
    const region = await make({ behaviors: [{ type: "contract-module.zone", disabled: true }] });
    taken();
    await inHall(table.gm, "Token", HERO_TOKEN).update({ x: 650, y: 50 });
    await table.settle();
    expect(taken()).toEqual([]);
    await region.delete();
  });
});

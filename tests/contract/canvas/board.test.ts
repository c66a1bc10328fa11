import { afterEach, describe, expect, it } from "vitest";
import { CanvasLayer } from "../../../playground/client/canvas/layers/canvas-layer";
import type { CollisionVertex } from "../../../playground/client/canvas/sight/collision";
import type { Host } from "../../../playground/client/host/host";
import { type CanvasTable, foe, GENERATIONS, openCanvases, scene, seer, SCENE } from "./canvas-table";

let table: CanvasTable | null = null;
afterEach(async () => {
  await table?.close();
  table = null;
});

const wall = { _id: "wall000000000000", c: [600, 0, 600, 1000] };
interface Backend {
  testCollision(a: object, b: object, options: object): boolean | CollisionVertex | CollisionVertex[] | null;
}
const backend = (host: Host, type: string): Backend => (host.CONFIG["Canvas"] as { polygonBackends: Record<string, Backend> }).polygonBackends[type] as Backend;

describe.each(GENERATIONS)("the canvas in generation %i", (generation) => {
  it("fires canvasInit, canvasDraw and canvasReady in order, and again when it is drawn anew", async () => {
    const names: string[] = [];
    table = await openCanvases(generation, scene(), (host) => {
      for (const name of ["canvasInit", "canvasDraw", "canvasReady", "canvasTearDown"]) host.Hooks.on(name, () => void names.push(name));
    });
    expect(names.slice(0, 3)).toEqual(["canvasInit", "canvasDraw", "canvasReady"]);
    names.length = 0;
    await table.gm.canvas.draw();
    expect(names).toEqual(["canvasTearDown", "canvasInit", "canvasDraw", "canvasReady"]);
  });

  it("never becomes ready where the client has it switched off", async () => {
    const ready: unknown[] = [];
    table = await openCanvases(generation, scene({ tokens: [foe(100, 100)] }), (host) => {
      host.Hooks.on("init", () => void host.game.settings.set("core", "noCanvas", true));
      host.Hooks.on("canvasReady", () => void ready.push(1));
    });
    expect(ready).toEqual([]);
    expect(table.gm.canvas.ready).toBe(false);
    expect(table.gm.canvas.scene).toBeNull();
  });

  it("keeps edges on the canvas in 13 and with the level in 14", async () => {
    table = await openCanvases(generation, scene({ walls: [wall] }));
    const { canvas } = table.gm;
    const edges = generation === 13 ? canvas.edges : canvas.level?.edges;
    expect(edges?.get("Wall.wall000000000000")?.sight).toBe(20);
    expect(generation === 13 ? canvas.level : canvas.edges).toBeUndefined();
  });

  it("collision answers all by default, any and closest when asked", async () => {
    table = await openCanvases(generation, scene({ walls: [wall, { ...wall, _id: "wall000000000001", c: [800, 0, 800, 1000] }] }));
    const { testCollision } = { testCollision: (options: object) => backend(table?.gm.host as Host, "sight").testCollision({ x: 100, y: 500 }, { x: 1000, y: 500 }, options) };
    expect((testCollision({ type: "sight" }) as CollisionVertex[]).map(({ x }) => x)).toEqual([600, 800]);
    expect(testCollision({ type: "sight", mode: "any" })).toBe(true);
    expect((testCollision({ type: "sight", mode: "closest" }) as CollisionVertex).x).toBe(600);
    expect(() => testCollision({ mode: "any" })).toThrow(/type/);
    const free = backend(table.gm.host, "sight").testCollision({ x: 100, y: 500 }, { x: 500, y: 500 }, { type: "sight" });
    expect(free).toEqual([]);
  });

  it("reading a member that is not imitated throws", async () => {
    table = await openCanvases(generation, scene());
    const facade = table.gm.host.canvas as Record<string, unknown>;
    expect(() => facade["drawings"]).toThrow(/does not imitate/);
    expect(facade["ready"]).toBe(true);
  });

  it("draws layers that a package registers, as members of the canvas", async () => {
    const drawn: string[] = [];
    class OwnLayer extends CanvasLayer {
      protected override _draw(): Promise<void> {
        drawn.push("draw");
        return Promise.resolve();
      }
    }
    table = await openCanvases(generation, scene(), (host) => {
      host.Hooks.on("init", () => {
        (host.CONFIG["Canvas"] as { layers: Record<string, object> }).layers["own"] = { layerClass: OwnLayer, group: "interface" };
      });
    });
    expect(drawn).toEqual(["draw", "draw"]);
    expect((table.gm.host.canvas as { own?: unknown }).own).toBeInstanceOf(OwnLayer);
  });

  it("targets are a set of placeables that the other clients hear of", async () => {
    table = await openCanvases(generation, scene({ tokens: [seer(300, 300), foe(500, 300)], tokenVision: false }));
    const { gm, player } = table;
    const calls: unknown[][] = [];
    gm.host.Hooks.on("targetToken", (...args: unknown[]) => void calls.push(args));
    const token = player.canvas.tokens.get("foetoken00000000");
    token?.setTarget(true);
    await table.settle();
    expect(player.host.game.user.targets.has(token)).toBe(true);
    const seenByGm = gm.host.game.users.get(player.host.game.userId)?.targets;
    expect(seenByGm?.size).toBe(1);
    expect(seenByGm?.has(gm.canvas.tokens.get("foetoken00000000"))).toBe(true);
    expect(calls.map(([user, target, on]) => [(user as { name: string }).name, (target as { id: string }).id, on])).toEqual([["Player 1", "foetoken00000000", true]]);
    player.canvas.tokens.get("seertoken0000000")?.setTarget(true);
    expect((player.host.game.user.targets as { ids?: string[] }).ids).toEqual(["seertoken0000000"]);
  });

  it("a player's token is stopped by a wall, and steps where there is none", async () => {
    table = await openCanvases(generation, scene({ tokens: [seer(500, 500)], walls: [wall] }));
    const { player } = table;
    const token = player.canvas.tokens.get("seertoken0000000");
    token?.control();
    await player.canvas.tokens.moveControlled(1, 0);
    expect(token?.document._source["x"]).toBe(500);
    await player.canvas.tokens.moveControlled(-1, 0);
    expect(token?.document._source["x"]).toBe(400);
  });

  it("follows the documents: a new wall has an edge, a deleted token is gone", async () => {
    table = await openCanvases(generation, scene({ tokens: [foe(500, 500)] }));
    const { gm, player } = table;
    const live = gm.host.game.scenes.get(SCENE);
    await live?.createEmbeddedDocuments("Wall", [{ c: [0, 0, 100, 100] }]);
    await live?.deleteEmbeddedDocuments("Token", ["foetoken00000000"]);
    await table.settle();
    for (const { canvas } of [gm, player]) {
      expect(canvas.walls.placeables).toHaveLength(1);
      expect([...canvas.edgesFor(undefined).keys()].filter((key) => key.startsWith("Wall."))).toHaveLength(1);
      expect(canvas.tokens.placeables).toEqual([]);
    }
  });

  it("the placeable form of Region#testPoint is deprecated, and false in 14", async () => {
    table = await openCanvases(generation, scene({ regions: [{ name: "R", shapes: [{ type: "rectangle", x: 0, y: 0, width: 500, height: 500 }] }] }));
    const region = table.gm.canvas.regions.placeables[0];
    expect(region?.testPoint({ x: 100, y: 100 }, 0)).toBe(generation === 13);
    expect(table.gm.host.warnings.join()).toContain("Region#testPoint");
  });
});

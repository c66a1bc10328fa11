import { part } from "../../../playground/client/canvas/main";
import type { Canvas } from "../../../playground/client/canvas/board";
import { RAW } from "../../../playground/client/canvas/current";
import type { Host } from "../../../playground/client/host/host";
import { join } from "../../../playground/client/host/join";
import { start } from "../../../playground/client/host/start";
import { GAMEMASTER, PLAYER_1 } from "../../../playground/server/default-users";
import { startServer } from "../../../playground/server/start-server";
import type { Generation, WorldSource } from "../../../playground/shared/world-source";

export const GENERATIONS: readonly Generation[] = [13, 14];
export const SCENE = "scene00000000000";
export const SEER = "seer000000000000";
export const FOE = "foe0000000000000";

/** A client of a test with its canvas, which draws nothing but answers everything. */
export interface Seat {
  readonly host: Host;
  readonly canvas: Canvas;
}

export interface CanvasTable {
  readonly gm: Seat;
  readonly player: Seat;
  settle(): Promise<void>;
  close(): Promise<void>;
}

type Data = Record<string, unknown>;

/** A dark scene of 20 by 20 squares of 100 pixels and 5 feet, with the parts given. */
export function scene(parts: Data = {}): WorldSource {
  return {
    actors: [
      { _id: SEER, name: "Seer", type: "character", ownership: { default: 0, [PLAYER_1]: 3 } },
      { _id: FOE, name: "Foe", type: "npc" },
    ],
    scenes: [{ _id: SCENE, name: "Test", active: true, width: 2000, height: 2000, padding: 0, ...darkness(1), ...parts }],
  };
}

/** The environment of a scene with a darkness level and, if asked for, a global light. */
export function darkness(darknessLevel: number, globalLight: Data = {}): Data {
  return { environment: { darknessLevel, globalLight: { enabled: false, ...globalLight } } };
}

/** A token of the player's own that sees, its middle in the square that begins at x, y. */
export function seer(x: number, y: number, more: Data = {}): Data {
  return { _id: "seertoken0000000", name: "Seer", actorId: SEER, actorLink: true, x, y, sight: { enabled: true, range: 0 }, ...more };
}

export function foe(x: number, y: number, more: Data = {}): Data {
  return { _id: "foetoken00000000", name: "Foe", actorId: FOE, x, y, ...more };
}

/** A GM and a player at one world, each with a canvas. */
export async function openCanvases(generation: Generation, world: WorldSource, prepare?: (host: Host) => void): Promise<CanvasTable> {
  const server = await startServer({ module: null, generation, world });
  const seat = async (userId: string): Promise<Seat> => {
    const host = await join({ url: server.url, userId });
    prepare?.(host);
    await start(host, { parts: [part] });
    const canvas = (host.canvas as { [RAW]?: Canvas } | null)?.[RAW];
    if (!canvas) throw new Error("The host has no canvas");
    return { host, canvas };
  };
  const gm = await seat(GAMEMASTER);
  const player = await seat(PLAYER_1);
  return {
    gm,
    player,
    async settle() {
      // Twice around: what one client sent is with the server first, and then with the other.
      for (const { host } of [player, gm, player]) await host.transport.request("sync");
      for (const { canvas } of [gm, player]) canvas.perception.applyRenderFlags();
    },
    async close() {
      for (const { host } of [gm, player]) host.close();
      await server.close();
    },
  };
}

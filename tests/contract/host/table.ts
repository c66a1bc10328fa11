import { vi } from "vitest";
import type { ClientDocument } from "../../../playground/client/host/documents/client-document";
import type { Host } from "../../../playground/client/host/host";
import { join } from "../../../playground/client/host/join";
import { start } from "../../../playground/client/host/start";
import { GAMEMASTER, PLAYER_1, PLAYER_2 } from "../../../playground/server/default-users";
import { type RunningServer, startServer, type ServerOptions } from "../../../playground/server/start-server";
import type { ModuleManifest } from "../../../playground/shared/protocol";
import type { Generation, WorldSource } from "../../../playground/shared/world-source";

// Three clients and a server start for each file: slow machines need the time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

/** A module as the server knows it: with a socket and a region behaviour of its own. */
export const MANIFEST: ModuleManifest = {
  id: "contract-module",
  title: "Contract",
  version: "1.0.0",
  socket: true,
  documentTypes: { RegionBehavior: { zone: {} } },
};

export const HERO = "hero000000000000";
export const ORC = "orc0000000000000";
export const HALL = "hall000000000000";
export const HERO_TOKEN = "herotoken0000000";
export const ORC_TOKEN = "orctoken00000000";
export const DOOR = "door000000000000";
export const LAMP = "lamp000000000000";

/** A hall with a door, a lamp, a hero of Player 1's (linked) and an orc of the GM's (unlinked). */
export const HALL_WORLD: WorldSource = {
  actors: [
    { _id: HERO, name: "Hero", type: "character", ownership: { default: 0, [PLAYER_1]: 3 }, system: { hp: { value: 9, max: 9 }, tags: ["a", "b"] } },
    { _id: ORC, name: "Orc", type: "npc", system: { hp: { value: 6, max: 6 } } },
  ],
  scenes: [
    {
      _id: HALL,
      name: "Hall",
      active: true,
      walls: [{ _id: DOOR, c: [300, 0, 300, 300], door: 1 }],
      lights: [{ _id: LAMP, x: 500, y: 500, config: { bright: 20, dim: 40 } }],
      tokens: [
        { _id: HERO_TOKEN, name: "Hero", actorId: HERO, actorLink: true, x: 100, y: 100 },
        { _id: ORC_TOKEN, name: "Orc", actorId: ORC, x: 400, y: 100, hidden: true },
      ],
    },
  ],
};

/** A GM and two players at one world. */
export interface Table {
  readonly server: RunningServer;
  readonly gm: Host;
  readonly player: Host;
  readonly other: Host;
  readonly hosts: readonly Host[];
  /** Waits until every client has seen all that was sent. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export interface TableOptions extends Omit<ServerOptions, "port" | "state"> {
  readonly generation: Generation;
  /** Runs on each client before its start, where packages register things in `init`. */
  readonly prepare?: (host: Host) => void;
}

/** Opens a world with three clients, started to `ready`. */
export async function openTable({ prepare, ...options }: TableOptions): Promise<Table> {
  const server = await startServer({ module: null, manifests: [MANIFEST], world: HALL_WORLD, ...options });
  const seat = async (userId: string) => {
    const host = await join({ url: server.url, userId });
    prepare?.(host);
    await start(host);
    return host;
  };
  const gm = await seat(GAMEMASTER);
  const player = await seat(PLAYER_1);
  const other = await seat(PLAYER_2);
  const hosts = [gm, player, other];
  const settle = async () => void (await Promise.all(hosts.map((host) => host.transport.request("sync"))));
  await settle();
  return {
    server,
    gm,
    player,
    other,
    hosts,
    settle,
    async close() {
      for (const host of hosts) host.close();
      await server.close();
    },
  };
}

/** An embedded document of the hall, on a client. */
export function inHall<T extends ClientDocument = ClientDocument>(host: Host, name: string, id: string): T {
  const found = host.game.scenes.get(HALL)?.getEmbeddedDocument(name, id);
  if (!found) throw new Error(`${name} ${id} is not in the hall`);
  return found as T;
}

/** Collects the arguments of a hook on a client. */
export function heard(host: Host, hook: string): unknown[][] {
  const calls: unknown[][] = [];
  host.Hooks.on(hook, (...args: unknown[]) => void calls.push(args));
  return calls;
}

export const GENERATIONS: readonly Generation[] = [13, 14];

import type { Server, Socket } from "socket.io";
import type { Plain } from "../shared/object-paths";
import { type Asker, hasPermission } from "../shared/permissions";
import type { ModifyRequest, PackPayload, QueryPayload, Reply, WorldPayload } from "../shared/protocol";
import type { Source } from "../shared/world-source";
import { modify } from "./operations";
import type { Pack } from "./packs";
import type { WireLog } from "./wire-log";
import type { World } from "./world";

/** What the socket layer needs of the server. */
export interface Session {
  readonly world: World;
  readonly packs: readonly Pack[];
  readonly wire: WireLog;
  readonly payload: Omit<WorldPayload, "userId" | "activeUsers" | "collections" | "packs">;
  /** Called after every change, to save. */
  changed(): void;
}

type Ack = (reply: Reply<unknown>) => void;

/** What the server itself may say to all clients. */
export interface Broadcaster {
  readonly broadcast: (event: string, payload: unknown) => void;
}

/** Serves clients: documents, module sockets, queries, packs. Follows client/helpers/socket-interface.d.mts for what reaches whom. */
export function serveSockets(io: Server, session: Session): Broadcaster {
  const { world, wire } = session;
  const sockets = new Map<Socket, string>();
  const activeUsers = () => [...new Set(sockets.values())];
  const send = (socket: Socket, event: string, payload: unknown) => {
    wire.record(sockets.get(socket) ?? "?", event, payload);
    socket.emit(event, payload);
  };
  const broadcast = (event: string, payload: unknown, except?: Socket) => {
    for (const socket of sockets.keys()) if (socket !== except) send(socket, event, payload);
  };
  const asker = (id: string): Asker => {
    const user = world.collections.users.get(id);
    if (!user) throw new Error(`User [${id}] does not exist`);
    return { id, role: user["role"] as number, permissions: (user["permissions"] ?? {}) as Plain };
  };

  io.use((socket, next) => {
    const userId = String(socket.handshake.auth["userId"]);
    next(world.collections.users.has(userId) ? undefined : new Error(`User [${userId}] does not exist`));
  });
  io.on("connection", (socket) => {
    const userId = String(socket.handshake.auth["userId"]);
    const first = !activeUsers().includes(userId);
    sockets.set(socket, userId);
    if (first) broadcast("userConnected", { userId, active: true }, socket);

    const answer = <T>(event: string, ack: Ack | undefined, work: () => T | Promise<T>) => {
      const reply = (payload: Reply<unknown>) => {
        wire.record(userId, `${event}:reply`, payload);
        ack?.(payload);
      };
      try {
        const result = work();
        if (result instanceof Promise) result.then((value) => reply({ result: value as unknown }), (error: unknown) => reply({ error: messageOf(error) }));
        else reply({ result });
      } catch (error) {
        reply({ error: messageOf(error) });
      }
    };

    socket.on("world", (ack: Ack) =>
      answer("world", ack, () => ({ ...session.payload, userId, activeUsers: activeUsers(), packs: session.packs.map(withoutDocuments), collections: world.toJSON() })),
    );
    socket.on("modifyDocument", (request: ModifyRequest, ack: Ack) =>
      answer("modifyDocument", ack, () => {
        if (request.operation.pack) throw new Error(`The compendium ${request.operation.pack} is locked for editing`);
        const response = modify(world, asker(userId), request);
        broadcast("modifyDocument", response, socket);
        session.changed();
        return response;
      }),
    );
    // Answers after everything that was sent before: a client that waits for it has seen all of it.
    socket.on("sync", (ack: Ack) => ack({ result: null }));
    socket.on("userActivity", (data: unknown) => broadcast("userActivity", { userId, data }, socket));
    socket.on("getPackDocuments", (request: { pack: string; ids?: string[] }, ack: Ack) => answer("getPackDocuments", ack, () => packDocuments(session.packs, request)));
    socket.on("userQuery", (query: QueryPayload, ack: Ack) => answer("userQuery", ack, () => relayQuery(query)));
    socket.onAny((event: string, data: unknown) => {
      if (!event.startsWith("module.") && !event.startsWith("system.")) return;
      const manifest = session.payload.modules.find((module) => `module.${module.id}` === event);
      if (event.startsWith("module.") && manifest?.socket !== true) return;
      broadcast(event, data, socket);
    });
    socket.on("disconnect", () => {
      sockets.delete(socket);
      if (!activeUsers().includes(userId)) broadcast("userConnected", { userId, active: false });
    });

    async function relayQuery({ targetId, name, data, timeout }: QueryPayload): Promise<unknown> {
      if (!hasPermission(asker(userId), "QUERY_USER")) throw new Error(`User ${userId} lacks permission to query users`);
      const target = [...sockets].find(([, id]) => id === targetId)?.[0];
      if (!target) throw new Error(`User [${targetId}] is not connected`);
      const request = { name, data, timeout };
      wire.record(targetId, "userQuery", request);
      const reply = (await target.timeout(timeout).emitWithAck("userQuery", request)) as Reply<unknown>;
      if ("error" in reply) throw new Error(reply.error);
      return reply.result;
    }
  });
  return { broadcast: (event, payload) => broadcast(event, payload) };
}

const withoutDocuments = ({ documents: _documents, ...pack }: Pack): PackPayload => pack;

function packDocuments(packs: readonly Pack[], { pack: id, ids }: { pack: string; ids?: string[] }): Source[] {
  const pack = packs.find((candidate) => candidate.collection === id);
  if (!pack) throw new Error(`There is no compendium ${id}`);
  return [...pack.documents.values()].filter((document) => !ids || ids.includes(String(document["_id"]))) as Source[];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

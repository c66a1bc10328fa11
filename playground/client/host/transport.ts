import { io, type Socket } from "socket.io-client";
import type { Reply } from "../../shared/protocol";

/** The wire between a client and the server. */
export interface Transport {
  /** Asks and waits; rejects with the server's message where it refuses. `replied` runs before anything that was sent after the reply. */
  request<T>(event: string, payload?: unknown, replied?: () => void): Promise<T>;
  /** Drops what is held of {@link HELD}: what came before the world was sent is in it already. */
  dropHeld(): void;
  emit(event: string, payload?: unknown): void;
  on(event: string, handler: (payload: unknown, ack?: (reply: unknown) => void) => void): void;
  off(event: string, handler: (...args: never[]) => void): void;
  close(): void;
}

/** Kept from the connection on until somebody listens: a page loads for seconds after it was sent the world, which moves on meanwhile. */
const HELD: readonly string[] = ["modifyDocument", "userConnected"];

/** Told when the connection is lost, and when the server is there again. */
export type ConnectionListener = (state: "lost" | "back") => void;

/** Connects as a user; rejects where the server does not know the user. With a listener a lost connection is sought again. */
export async function connect(url: string, userId: string, listener?: ConnectionListener): Promise<Transport> {
  const reconnection = listener !== undefined;
  const socket: Socket = io(url, { auth: { userId }, transports: ["websocket"], forceNew: true, reconnection, reconnectionDelay: 500, reconnectionDelayMax: 2000 });
  const held = new Map<string, { payloads: unknown[]; keep: (payload: unknown) => void }>();
  for (const event of HELD) {
    const payloads: unknown[] = [];
    const keep = (payload: unknown) => void payloads.push(payload);
    held.set(event, { payloads, keep });
    socket.on(event, keep);
  }
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", (error) => {
      socket.close();
      reject(error);
    });
  });
  socket.off("connect_error");
  if (listener) {
    socket.on("disconnect", (reason) => {
      if (reason !== "io client disconnect") listener("lost");
    });
    socket.on("connect", () => listener("back"));
  }
  return {
    async request<T>(event: string, payload?: unknown, replied?: () => void): Promise<T> {
      // What is asked while nobody listens would otherwise be sent later, to a world that has moved on.
      if (!socket.connected) throw new Error("There is no connection to the server");
      // With a time-out a lost connection rejects what is still open.
      const patient = socket.timeout(600_000);
      const reply = await new Promise<Reply<T>>((resolve, reject) => {
        const acknowledge = (error: Error | null, answer: Reply<T>) => {
          replied?.();
          if (error) reject(error);
          else resolve(answer);
        };
        if (payload === undefined) patient.emit(event, acknowledge);
        else patient.emit(event, payload, acknowledge);
      });
      if ("error" in reply) throw new Error(reply.error);
      return reply.result;
    },
    emit: (event, payload) => void socket.emit(event, payload),
    dropHeld: () => {
      for (const { payloads } of held.values()) payloads.length = 0;
    },
    on: (event, handler) => {
      const kept = held.get(event);
      held.delete(event);
      if (kept) socket.off(event, kept.keep);
      socket.on(event, handler);
      for (const payload of kept?.payloads ?? []) handler(payload);
    },
    off: (event, handler) => void socket.off(event, handler as (...args: unknown[]) => void),
    close: () => void socket.close(),
  };
}

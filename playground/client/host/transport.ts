import { io, type Socket } from "socket.io-client";
import type { Reply } from "../../shared/protocol";

/** The wire between a client and the server. */
export interface Transport {
  /** Asks and waits; rejects with the server's message where it refuses. */
  request<T>(event: string, payload?: unknown): Promise<T>;
  emit(event: string, payload?: unknown): void;
  on(event: string, handler: (payload: unknown, ack?: (reply: unknown) => void) => void): void;
  off(event: string, handler: (...args: never[]) => void): void;
  close(): void;
}

/** Connects as a user; rejects where the server does not know the user. */
export async function connect(url: string, userId: string): Promise<Transport> {
  const socket: Socket = io(url, { auth: { userId }, transports: ["websocket"], forceNew: true, reconnection: false });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("connect_error", reject);
  });
  return {
    async request<T>(event: string, payload?: unknown): Promise<T> {
      // With a time-out a lost connection rejects what is still open.
      const patient = socket.timeout(600_000);
      const reply = (await (payload === undefined ? patient.emitWithAck(event) : patient.emitWithAck(event, payload))) as Reply<T>;
      if ("error" in reply) throw new Error(reply.error);
      return reply.result;
    },
    emit: (event, payload) => void socket.emit(event, payload),
    on: (event, handler) => void socket.on(event, handler),
    off: (event, handler) => void socket.off(event, handler as (...args: unknown[]) => void),
    close: () => void socket.close(),
  };
}

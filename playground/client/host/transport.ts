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

/** Told when the connection is lost, and when the server is there again. */
export type ConnectionListener = (state: "lost" | "back") => void;

/** Connects as a user; rejects where the server does not know the user. With a listener a lost connection is sought again. */
export async function connect(url: string, userId: string, listener?: ConnectionListener): Promise<Transport> {
  const reconnection = listener !== undefined;
  const socket: Socket = io(url, { auth: { userId }, transports: ["websocket"], forceNew: true, reconnection, reconnectionDelay: 500, reconnectionDelayMax: 2000 });
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
    async request<T>(event: string, payload?: unknown): Promise<T> {
      // What is asked while nobody listens would otherwise be sent later, to a world that has moved on.
      if (!socket.connected) throw new Error("There is no connection to the server");
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

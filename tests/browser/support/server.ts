import { afterAll, beforeAll } from "vitest";
import { type RunningServer, type ServerOptions, startServer } from "../../../playground/server/start-server";

/** A playground server for all tests of the calling file or describe block, in memory; call what it gives inside a test. */
export function useServer(options: ServerOptions): () => RunningServer {
  let server: RunningServer | null = null;
  beforeAll(async () => {
    server = await startServer({ state: null, ...options });
  });
  afterAll(async () => {
    await server?.close();
    server = null;
  });
  return () => {
    if (server === null) throw new Error("useServer(): the server is there only while tests run");
    return server;
  };
}

import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "../../scripts/lib/free-port.mjs";

test("the next port is taken when the first is in use, and none when all are", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  try {
    expect(await freePort(port)).toBeGreaterThan(port);
    await expect(freePort(port, 1)).rejects.toThrow(String(port));
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

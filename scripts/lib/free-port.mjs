import { createServer } from "node:net";

/**
 * The first port from the given one on that nothing listens on.
 * @param {number} first
 * @param {number} [tries]
 * @throws {Error} when all of them are taken.
 * @returns {Promise<number>}
 */
export async function freePort(first, tries = 50) {
  for (let port = first; port < first + tries; port++) if (await isFree(port)) return port;
  throw new Error(`The ports ${first} to ${first + tries - 1} are all taken.`);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

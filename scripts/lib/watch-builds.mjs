import { buildModule, buildPlayground } from "./build-module.mjs";

/**
 * What is used of a watching build.
 * @typedef {object} Watcher
 * @property {(event: "event", listener: (event: { code: string }) => void) => unknown} on
 * @property {() => Promise<void>} close
 */

/**
 * Builds the module and the playground, and again with every change of their files.
 * @param {{ logLevel?: import("vite").LogLevel }} [options]
 * @throws {Error} when the first build fails: there would be nothing to show.
 * @returns {Promise<{ close(): Promise<void> }>} Once both have been built.
 */
export async function watchBuilds({ logLevel = "info" } = {}) {
  const options = { watch: true, logLevel };
  /** @type {Watcher[]} */
  const watchers = [];
  const close = async () => {
    for (const watcher of watchers) await watcher.close();
  };
  try {
    for (const build of [buildModule, buildPlayground]) {
      const watcher = /** @type {Watcher} */ (/** @type {unknown} */ (await build(options)));
      watchers.push(watcher);
      // Listened to at once: a small build is over before another has begun.
      await firstBuild(watcher);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}

/**
 * Waits for the end of a watcher's first build.
 * @param {Watcher} watcher
 * @returns {Promise<void>}
 */
function firstBuild(watcher) {
  return new Promise((resolve, reject) => {
    watcher.on("event", ({ code }) => {
      if (code === "END") resolve();
      if (code === "ERROR") reject(new Error("The first build failed: see above."));
    });
  });
}

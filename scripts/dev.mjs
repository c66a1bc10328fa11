import { main } from "./lib/main.mjs";

const FIRST_PORT = 30100;

// npm run dev [-- --no-open]: as npm start, and every saved change is built at once. Styles, templates and texts reach
// open pages by themselves; a change of code needs a reload.
await main(async () => {
  const { buildModule, buildPlayground } = await import("./lib/build-module.mjs");
  const { freePort } = await import("./lib/free-port.mjs");
  const { openPage } = await import("./lib/open-page.mjs");
  const { startPlayground, untilStopped } = await import("./lib/playground.mjs");
  await buildModule();
  await buildPlayground();
  const watchers = [await buildModule({ watch: true, logLevel: "info" }), await buildPlayground({ watch: true, logLevel: "info" })];
  const playground = await startPlayground(await freePort(FIRST_PORT), ["--hot-reload"]);
  console.log(`\nThe playground is open at ${playground.url}   (Ctrl+C stops it)`);
  if (!process.argv.includes("--no-open")) openPage(playground.url);
  return untilStopped(playground, async () => {
    for (const watcher of watchers) if ("close" in watcher) await watcher.close();
  });
});

import { main } from "./lib/main.mjs";

/** Foundry's own server listens on 30000; the playground keeps clear of it. */
const FIRST_PORT = 30100;

// npm start [-- --no-open]: the playground with the module as it stands, in the browser.
await main(async () => {
  const { buildModule, buildPlayground } = await import("./lib/build-module.mjs");
  const { freePort } = await import("./lib/free-port.mjs");
  const { openPage } = await import("./lib/open-page.mjs");
  const { startPlayground, untilStopped } = await import("./lib/playground.mjs");
  console.log("Building the module and the playground ...");
  await buildModule();
  await buildPlayground();
  const playground = await startPlayground(await freePort(FIRST_PORT));
  console.log(`\nThe playground is open at ${playground.url}   (Ctrl+C stops it)`);
  if (!process.argv.includes("--no-open")) openPage(playground.url);
  return untilStopped(playground);
});

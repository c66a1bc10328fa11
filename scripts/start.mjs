import { main } from "./lib/main.mjs";

// npm start [-- FLAGS]: the playground with the module as it stands, in the browser.
await main(async () => {
  const { buildModule, buildPlayground } = await import("./lib/build-module.mjs");
  const { openPage } = await import("./lib/open-page.mjs");
  const { playgroundOptions, startPlayground, untilStopped } = await import("./lib/playground.mjs");
  const options = playgroundOptions(process.argv.slice(2));
  console.log("Building the module and the playground ...");
  await Promise.all([buildModule(), buildPlayground()]);
  const server = await startPlayground(options);
  console.log(`\nThe playground is open at ${server.url}   (Ctrl+C stops it)`);
  if (options.open) openPage(server.url);
  await untilStopped();
  await server.close();
});

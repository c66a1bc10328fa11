import { main } from "./lib/main.mjs";

// npm run dev [-- FLAGS]: as npm start, and every saved change is built at once. In a Foundry that dist/ is linked into,
// styles, templates and texts show at once; a change of code needs a reload of the page.
await main(async () => {
  const { buildModule, buildPlayground } = await import("./lib/build-module.mjs");
  const { openPage } = await import("./lib/open-page.mjs");
  const { playgroundOptions, startPlayground, untilStopped } = await import("./lib/playground.mjs");
  const options = playgroundOptions(process.argv.slice(2));
  await Promise.all([buildModule(), buildPlayground()]);
  const watch = { watch: true, logLevel: /** @type {const} */ ("info") };
  const watchers = [await buildModule(watch), await buildPlayground(watch)];
  const server = await startPlayground(options);
  console.log(`\nThe playground is open at ${server.url}   (Ctrl+C stops it)`);
  if (options.open) openPage(server.url);
  await untilStopped();
  for (const watcher of watchers) if ("close" in watcher) await watcher.close();
  await server.close();
});

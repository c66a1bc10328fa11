import { main } from "./lib/main.mjs";

// npm run dev [-- FLAGS]: as npm start, and every saved change is built at once and shown: styles, templates and texts
// in the open pages, code by a reload of them. In a Foundry that dist/ is linked into, a change of code needs a reload by hand.
await main(async () => {
  const { openPage } = await import("./lib/open-page.mjs");
  const { playgroundOptions, startPlayground, untilStopped } = await import("./lib/playground.mjs");
  const { watchBuilds } = await import("./lib/watch-builds.mjs");
  const options = playgroundOptions(process.argv.slice(2));
  console.log("Building the module and the playground ...");
  const builds = await watchBuilds();
  const server = await startPlayground({ ...options, watch: true });
  console.log(`\nThe playground is open at ${server.url}   (Ctrl+C stops it; saved changes show at once)`);
  if (options.open) openPage(server.url);
  await untilStopped();
  await builds.close();
  await server.close();
});

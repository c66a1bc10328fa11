import { main } from "./lib/main.mjs";

await main(async () => {
  const { DIST } = await import("./lib/build-module.mjs");
  const { buildPacks } = await import("./lib/packs.mjs");
  await buildPacks(DIST);
  console.log("Compiled the packs into dist/packs/.");
});

import { main } from "./lib/main.mjs";

await main(async () => {
  const { buildModule, buildPlayground, hasPlayground } = await import("./lib/build-module.mjs");
  await buildModule({ logLevel: "info" });
  console.log("Built the module into dist/.");
  if (process.argv.includes("--playground") && hasPlayground()) {
    await buildPlayground();
    console.log("Built the playground's page into .cache/playground/.");
  }
});

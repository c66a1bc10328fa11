import { main } from "./lib/main.mjs";

await main(async () => {
  const { buildModule, buildPlayground } = await import("./lib/build-module.mjs");
  await buildModule({ logLevel: "info" });
  console.log("Built the module into dist/.");
  if (process.argv.includes("--playground")) {
    await buildPlayground();
    console.log("Built the playground's page into .cache/playground/.");
  }
});

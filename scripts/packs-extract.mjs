import { existsSync } from "node:fs";
import path from "node:path";
import { main } from "./lib/main.mjs";

// npm run packs:extract [-- FOLDER]: takes what was edited in Foundry back into packs/_source, from dist/ (linked into
// Foundry's data folder) or from another folder of the module.
await main(async () => {
  const { DIST } = await import("./lib/build-module.mjs");
  const { extractTo, packSource } = await import("./lib/packs.mjs");
  const { readManifest } = await import("./lib/manifest.mjs");
  const from = path.resolve(process.argv[2] ?? DIST);
  for (const pack of readManifest().packs) {
    const compiled = path.join(from, pack.path);
    if (!existsSync(compiled)) throw new Error(`${compiled} is not there: build first, or name the module's folder.`);
    await extractTo(compiled, packSource(pack.name));
    console.log(`Wrote packs/_source/${pack.name}.`);
  }
});

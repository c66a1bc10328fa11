import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { main } from "./lib/main.mjs";
import { inRoot } from "./lib/paths.mjs";

/**
 * The address after --base-url, or null.
 * @param {readonly string[]} args
 */
function baseUrl(args) {
  const [flag, value, ...more] = args.flatMap((arg) => (arg.startsWith("--base-url=") ? ["--base-url", arg.slice(11)] : [arg]));
  if (flag === undefined) return null;
  if (flag !== "--base-url" || value === undefined || more.length > 0) {
    throw new Error(`Got "${args.join(" ")}", expected nothing or --base-url ADDRESS.`);
  }
  return value;
}

// npm run package [-- --base-url ADDRESS]: release/ gets the two files to publish, the manifest and the zip that it
// installs. An address is only ever the one given: without it, the zip is for installing by hand.
await main(async () => {
  const { buildModule } = await import("./lib/build-module.mjs");
  const { readManifest, releaseManifest, zipName } = await import("./lib/manifest.mjs");
  const { zip, zipContents } = await import("./lib/zip.mjs");
  const manifest = readManifest();
  const published = releaseManifest(manifest, baseUrl(process.argv.slice(2)));
  const built = inRoot(".cache", "package");
  await buildModule({ outDir: built });
  rmSync(inRoot("release"), { recursive: true, force: true });
  mkdirSync(inRoot("release"));
  const contents = zipContents(built, published);
  writeFileSync(inRoot("release", "module.json"), `${JSON.stringify(published, null, 2)}\n`);
  const bytes = zip(contents);
  writeFileSync(inRoot("release", zipName(manifest)), bytes);
  console.log(`release/${zipName(manifest)}: ${Object.keys(contents).length} files, ${Math.ceil(bytes.length / 1024)} kB`);
});

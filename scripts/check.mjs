import { main } from "./lib/main.mjs";

await main(async () => {
  const { CHECK_STEPS, runSteps, selectSteps } = await import("./lib/steps.mjs");
  return runSteps(selectSteps(CHECK_STEPS, process.argv.slice(2)));
});

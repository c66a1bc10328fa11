import { main } from "./lib/main.mjs";

await main(async () => {
  const { ALL_STEPS, runSteps, selectSteps } = await import("./lib/steps.mjs");
  return runSteps(selectSteps(ALL_STEPS, process.argv.slice(2)));
});

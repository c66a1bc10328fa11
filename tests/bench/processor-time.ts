import type { BenchOptions } from "vitest";

/** Milliseconds of processor time of this process: what else runs on the machine does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Measures by processor time for so many milliseconds, at least so many turns. */
export function measured(time = 300, iterations = 2): BenchOptions {
  return { time, iterations, warmupTime: time, warmupIterations: 2, now: processorTime };
}

/** Measures what takes seconds: two turns, not warmed up. */
export const SLOW: BenchOptions = { time: 1, iterations: 2, warmupTime: 0, warmupIterations: 0, now: processorTime };

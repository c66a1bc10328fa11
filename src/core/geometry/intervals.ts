/** A stretch of a segment, as shares of the way along it: from before to. */
export type Interval = readonly [from: number, to: number];

/** How much of the way stretches make up that are apart. */
export function totalLength(intervals: readonly Interval[]): number {
  return intervals.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** The parts of stretches during which an elevation that goes evenly from one value to another is between bottom and top. */
export function stretchesWithin(
  intervals: readonly Interval[],
  from: number,
  to: number,
  bottom: number | null,
  top: number | null,
): readonly Interval[] {
  const low = bottom ?? -Infinity;
  const high = top ?? Infinity;
  if (from === to) return from >= low && from < high ? intervals : [];
  const [atLow, atHigh] = [(low - from) / (to - from), (high - from) / (to - from)];
  const [start, end] = [Math.min(atLow, atHigh), Math.max(atLow, atHigh)];
  return intervals.map(([a, b]): Interval => [Math.max(a, start), Math.min(b, end)]).filter(([a, b]) => a < b);
}

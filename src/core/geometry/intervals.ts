/** A stretch of a segment, as shares of the way along it: from before to. */
export type Interval = readonly [from: number, to: number];

/** Stretches in order and apart, from any that may overlap or meet. */
export function mergeIntervals(intervals: readonly Interval[]): readonly Interval[] {
  const merged: [number, number][] = [];
  for (const [from, to] of intervals.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** What is left of stretches when others are taken out; both in order and apart. */
export function subtractIntervals(intervals: readonly Interval[], holes: readonly Interval[]): readonly Interval[] {
  return intervals.flatMap(([from, to]) => {
    const left: Interval[] = [];
    let start = from;
    for (const [holeFrom, holeTo] of holes) {
      if (holeTo <= start || holeFrom >= to) continue;
      if (holeFrom > start) left.push([start, holeFrom]);
      start = Math.max(start, holeTo);
    }
    if (start < to) left.push([start, to]);
    return left;
  });
}

/** The parts that stretches have in common with [0, 1]. */
export function clampIntervals(intervals: readonly Interval[]): readonly Interval[] {
  return intervals.map(([from, to]): Interval => [Math.max(0, from), Math.min(1, to)]).filter(([from, to]) => from < to);
}

/** How much of the way stretches that are apart make up. */
export function totalLength(intervals: readonly Interval[]): number {
  return intervals.reduce((sum, [from, to]) => sum + to - from, 0);
}

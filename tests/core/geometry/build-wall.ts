import type { WallSegment } from "../../../src/core/geometry/wall-segment";

/** A plain wall that restricts everything, with what the test changes. */
export function buildWall(c: WallSegment["c"], change: Partial<WallSegment> = {}): WallSegment {
  return {
    id: c.join(","), c, move: 20, sight: 20, light: 20, sound: 20, dir: 0, door: 0, ds: 0,
    bottom: null, top: null, threshold: null, levels: [], ...change,
  };
}

/** One leg or the whole of a measured path: BaseGrid.MeasurePathResult (types: common/grid/base). */
export interface PathMeasure {
  /** In the scene's distance units. */
  distance: number;
  /** Grid spaces moved through; 0 without a grid. */
  spaces: number;
  cost: number;
  diagonals: number;
  /** Straight length in distance units. */
  euclidean: number;
}

export interface MeasuredWaypoint extends PathMeasure {
  backward: MeasuredSegment | null;
  forward: MeasuredSegment | null;
}

export interface MeasuredSegment extends PathMeasure {
  from: MeasuredWaypoint;
  to: MeasuredWaypoint;
  teleport: boolean;
}

export interface PathResult extends PathMeasure {
  waypoints: MeasuredWaypoint[];
  segments: MeasuredSegment[];
}

const nothing = (): PathMeasure => ({ distance: 0, spaces: 0, cost: 0, diagonals: 0, euclidean: 0 });

/**
 * Adds up the legs of a path, each measured by `leg`, which is told how many diagonals went before
 * (they alternate along the whole path).
 */
export function addUpPath<T>(points: readonly T[], leg: (from: T, to: T, diagonalsBefore: number) => PathMeasure): PathResult {
  const result: PathResult = { ...nothing(), waypoints: [], segments: [] };
  const add = (into: PathMeasure, part: PathMeasure): void => {
    into.distance += part.distance;
    into.spaces += part.spaces;
    into.cost += part.cost;
    into.diagonals += part.diagonals;
    into.euclidean += part.euclidean;
  };
  let before: T | undefined;
  for (const point of points) {
    const waypoint: MeasuredWaypoint = { ...nothing(), backward: null, forward: null };
    const previous = result.waypoints.at(-1);
    if (previous && before !== undefined) {
      const measured = leg(before, point, result.diagonals);
      const segment: MeasuredSegment = { ...measured, from: previous, to: waypoint, teleport: false };
      add(result, measured);
      result.segments.push(segment);
      previous.forward = segment;
      waypoint.backward = segment;
    }
    waypoint.distance = result.distance;
    waypoint.spaces = result.spaces;
    waypoint.cost = result.cost;
    waypoint.diagonals = result.diagonals;
    waypoint.euclidean = result.euclidean;
    result.waypoints.push(waypoint);
    before = point;
  }
  return result;
}

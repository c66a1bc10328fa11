import type { Point } from "../../../shared/geometry/point";
import type { Edge } from "./edge";
import { edgeTakesPart, type PolygonConfig } from "./edge-rules";

/** Where a ray meets edges: PolygonVertex (types: geometry/edges/vertex). */
export interface CollisionVertex extends Point {
  readonly edges: Set<Edge>;
  /** Share of the ray, 0 to 1. */
  readonly _distance: number;
  isLimited: boolean;
}

/** Where segment p-q crosses a-b as a share of p-q, ends included, or null; parallel lines do not cross. */
export function crossing(p: Point, q: Point, a: Point, b: Point): number | null {
  const [rx, ry, sx, sy] = [q.x - p.x, q.y - p.y, b.x - a.x, b.y - a.y];
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-12) return null;
  const t = ((a.x - p.x) * sy - (a.y - p.y) * sx) / cross;
  const u = ((a.x - p.x) * ry - (a.y - p.y) * rx) / cross;
  const slack = 1e-9;
  return t >= -slack && t <= 1 + slack && u >= -slack && u <= 1 + slack ? t : null;
}

/**
 * Every place where the ray is stopped, nearest first: the first limited edge lets it pass, whatever comes behind
 * stops; a hit at the origin itself does not count. As ClockwiseSweepPolygon#_testCollision.
 */
export function collisionsAlong(edges: Iterable<Edge>, origin: Point, destination: Point, config: PolygonConfig): CollisionVertex[] {
  const vertices = new Map<string, CollisionVertex>();
  for (const edge of edges) {
    if (!edgeTakesPart(edge, origin, config)) continue;
    const t = crossing(origin, destination, edge.a, edge.b);
    if (t === null || t <= 1e-9) continue;
    const x = origin.x + t * (destination.x - origin.x);
    const y = origin.y + t * (destination.y - origin.y);
    const key = `${Math.round(x)},${Math.round(y)}`;
    const limited = edge.isLimited(config.type);
    const known = vertices.get(key);
    if (known) {
      known.edges.add(edge);
      // Two limited edges in one place stop like one that is not.
      known.isLimited = false;
    } else vertices.set(key, { x, y, _distance: t, edges: new Set([edge]), isLimited: limited });
  }
  const sorted = [...vertices.values()].sort((a, b) => a._distance - b._distance);
  if (sorted[0]?.isLimited) sorted.shift();
  return sorted;
}

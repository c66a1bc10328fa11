import type { Point } from "../../../shared/geometry/point";
import type { Edge, RestrictionType } from "./edge";

/** How a polygon or a collision test is asked for (types: geometry/shapes/source-polygon, Config). */
export interface PolygonConfig {
  readonly type: RestrictionType;
  /** Pixels; left out is without end. */
  readonly radius?: number;
  /** Degrees of the cone and where it points; 0 points to +y, clockwise. */
  readonly angle?: number;
  readonly rotation?: number;
  /** 0 as the walls say, 1 reversed, 2 walls stop from both sides. */
  readonly wallDirectionMode?: number;
  readonly useThreshold?: boolean;
  readonly externalRadius?: number;
  /** Of the source: edges made by sources of lower priority are ignored. */
  readonly priority?: number;
  /** Do edges of darkness sources count; default yes for light and sight. */
  readonly includeDarkness?: boolean;
  readonly source?: unknown;
  readonly level?: unknown;
  readonly density?: number;
}

/** Does an edge take part for this origin: it restricts the channel, and faces the origin, and is not passed by threshold. */
export function edgeTakesPart(edge: Edge, origin: Point, config: PolygonConfig): boolean {
  if (!edge[config.type]) return false;
  if (edge.type === "darkness" && !(config.includeDarkness ?? true)) return false;
  if (edge.type === "darkness" && config.type === "light" && edge.priority < (config.priority ?? 0)) return false;
  if (edge.type === "light" && edge.priority <= (config.priority ?? 0)) return false;
  const side = edge.orientPoint(origin);
  // Foundry leaves out edges in line with the origin: they hide nothing.
  if (side === 0) return false;
  if (edge.direction && (config.wallDirectionMode ?? 0) !== 2) {
    const facing = (config.wallDirectionMode ?? 0) === 1 ? side !== edge.direction : side === edge.direction;
    if (facing) return false;
  }
  return !(config.useThreshold && edge.applyThreshold(config.type, origin, config.externalRadius));
}

import type { Point } from "../../../shared/geometry/point";
import { crossing } from "./collision";
import type { Edge } from "./edge";
import { edgeTakesPart, type PolygonConfig } from "./edge-rules";
import { AngularIndex, normalAngle, TURN } from "./angular-index";

const NUDGE = 1e-5;
const FAR = 1e5;

/** The edges that the disc of a source touches. */
function withinReach(edges: Iterable<Edge>, origin: Point, radius: number, config: PolygonConfig): Edge[] {
  const near: Edge[] = [];
  for (const edge of edges) {
    const { x, y, width, height } = edge.bounds;
    if (x > origin.x + radius || y > origin.y + radius || x + width < origin.x - radius || y + height < origin.y - radius) continue;
    if (edgeTakesPart(edge, origin, config)) near.push(edge);
  }
  return near;
}

/** Angles at which what the source sees can change: ends of edges, their crossings, and where they leave the disc. */
function criticalAngles(edges: readonly Edge[], index: AngularIndex, origin: Point, radius: number): number[] {
  const angles: number[] = [];
  const towards = (x: number, y: number): void => void angles.push(normalAngle(Math.atan2(y - origin.y, x - origin.x)));
  for (const edge of edges) {
    towards(edge.a.x, edge.a.y);
    towards(edge.b.x, edge.b.y);
    for (const { x, y } of leavingDisc(edge, origin, radius)) towards(x, y);
  }
  for (const [one, other] of index.pairs()) {
    const t = crossing(one.a, one.b, other.a, other.b);
    if (t !== null && t > 1e-6 && t < 1 - 1e-6) towards(one.a.x + t * (one.b.x - one.a.x), one.a.y + t * (one.b.y - one.a.y));
  }
  return angles;
}

function leavingDisc({ a, b }: Edge, origin: Point, radius: number): Point[] {
  const [dx, dy, fx, fy] = [b.x - a.x, b.y - a.y, a.x - origin.x, a.y - origin.y];
  const qa = dx * dx + dy * dy;
  const qb = 2 * (fx * dx + fy * dy);
  const discriminant = qb * qb - 4 * qa * (fx * fx + fy * fy - radius * radius);
  if (discriminant < 0 || qa === 0) return [];
  const root = Math.sqrt(discriminant);
  return [(-qb - root) / (2 * qa), (-qb + root) / (2 * qa)]
    .filter((t) => t > 0 && t < 1)
    .map((t) => ({ x: a.x + t * dx, y: a.y + t * dy }));
}

/** How far a ray gets, in pixels, up to the radius: the second limited edge or the first other one stops it. */
function reachOf(angle: number, index: AngularIndex, origin: Point, radius: number, type: PolygonConfig["type"]): number {
  const far = { x: origin.x + radius * Math.cos(angle), y: origin.y + radius * Math.sin(angle) };
  let firstLimited = Infinity;
  let secondLimited = Infinity;
  let solid = Infinity;
  for (const edge of index.around(angle)) {
    const t = crossing(origin, far, edge.a, edge.b);
    if (t === null || t <= 1e-9) continue;
    if (!edge.isLimited(type)) solid = Math.min(solid, t);
    else if (t < firstLimited) [firstLimited, secondLimited] = [t, firstLimited];
    else if (t < secondLimited) secondLimited = t;
  }
  // A solid edge behind a limited one still stops; in front of it the limited one plays no part.
  return Math.min(solid, secondLimited, 1) * radius;
}

/**
 * What a source sees or lights: x, y, x, y … around the origin, clipped to radius and cone.
 * A ray is cast at every critical angle and a hair to both sides of it; round parts get rays at `density` steps.
 */
export function visibilityOutline(edges: Iterable<Edge>, origin: Point, config: PolygonConfig): number[] {
  const radius = Math.min(config.radius ?? FAR, FAR);
  if (radius <= 0) return [];
  const near = withinReach(edges, origin, radius, config);
  const index = new AngularIndex(near, origin);
  const density = config.density ?? Math.min(96, Math.max(32, Math.round(radius / 8)));
  const cone = config.angle ?? 360;
  const whole = cone >= 360 || cone <= 0;
  // Foundry's rotation 0 points to +y; on screen that is a quarter turn from +x.
  const start = whole ? 0 : normalAngle(((config.rotation ?? 0) + 90 - cone / 2) * (Math.PI / 180));
  const width = whole ? TURN : (cone * Math.PI) / 180;
  const offsets: number[] = [0];
  const steps = Math.max(1, Math.ceil((density * width) / TURN));
  for (let n = 1; n < steps; n++) offsets.push((n * width) / steps);
  if (!whole) offsets.push(width);
  for (const angle of criticalAngles(near, index, origin, radius)) {
    for (const turn of [angle - NUDGE, angle, angle + NUDGE]) {
      const offset = normalAngle(turn - start);
      if (offset <= width) offsets.push(offset);
    }
  }
  offsets.sort((a, b) => a - b);
  const outline: number[] = whole ? [] : [origin.x, origin.y];
  let last = -1;
  for (const offset of offsets) {
    if (offset - last < 1e-9) continue;
    last = offset;
    const angle = start + offset;
    const reach = reachOf(angle, index, origin, radius, config.type);
    addPoint(outline, origin.x + reach * Math.cos(angle), origin.y + reach * Math.sin(angle));
  }
  return outline;
}

/** Adds a point, dropping the one before when it lies on the line between its neighbours. */
function addPoint(outline: number[], x: number, y: number): void {
  const n = outline.length;
  if (n >= 4) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = outline.slice(n - 4);
    const off = Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax));
    const forwards = (bx - ax) * (x - bx) + (by - ay) * (y - by) >= 0;
    if (forwards && off < 0.02 * Math.hypot(x - ax, y - ay)) outline.length = n - 2;
  }
  outline.push(x, y);
}

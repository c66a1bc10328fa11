import type { Point, Rectangle } from "./point";

/** Shape data of a RegionDocument in either generation; rotation in degrees around the shape's middle (ellipse) or corner. */
export type RegionShapeData =
  | { readonly type: "rectangle"; readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly rotation?: number; readonly hole?: boolean }
  | { readonly type: "ellipse"; readonly x: number; readonly y: number; readonly radiusX: number; readonly radiusY: number; readonly rotation?: number; readonly hole?: boolean }
  | { readonly type: "circle"; readonly x: number; readonly y: number; readonly radius: number; readonly hole?: boolean }
  | { readonly type: "polygon"; readonly points: readonly number[]; readonly hole?: boolean };

const ROUND_STEPS = 48;

function turn(point: Point, about: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [point.x - about.x, point.y - about.y];
  return {
    x: about.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: about.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

/** The outline of a shape as x, y, x, y …; round shapes in 48 steps. Throws on an unknown type. */
export function regionShapeOutline(shape: RegionShapeData): number[] {
  switch (shape.type) {
    case "polygon": return [...shape.points];
    case "rectangle": {
      const { x, y, width, height, rotation = 0 } = shape;
      const middle = { x: x + width / 2, y: y + height / 2 };
      const corners = [{ x, y }, { x: x + width, y }, { x: x + width, y: y + height }, { x, y: y + height }];
      return corners.map((corner) => turn(corner, middle, rotation)).flatMap((p) => [p.x, p.y]);
    }
    case "ellipse":
    case "circle": {
      const [rx, ry] = shape.type === "circle" ? [shape.radius, shape.radius] : [shape.radiusX, shape.radiusY];
      const rotation = shape.type === "circle" ? 0 : (shape.rotation ?? 0);
      const outline: number[] = [];
      for (let step = 0; step < ROUND_STEPS; step++) {
        const angle = (step / ROUND_STEPS) * 2 * Math.PI;
        const p = turn({ x: shape.x + rx * Math.cos(angle), y: shape.y + ry * Math.sin(angle) }, shape, rotation);
        outline.push(p.x, p.y);
      }
      return outline;
    }
    default: throw new Error(`region shape type: got "${(shape as { type: string }).type}", expected rectangle, ellipse, circle or polygon`);
  }
}

/** Even-odd containment in an outline. */
export function outlineContains(outline: readonly number[], { x, y }: Point): boolean {
  let inside = false;
  for (let n = 0, m = outline.length - 2; n < outline.length; m = n, n += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = [outline[n], outline[n + 1], outline[m], outline[m + 1]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Is the point in the region's shapes: later holes cut out of what came before. */
export function regionShapesContain(shapes: readonly RegionShapeData[], point: Point): boolean {
  let inside = false;
  for (const shape of shapes) {
    if (inside !== (shape.hole ?? false)) continue;
    if (outlineContains(regionShapeOutline(shape), point)) inside = !shape.hole;
  }
  return inside;
}

/** Is a height in the region: null is unbounded; in 14 the top is outside unless topInclusive or flat (#14299). */
export function regionElevationContains(
  range: { bottom: number | null; top: number | null; topInclusive?: boolean },
  elevation: number,
  generation: 13 | 14,
): boolean {
  if (range.bottom !== null && elevation < range.bottom) return false;
  if (range.top === null) return true;
  const inclusive = generation === 13 || (range.topInclusive ?? false) || range.bottom === range.top;
  return inclusive ? elevation <= range.top : elevation < range.top;
}

/** The box around all shapes that are no holes. */
export function regionBounds(shapes: readonly RegionShapeData[]): Rectangle {
  const points = shapes.filter((shape) => !shape.hole).flatMap(regionShapeOutline);
  if (!points.length) return { x: 0, y: 0, width: 0, height: 0 };
  const xs = points.filter((_, n) => n % 2 === 0);
  const ys = points.filter((_, n) => n % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

import type { Point } from "../geometry/point";
import type { Region, RegionShape } from "./types";

/** Whether a place lies in a region: within its shapes, its elevations and its levels. */
export function regionContains(region: Region, point: Point, elevation: number, levels: readonly string[] = []): boolean {
  return withinElevation(region, elevation) && sharesLevel(region.levels, levels) && withinShapes(region, point);
}

/** Whether an elevation in scene units lies in a region: from its bottom up to, not at, its top; a flat region has one. */
export function withinElevation(region: Region, elevation: number): boolean {
  const { bottom, top } = region.elevation;
  if (bottom !== null && elevation < bottom) return false;
  if (top === null) return true;
  return elevation < top || (elevation === top && bottom === top);
}

/** Whether two lists of levels meet; an empty list stands for all levels. */
export function sharesLevel(a: readonly string[], b: readonly string[]): boolean {
  return a.length === 0 || b.length === 0 || a.some((level) => b.includes(level));
}

/** Whether a point lies in a region seen from above; later shapes add to, or cut holes in, those before them. */
export function withinShapes(region: Region, point: Point): boolean {
  let inside = false;
  for (const shape of region.shapes) {
    const hole = shape.hole ?? false;
    // The border belongs to the region: a hole takes only what lies strictly in it.
    if (inside === hole && shapeContains(shape, point, !hole)) inside = !hole;
  }
  return inside;
}

function shapeContains(shape: RegionShape, point: Point, border: boolean): boolean {
  switch (shape.type) {
    case "rectangle": {
      const centre = { x: shape.x + shape.width / 2, y: shape.y + shape.height / 2 };
      const local = turnBack(point, centre, shape.rotation ?? 0);
      const [x, y] = [Math.abs(local.x - centre.x) * 2, Math.abs(local.y - centre.y) * 2];
      return border ? x <= shape.width && y <= shape.height : x < shape.width && y < shape.height;
    }
    case "circle":
      return reaches(((point.x - shape.x) ** 2 + (point.y - shape.y) ** 2) / shape.radius ** 2, border);
    case "ellipse": {
      const local = turnBack(point, shape, shape.rotation ?? 0);
      return reaches(((local.x - shape.x) / shape.radiusX) ** 2 + ((local.y - shape.y) / shape.radiusY) ** 2, border);
    }
    case "polygon":
      return polygonContains(shape.points, point, border);
  }
}

function reaches(part: number, border: boolean): boolean {
  return border ? part <= 1 : part < 1;
}

/** The point as it stood before a turn of so many degrees (clockwise on the screen) about a centre. */
function turnBack(point: Point, centre: Point, degrees: number): Point {
  if (degrees === 0) return point;
  const angle = (-degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [point.x - centre.x, point.y - centre.y];
  return { x: centre.x + x * cos - y * sin, y: centre.y + x * sin + y * cos };
}

function polygonContains(points: readonly number[], { x, y }: Point, border: boolean): boolean {
  let inside = false;
  const n = points.length - (points.length % 2);
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    const [ax, ay, bx, by] = [points[j] ?? 0, points[j + 1] ?? 0, points[i] ?? 0, points[i + 1] ?? 0];
    const side = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    const between = x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by);
    if (side === 0 && between) return border;
    if (ay > y !== by > y && side > 0 === by > ay) inside = !inside;
  }
  return inside;
}

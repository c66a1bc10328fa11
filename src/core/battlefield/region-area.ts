import { createArea, type Area } from "../geometry/area";
import { stretchesWithin, type Interval } from "../geometry/intervals";
import type { ElevatedPoint, Point } from "../geometry/point";
import type { Region, RegionShape } from "./types";

/** Areas by region: the shapes of a region are made ready once. */
const areas = new WeakMap<Region, Area>();

/** The ground of a region; shapes without extent hold nothing. */
export function areaOf(region: Region): Area {
  let area = areas.get(region);
  if (area === undefined) {
    area = createArea(region.shapes.filter(hasExtent));
    areas.set(region, area);
  }
  return area;
}

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
  return areaOf(region).contains(point);
}

/** Whether a straight line passes through a region: touching a corner, running along an edge or ending on it is not passing. */
export function passesThroughRegion(region: Region, a: ElevatedPoint, b: ElevatedPoint): boolean {
  if (a.x === b.x && a.y === b.y) return withinElevation(region, a.z) && withinShapes(region, a);
  const stretches = areaOf(region).stretches(a, b);
  if (stretches.length === 0) return false;
  if (a.z === b.z) return withinElevation(region, a.z);
  return stretchesWithin(stretches, a.z, b.z, region.elevation.bottom, region.elevation.top).length > 0;
}

/** The stretches of a line's way seen from above that lie in a region, as shares from a to b. */
export function stretchesInRegion(region: Region, a: Point, b: Point): readonly Interval[] {
  return areaOf(region).stretches(a, b);
}

function hasExtent(shape: RegionShape): boolean {
  switch (shape.type) {
    case "rectangle":
      return shape.width > 0 && shape.height > 0;
    case "circle":
      return shape.radius > 0;
    case "ellipse":
      return shape.radiusX > 0 && shape.radiusY > 0;
    case "polygon":
      return shape.points.length >= 6;
  }
}

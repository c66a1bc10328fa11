import type { GridData } from "../core/battlefield/types";
import { listOf, numberOf, pick, recordOf } from "./json";
import type { Json } from "./json";
import { at, cone, grownRectangle, hexagon, ring, strip } from "./outline";
import type { Outline } from "./outline";

/**
 * A region's shape as shapes of a snapshot. v13 knows rectangle, ellipse, circle and polygon; v14 adds cone, ring, line,
 * emanation, token and grid, which become polygons (schema: fvtt-types for 14.366, common/data). A shape of no extent,
 * and one of a type that came later, gives nothing.
 */
export function readRegionShape(shape: Json, grid: GridData): readonly Json[] {
  const hole = shape["hole"] === true ? { hole: true } : {};
  const n = (key: string): number => numberOf(shape[key]) ?? 0;
  const polygon = (points: Outline): readonly Json[] => (points.length < 6 ? [] : [{ type: "polygon", points, ...hole }]);
  switch (shape["type"]) {
    case "rectangle":
      return n("width") > 0 && n("height") > 0 ? [{ ...rectangle(shape), ...hole }] : [];
    case "circle":
      return n("radius") > 0 ? [{ ...pick(shape, ["type", "x", "y", "radius"]), ...hole }] : [];
    case "ellipse":
      return n("radiusX") > 0 && n("radiusY") > 0
        ? [{ ...pick(shape, ["type", "x", "y", "radiusX", "radiusY", "rotation"]), ...hole }]
        : [];
    case "polygon":
      return polygon(listOf(shape["points"]).map((value) => numberOf(value) ?? 0));
    case "cone":
      return polygon(cone(n("x"), n("y"), n("radius"), n("angle"), n("rotation"), shape["curvature"] === "flat"));
    case "ring":
      return polygon(ring(n("x"), n("y"), n("radius") - n("innerWidth"), n("radius") + n("outerWidth")));
    case "line":
      return polygon(strip(n("x"), n("y"), n("length"), n("width"), n("rotation")));
    case "token":
      return [{ type: "rectangle", ...tokenBox(shape, grid), ...hole }];
    case "grid":
      return listOf(shape["offsets"]).flatMap((offset) => cell(recordOf(offset), grid).map((one) => ({ ...one, ...hole })));
    case "emanation":
      return emanation(recordOf(shape["base"]), n("radius"), grid).map((one) => ({ ...one, ...hole }));
    default:
      return [];
  }
}

/** A rectangle turned about its middle, as v13 and snapshots have it; v14 turns it about its anchor. */
function rectangle(shape: Json): Json {
  const plain = pick(shape, ["type", "x", "y", "width", "height", "rotation"]);
  if (shape["anchorX"] === undefined) return plain;
  const n = (key: string): number => numberOf(shape[key]) ?? 0;
  const [width, height] = [n("width"), n("height")];
  const [toMiddleX, toMiddleY] = [width * (0.5 - n("anchorX")), height * (0.5 - n("anchorY"))];
  const turned = (Math.atan2(toMiddleY, toMiddleX) * 180) / Math.PI + n("rotation");
  const [x, y] =
    n("rotation") === 0
      ? [n("x") + toMiddleX, n("y") + toMiddleY]
      : at(n("x"), n("y"), Math.hypot(toMiddleX, toMiddleY), turned);
  return { ...plain, x: x - width / 2, y: y - height / 2 };
}

function tokenBox(shape: Json, grid: GridData): { x: number; y: number; width: number; height: number } {
  const n = (key: string): number => numberOf(shape[key]) ?? 0;
  return { x: n("x"), y: n("y"), width: n("width") * grid.size, height: n("height") * grid.size };
}

function cell(offset: Json, { type, size }: GridData): readonly Json[] {
  const [row, column] = [numberOf(offset["i"]), numberOf(offset["j"])];
  if (row === null || column === null) return [];
  if (type === 0 || type === 1) return [{ type: "rectangle", x: column * size, y: row * size, width: size, height: size }];
  return [{ type: "polygon", points: hexagon(type, size, row, column) }];
}

/** A shape grown on all sides. Of other bases than tokens, rectangles and circles only the base itself is taken. */
function emanation(base: Json, radius: number, grid: GridData): readonly Json[] {
  const n = (key: string): number => numberOf(base[key]) ?? 0;
  if (base["type"] === "circle") return [{ type: "circle", x: n("x"), y: n("y"), radius: n("radius") + radius }];
  const box = base["type"] === "token" ? tokenBox(base, grid) : base["type"] === "rectangle" && n("rotation") === 0 ? rectangle(base) : null;
  if (box === null) return readRegionShape(base, grid);
  const [x, y, width, height] = [box["x"], box["y"], box["width"], box["height"]].map((value) => numberOf(value) ?? 0);
  return [{ type: "polygon", points: radius > 0 ? grownRectangle(x ?? 0, y ?? 0, width ?? 0, height ?? 0, radius) : arcless(x, y, width, height) }];
}

function arcless(x = 0, y = 0, width = 0, height = 0): Outline {
  return [x, y, x + width, y, x + width, y + height, x, y + height];
}

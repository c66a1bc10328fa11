import { regionShapeOutline } from "../../../shared/geometry/region-shape";
import type { Canvas } from "../board";

/** The outlines of regions that change the darkness, each with the level inside it (at its middle, at its bottom). */
export function darkShapes(canvas: Canvas): { shape: readonly number[]; level: number }[] {
  const found: { shape: readonly number[]; level: number }[] = [];
  for (const region of canvas.scene?.regions ?? []) {
    if (![...region.behaviors].some(({ type, disabled }) => type === "adjustDarknessLevel" && !disabled)) continue;
    for (const data of region.shapes) {
      if (data.hole) continue;
      const shape = regionShapeOutline(data);
      const xs = shape.filter((_, n) => n % 2 === 0);
      const ys = shape.filter((_, n) => n % 2 === 1);
      const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
      found.push({ shape, level: canvas.effects.getDarknessLevel({ ...middle, elevation: region.elevation.bottom ?? 0 }) });
    }
  }
  return found;
}

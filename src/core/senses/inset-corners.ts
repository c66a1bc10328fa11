import type { Body } from "../battlefield/body";
import type { Field } from "../battlefield/field";
import { snapPoint } from "../geometry/point";
import type { Point } from "../geometry/point";

const KNOWN = new WeakMap<Body, { readonly inset: number; readonly corners: readonly Point[] }>();

/** Most corners that are looked from; a bigger body gives those on its outline alone. */
const MOST = 16;

/**
 * The corners that a creature looks from and is seen at, in pixels: those of its spaces, drawn in by the table's inset (a
 * part of a space), so that a wall drawn a little inside its space still stands on the edge.
 */
export function insetCorners(field: Field, body: Body): readonly Point[] {
  const { inset } = field.options;
  const known = KNOWN.get(body);
  if (known?.inset === inset) return known.corners;
  const all = new Map<string, Point>();
  for (const { centre, corners } of body.spaces) {
    for (const corner of corners) {
      const drawn = snapPoint({
        x: corner.x + (centre.x - corner.x) * 2 * inset,
        y: corner.y + (centre.y - corner.y) * 2 * inset,
      });
      all.set(`${drawn.x},${drawn.y}`, drawn);
    }
  }
  const corners =
    all.size <= MOST ? [...all.values()] : outline(body, [...all.values()], field.scene.grid.size * inset);
  KNOWN.set(body, { inset, corners });
  return corners;
}

/** Those along the border of the body's box. */
function outline({ bounds }: Body, points: readonly Point[], inset: number): readonly Point[] {
  const slack = inset + 1;
  return points.filter(
    ({ x, y }) =>
      x - bounds.minX <= slack || bounds.maxX - x <= slack || y - bounds.minY <= slack || bounds.maxY - y <= slack,
  );
}

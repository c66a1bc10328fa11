import type { MayKnow } from "../../core/attack/disclose";
import type { Body } from "../../core/battlefield/body";
import type { Field } from "../../core/battlefield/field";
import { mayBeKnown, type MapToken } from "./follow";
import type { Ground, Place } from "./places";

/**
 * The ground around a token as it can walk: from space to space of the scene's grid (without one, in steps of a space),
 * through nothing that stops movement, inside the map, and where nobody known stands.
 * @param range - Steps at most.
 */
export function groundAround(token: MapToken, field: Field, range: number, mayKnow: MayKnow): Ground | null {
  const { grid, dimensions } = canvas;
  if (grid === null || grid === undefined || dimensions === null || dimensions === undefined) return null;
  const { _source } = token.document;
  const own = field.body(token.document.id ?? "");
  const others = field.bodies.filter((body) => body.token.id !== own.token.id && mayKnow(body.token.id) && !body.token.conditions.includes("dead"));
  const { sceneRect } = dimensions;
  const placeAt = (corner: { x: number; y: number }): Place => {
    const { x, y } = token.getCenterPoint(corner);
    return { key: `${Math.round(corner.x)},${Math.round(corner.y)}`, corner, centre: { x, y } };
  };
  const inside = ({ x, y }: { x: number; y: number }): boolean =>
    x >= sceneRect.x && y >= sceneRect.y && x <= sceneRect.x + sceneRect.width && y <= sceneRect.y + sceneRect.height;
  const start = placeAt({ x: _source.x, y: _source.y });
  const around = (place: Place): readonly Place[] => {
    if (grid.isGridless) return stepsOf(grid.size).map(([dx, dy]) => placeAt({ x: place.corner.x + dx, y: place.corner.y + dy }));
    const here = grid.getCenterPoint(grid.getOffset(place.centre));
    return grid.getAdjacentOffsets(place.centre).map((offset) => {
      const there = grid.getCenterPoint(offset);
      return placeAt(token.getSnappedPosition({ x: place.corner.x + there.x - here.x, y: place.corner.y + there.y - here.y }));
    });
  };
  return {
    start,
    range,
    around,
    isOpen: (from, to) =>
      inside(to.centre) &&
      field.walls.isFree([{ ...from.centre, z: own.bottom }, { ...to.centre, z: own.bottom }], "move"),
    mayStand: (place) => mayBeKnown(place.centre) && (place === start || !others.some((other) => overlaps(field.bodyOf({ ...own.token, ...place.corner }), other))),
  };
}

function stepsOf(size: number): readonly (readonly [number, number])[] {
  return [-size, 0, size].flatMap((dx) => [-size, 0, size].map((dy) => [dx, dy] as const)).filter(([dx, dy]) => dx !== 0 || dy !== 0);
}

/** Whether two bodies stand on the same ground, by the boxes around them drawn in a little. */
function overlaps(a: Body, b: Body): boolean {
  return (
    a.bounds.minX < b.bounds.maxX - 1 && b.bounds.minX < a.bounds.maxX - 1 && a.bounds.minY < b.bounds.maxY - 1 && b.bounds.minY < a.bounds.maxY - 1
  );
}

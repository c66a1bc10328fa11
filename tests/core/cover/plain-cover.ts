import type { Body } from "../../../src/core/battlefield/body";
import type { Field } from "../../../src/core/battlefield/field";
import { createLinearWalls } from "../../../src/core/geometry/linear-walls";
import type { ElevatedPoint, Point } from "../../../src/core/geometry/point";
import { passesThroughConvex } from "../../../src/core/geometry/convex";

/**
 * The cover lines counted in the plainest way, as something to compare with: full walls and creatures on level ground, one
 * line after the other against every wall and every creature.
 */
export interface PlainCount {
  readonly walls: number;
  readonly creatures: number;
  readonly lines: number;
}

/** The counts from every corner of the attacker's one space to every space of the target. */
export function plainCounts(field: Field, attacker: Body, target: Body): readonly PlainCount[] {
  const walls = createLinearWalls(field.walls.walls, field.grid);
  const others = field.bodies.filter((body) => body !== attacker && body !== target);
  return attacker.spaces.flatMap((space) =>
    space.corners.flatMap((corner) =>
      target.spaces.map((aim): PlainCount => {
        const blocked = aim.corners.filter((to) => {
          const exact = [space.centre, drawn(corner, space.centre), corner, to, drawn(to, aim.centre), aim.centre];
          const inset = [space.centre, drawn(corner, space.centre), drawn(to, aim.centre), aim.centre];
          return !walls.isFree(exact.map(lift), "sight") && !walls.isFree(inset.map(lift), "sight");
        });
        const behind = aim.corners.filter((to) => others.some((body) => passesThroughConvex(roomOf(body), corner, to)));
        return { walls: blocked.length, creatures: behind.length, lines: aim.corners.length };
      }),
    ),
  );
}

/** A corner drawn in by 5 % of its space. */
function drawn(corner: Point, centre: Point): Point {
  return { x: corner.x + (centre.x - corner.x) * 0.1, y: corner.y + (centre.y - corner.y) * 0.1 };
}

function lift({ x, y }: Point): ElevatedPoint {
  return { x, y, z: 3 };
}

function roomOf({ bounds: { minX, minY, maxX, maxY }, token }: Body): readonly Point[] {
  const inset = ((maxX - minX) / Math.max(1, token.width)) * 0.05;
  return [
    { x: minX + inset, y: minY + inset },
    { x: maxX - inset, y: minY + inset },
    { x: maxX - inset, y: maxY - inset },
    { x: minX + inset, y: maxY - inset },
  ];
}

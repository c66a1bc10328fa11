import type { GroundPlan, Prop, PropKind } from "../client/canvas/rendering/ground/ground-plan";
import { CELL } from "./dungeon-walls";

const area = (kind: GroundPlan["areas"][number]["kind"], ...points: number[]): GroundPlan["areas"][number] => ({ kind, points: points.map((value) => value * CELL) });
const room = (kind: GroundPlan["areas"][number]["kind"], x: number, y: number, x2: number, y2: number): GroundPlan["areas"][number] => area(kind, x, y, x2, y, x2, y2, x, y2);

/** A rounded pool as an outline. */
function pool(x: number, y: number, rx: number, ry: number): number[] {
  return Array.from({ length: 28 }, (_, n) => {
    const angle = (n / 28) * 2 * Math.PI;
    const bulge = 1 + 0.09 * Math.sin(angle * 3 + 1) + 0.05 * Math.sin(angle * 5);
    return [x + rx * bulge * Math.cos(angle), y + ry * bulge * Math.sin(angle)];
  }).flat();
}

const prop = (kind: PropKind, x: number, y: number, size: number, rotation = 0): Prop => ({ kind, x: x * CELL, y: y * CELL, size: size * CELL, rotation });

/** The floor of the demo dungeon: a yard with a pond, a guard room of boards, a paved corridor and hall, a hidden chamber. */
export function dungeonGround(): GroundPlan {
  return {
    base: "rock",
    areas: [
      room("grass", 0.5, 0.5, 10, 17.5),
      area("dirt", 8.2, 17.5, 8.4, 12, 8.1, 9.6, 10, 9.2, 10, 7.8, 7.4, 8, 6.4, 9.4, 6.8, 12.2, 6.6, 17.5),
      area("water", ...pool(3.2, 14.6, 1.9, 1.4)),
      room("planks", 10, 2, 17, 7),
      room("cobble", 10, 7, 21, 10),
      room("flagstone", 21, 3, 29, 15),
      room("cobble", 12, 10, 18, 15),
    ],
    props: [
      prop("carpet", 25.5, 8.5, 1.6, 90), prop("pillar", 25.5, 8.5, 0.9), prop("pillar", 23.5, 5.5, 0.82), prop("brazier", 25.5, 14, 0.7),
      prop("stairs", 28.5, 13.5, 1), prop("bones", 27.7, 4, 0.8), prop("rubble", 22, 14.2, 1), prop("crate", 28.3, 10.4, 0.7), prop("crate", 28.4, 11.2, 0.6, 14),
      prop("torch", 12.5, 7.16, 0.42, 90), prop("torch", 18.5, 7.16, 0.42, 90),
      prop("barrel", 16.5, 2.6, 0.66), prop("barrel", 16.4, 3.3, 0.6), prop("crate", 10.7, 6.4, 0.72, 8), prop("torch", 16.84, 5.2, 0.42, 180),
      prop("rubble", 17.3, 14.3, 0.8), prop("bones", 13, 14, 0.7), prop("well", 4.6, 9.6, 1.15),
      prop("tree", 1.9, 2.1, 2.1), prop("tree", 8.4, 2, 1.7), prop("tree", 1.7, 11.3, 1.5), prop("boulder", 5.7, 15.9, 0.8), prop("boulder", 7.9, 6.2, 0.6),
      ...[2.3, 2.9, 3.5, 4.1, 4.7, 5.3, 5.9].map((x) => prop("bush", x, 5, 0.85)), prop("bush", 6, 5.7, 0.85), prop("bush", 6, 6.4, 0.85), prop("bush", 6, 6.9, 0.7),
      ...[[1.4, 6.3], [2.3, 6.6], [3.3, 6.2], [1.8, 7.2], [2.8, 7.4], [3.6, 7.1], [1.3, 7.8], [3.4, 7.8]].map(([x = 0, y = 0]) => prop("bush", x, y, 0.6)),
    ],
  };
}

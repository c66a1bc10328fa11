/** A closed line of points: x, y, x, y … in pixels. */
export type Outline = readonly number[];

/** Corners of a circle's outline: an error of 1/450 of the radius at most. */
const STEPS = 48;

/** Points on an arc about a centre, both ends included; degrees clockwise from +x. */
export function arc(x: number, y: number, radius: number, from: number, to: number): Outline {
  const steps = Math.max(1, Math.ceil((Math.abs(to - from) / 360) * STEPS));
  return Array.from({ length: steps + 1 }, (_, i) => at(x, y, radius, from + ((to - from) * i) / steps)).flat();
}

/** The point at a distance from a place; degrees clockwise from +x. */
export function at(x: number, y: number, distance: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
}

/** A wedge from its apex: its far side an arc, or straight across at that distance along the middle. */
export function cone(x: number, y: number, radius: number, angle: number, direction: number, flat: boolean): Outline {
  const [from, to] = [direction - angle / 2, direction + angle / 2];
  if (angle >= 360) return arc(x, y, radius, 0, 360);
  if (!flat) return [x, y, ...arc(x, y, radius, from, to)];
  const side = radius / Math.cos((angle * Math.PI) / 360);
  return [x, y, ...at(x, y, side, from), ...at(x, y, side, to)];
}

/** A band between two circles about one centre, joined by a seam. */
export function ring(x: number, y: number, inner: number, outer: number): Outline {
  return inner <= 0 ? arc(x, y, outer, 0, 360) : [...arc(x, y, outer, 0, 360), ...arc(x, y, inner, 360, 0)];
}

/** A strip of some width from its origin, which lies in the middle of its near end. */
export function strip(x: number, y: number, length: number, width: number, direction: number): Outline {
  const near = [at(x, y, width / 2, direction - 90), at(x, y, width / 2, direction + 90)] as const;
  const far = [at(...near[1], length, direction), at(...near[0], length, direction)] as const;
  return [...near, ...far].flat();
}

/** A rectangle grown by a radius on all sides, its corners round. */
export function grownRectangle(x: number, y: number, width: number, height: number, radius: number): Outline {
  return [
    ...arc(x + width, y, radius, 270, 360),
    ...arc(x + width, y + height, radius, 0, 90),
    ...arc(x, y + height, radius, 90, 180),
    ...arc(x, y, radius, 180, 270),
  ];
}

/** A hexagon of a hexagonal grid by row and column; grid types 2 to 5 as Foundry has them (odd and even, rows and columns). */
export function hexagon(type: 2 | 3 | 4 | 5, size: number, row: number, column: number): Outline {
  const inRows = type <= 3;
  const [line, step] = inRows ? [row, column] : [column, row];
  const isOdd = Math.abs(line % 2) === 1;
  const shifted = type === 2 || type === 4 ? isOdd : !isOdd;
  const radius = size / Math.sqrt(3);
  const along = (step + 0.5 + (shifted ? 0.5 : 0)) * size;
  const across = (line * 1.5 + 1) * radius;
  const [x, y] = inRows ? [along, across] : [across, along];
  return [0, 1, 2, 3, 4, 5].flatMap((corner) => at(x, y, radius, corner * 60 + (inRows ? 30 : 0)));
}

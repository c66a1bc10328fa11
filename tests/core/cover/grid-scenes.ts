import fc from "fast-check";
import { RULESET_IDS, type Battlefield, type GridData, type Token, type Wall } from "../../../src/core/battlefield/types";
import { createHexLayout } from "../../../src/core/geometry/hex-layout";
import { battlefield, scene, token, wall } from "../../builders/battlefield";

/**
 * Scenes on hexes and without a grid. A hex of 209 px stands 180.9993 px from the next row, so that some rows away all
 * corners lie on the lattice as they do here: what moves by whole hexes, or is mirrored, is the same to the last bit.
 */
const HEX = 209;
const PITCH = 181;
const HEIGHT = (HEX * 2) / Math.sqrt(3);
/** Centre of the first row's hexes across the rows, on the lattice. */
const FIRST = 120.6875;
const COLUMNS = 6;
const ROWS = 6;

/** A kind of grid, with how its scenes can be moved and mirrored. */
export interface GridKind {
  readonly name: string;
  readonly scenes: (wide: readonly number[]) => fc.Arbitrary<Battlefield>;
  /** A wall more, anywhere. */
  readonly wall: fc.Arbitrary<Wall>;
  /** The scene so many spaces along and so many pairs of rows across. */
  readonly moved: (data: Battlefield, along: number, pairs: number) => Battlefield;
  /** The scene mirrored along the rows, and across them. */
  readonly mirrored: (data: Battlefield, axis: "along" | "across") => Battlefield;
}

type Place = readonly [along: number, across: number];

const sights = fc.constantFrom(20, 20, 20, 20, 10, 0);
const rulesets = fc.constantFrom(...RULESET_IDS);

/** A scene with every place mapped; a token's by the box around it. */
function mapped(data: Battlefield, boxOf: (one: Token) => Place, map: (x: number, y: number) => Place): Battlefield {
  return {
    ...data,
    walls: data.walls.map((one) => ({ ...one, c: [...map(one.c[0], one.c[1]), ...map(one.c[2], one.c[3])] as const })),
    tokens: data.tokens.map((one) => {
      const [width, height] = boxOf(one);
      const [ax, ay] = map(one.x, one.y);
      const [bx, by] = map(one.x + width, one.y + height);
      return { ...one, x: Math.min(ax, bx), y: Math.min(ay, by) };
    }),
  };
}

function wallsIn(place: (x: number, y: number) => Place, across: number, along: number): fc.Arbitrary<Wall> {
  const at = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: Math.ceil(most / 25) }).map((n) => n * 25);
  return fc
    .record({ a: fc.tuple(at(along), at(across)), b: fc.tuple(at(along), at(across)), sight: sights, low: fc.constantFrom(false, false, true) })
    .map(({ a, b, sight, low }) => wall([...place(...a), ...place(...b)] as const, { sight, ...(low ? { bottom: 0, top: 3 } : {}) }));
}

const listOf = (one: fc.Arbitrary<Wall>): fc.Arbitrary<readonly Wall[]> =>
  fc.array(one, { maxLength: 8 }).map((list) => list.map((made, i) => ({ ...made, id: `w${i}` })));

const name = (i: number): string => ["A", "T"][i] ?? `B${i}`;

function hexes(type: 2 | 3 | 4 | 5, title: string): GridKind {
  const layout = createHexLayout(type, HEX);
  const turned = (along: number, across: number): Place => (layout.rows ? [along, across] : [across, along]);
  const grid: Partial<GridData> = { type, size: HEX };
  const one = wallsIn(turned, ROWS * PITCH, COLUMNS * HEX);
  const creatures = (wide: readonly number[]): fc.Arbitrary<readonly Token[]> =>
    fc
      .array(fc.record({ column: fc.nat(COLUMNS - 2), row: fc.nat(ROWS - 2), size: fc.constantFrom(...wide) }), { minLength: 2, maxLength: 5 })
      .map((list) =>
        list.map(({ column, row, size }, i) => {
          const centre = layout.centreOf({ q: column - Math.floor(row / 2), r: row });
          const [along, across] = turned(centre.x, centre.y);
          const [x, y] = turned(along - (HEX / 2) * size, across - HEIGHT / 2);
          return token(name(i), x, y, { width: size, height: size });
        }),
      );
  const box = ({ width }: Token): Place => turned(HEX * width, HEIGHT * (1 + 0.75 * (width - 1)));
  const map = (data: Battlefield, change: (along: number, across: number) => Place): Battlefield =>
    mapped(data, box, (x, y) => turned(...change(...turned(x, y))));
  return {
    name: title,
    scenes: (wide) =>
      fc.record({ ruleset: rulesets, walls: listOf(one), tokens: creatures(wide) }).map((parts) => battlefield({ ...parts, scene: scene({ grid }) })),
    wall: one,
    moved: (data, along, pairs) => map(data, (a, b) => [a + along * HEX, b + pairs * 2 * PITCH]),
    mirrored: (data, axis) =>
      map(data, (a, b) => (axis === "along" ? [COLUMNS * HEX - a, b] : [a, 2 * FIRST + ROWS * PITCH - b])),
  };
}

const SPACE = 100;
const SIDE = 8;

function gridless(): GridKind {
  const same = (x: number, y: number): Place => [x, y];
  const one = wallsIn(same, SIDE * SPACE, SIDE * SPACE);
  const place = fc.integer({ min: 0, max: (SIDE - 2) * 8 }).map((n) => (n * SPACE) / 8);
  const creatures = (wide: readonly number[]): fc.Arbitrary<readonly Token[]> =>
    fc
      .array(fc.record({ x: place, y: place, width: fc.constantFrom(...wide) }), { minLength: 2, maxLength: 5 })
      .map((list) => list.map(({ x, y, width }, i) => token(name(i), x, y, { width, height: width })));
  const box = ({ width, height }: Token): Place => [width * SPACE, height * SPACE];
  return {
    name: "no grid",
    scenes: (wide) =>
      fc.record({ ruleset: rulesets, walls: listOf(one), tokens: creatures(wide) }).map((parts) => battlefield({ ...parts, scene: scene({ grid: { type: 0 } }) })),
    wall: one,
    moved: (data, along, pairs) => mapped(data, box, (x, y) => [x + along * 37, y + pairs * 51]),
    mirrored: (data, axis) => mapped(data, box, (x, y) => (axis === "along" ? [-x, y] : [x, -y])),
  };
}

/** Every grid but squares. */
export const OTHER_GRIDS: readonly GridKind[] = [
  hexes(2, "hexes in rows, the odd ones shifted"),
  hexes(3, "hexes in rows, the even ones shifted"),
  hexes(4, "hexes in columns, the odd ones shifted"),
  hexes(5, "hexes in columns, the even ones shifted"),
  gridless(),
];

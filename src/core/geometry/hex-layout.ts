import { snap, type Point } from "./point";

/** A hex by its axial coordinates: q along the rows (or columns), r across them. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Where hexes lie, as Foundry lays them out. */
export interface HexLayout {
  readonly size: number;
  /** Rows of hexes with a point up, against columns with an edge up. */
  readonly rows: boolean;
  /** Width and height in pixels of the box around one hex. */
  readonly width: number;
  readonly height: number;
  centreOf(hex: Hex): Point;
  /** The corners of a hex about a place, scaled: 1 is a whole hex. */
  cornersOf(centre: Point, scale: number): readonly Point[];
  cellAt(point: Point): Hex;
  steps(a: Hex, b: Hex): number;
}

function roundHex(q: number, r: number): Hex {
  const s = -q - r;
  let [roundQ, roundR] = [Math.round(q), Math.round(r)];
  const roundS = Math.round(s);
  const [offQ, offR, offS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS - s)];
  if (offQ > offR && offQ > offS) roundQ = -roundR - roundS;
  else if (offR > offS) roundR = -roundQ - roundS;
  return { q: roundQ, r: roundR };
}

/** Number of steps from hex to hex. */
function hexSteps(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/**
 * Foundry's hexes: the size is the short diagonal, from edge to edge; types 2 and 3 are rows of hexes with a point up, 4 and
 * 5 columns with an edge up; in 2 and 4 the odd rows (columns) are shifted by half a hex, in 3 and 5 the even ones.
 */
export function createHexLayout(type: 2 | 3 | 4 | 5, size: number): HexLayout {
  const rows = type < 4;
  const long = (size * 2) / Math.sqrt(3);
  const pitch = (size * Math.sqrt(3)) / 2;
  // Along: the axis within a row or column; across: from one row or column to the next.
  const first = type % 2 === 0 ? size / 2 : size;
  const point = (along: number, across: number): Point =>
    rows ? { x: snap(along), y: snap(across) } : { x: snap(across), y: snap(along) };
  const offsets = [
    [0, -long / 2],
    [size / 2, -long / 4],
    [size / 2, long / 4],
    [0, long / 2],
    [-size / 2, long / 4],
    [-size / 2, -long / 4],
  ] as const;
  return {
    size,
    rows,
    width: rows ? size : long,
    height: rows ? long : size,
    centreOf: ({ q, r }) => point(first + (q + r / 2) * size, long / 2 + r * pitch),
    cornersOf: (centre, scale) =>
      offsets.map(([along, across]) => {
        const [x, y] = rows ? [along, across] : [across, along];
        return { x: snap(centre.x + x * scale), y: snap(centre.y + y * scale) };
      }),
    cellAt: ({ x, y }) => {
      const [along, across] = rows ? [x, y] : [y, x];
      const r = (across - long / 2) / pitch;
      return roundHex((along - first) / size - r / 2, r);
    },
    steps: hexSteps,
  };
}

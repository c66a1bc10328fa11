import type { Body, Box } from "../battlefield/body";
import type { Space } from "../geometry/grid";
import { stretchInConvex } from "../geometry/convex";
import type { Point } from "../geometry/point";
import { drawIn } from "./viewpoints";

/** A convex part of a creature's room, its corners clockwise on the screen, in pixels. */
export interface Piece {
  readonly corners: readonly Point[];
  readonly box: Box;
}

/**
 * The room of a creature drawn in from its outline, as convex pieces that overlap where its spaces join.
 *
 * @param rectangular - The spaces are cuts of one rectangle (squares, or no grid) and not hexes.
 * @param inset - Part of a space taken off on each side.
 */
export function piecesOf(body: Body, rectangular: boolean, inset: number): readonly Piece[] {
  return rectangular ? [rectanglePiece(body, inset)] : joinedPieces(body.spaces, inset);
}

/** The pieces of some of a creature's spaces, for one that stands partly in another's space. */
export function joinedPieces(spaces: readonly Space[], inset: number): readonly Piece[] {
  const pieces = spaces.map((space) => pieceOf(space.corners.map((corner) => drawIn(corner, space.centre, inset))));
  spaces.forEach((a, i) => {
    for (const b of spaces.slice(i + 1)) {
      const bridge = bridgeBetween(a, b, inset);
      if (bridge !== null) pieces.push(bridge);
    }
  });
  return pieces;
}

function rectanglePiece(body: Body, inset: number): Piece {
  const { minX, minY, maxX, maxY } = body.bounds;
  const width = (maxX - minX) / Math.max(1, body.token.width);
  const height = (maxY - minY) / Math.max(1, body.token.height);
  const centre = { x: minX + width / 2, y: minY + height / 2 };
  const from = drawIn({ x: minX, y: minY }, centre, inset);
  const [x0, y0] = [from.x, from.y];
  const [x1, y1] = [maxX - (x0 - minX), maxY - (y0 - minY)];
  return pieceOf([
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ]);
}

/** What fills the gap that drawing in leaves between two spaces that share an edge: the way from centre to centre. */
function bridgeBetween(a: Space, b: Space, inset: number): Piece | null {
  const shared = a.corners.filter((p) => b.corners.some((q) => p.x === q.x && p.y === q.y));
  const [p, q] = shared;
  if (p === undefined || q === undefined || shared.length !== 2) return null;
  return pieceOf([
    a.centre,
    drawIn(p, a.centre, inset),
    drawIn(p, b.centre, inset),
    b.centre,
    drawIn(q, b.centre, inset),
    drawIn(q, a.centre, inset),
  ]);
}

function pieceOf(corners: readonly Point[]): Piece {
  let area = 0;
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  corners.forEach(({ x, y }, i) => {
    const next = corners[(i + 1) % corners.length] ?? { x, y };
    area += x * next.y - y * next.x;
    minX = Math.min(minX, x);
    minY = Math.min(minY, y);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, y);
  });
  return { corners: area < 0 ? corners.toReversed() : corners, box: { minX, minY, maxX, maxY } };
}

/** The stretch of the line from p to q strictly inside a piece, as shares of the way; null where there is none. */
export function stretchInside({ corners, box }: Piece, p: Point, q: Point): readonly [enter: number, leave: number] | null {
  if (Math.max(p.x, q.x) <= box.minX || Math.min(p.x, q.x) >= box.maxX) return null;
  if (Math.max(p.y, q.y) <= box.minY || Math.min(p.y, q.y) >= box.maxY) return null;
  return stretchInConvex(corners, p, q);
}

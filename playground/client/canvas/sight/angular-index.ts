import type { Point } from "../../../shared/geometry/point";
import type { Edge } from "./edge";

export const TURN = 2 * Math.PI;

/** An angle brought into 0 … 2π. */
export function normalAngle(angle: number): number {
  const turned = angle % TURN;
  return turned < 0 ? turned + TURN : turned;
}

/** Edges by the directions in which they lie, seen from a place: a ray asks only those in its sector. */
export class AngularIndex {
  private readonly sectors: Edge[][];
  private readonly count: number;

  constructor(edges: readonly Edge[], origin: Point) {
    this.count = Math.min(512, Math.max(8, edges.length));
    this.sectors = Array.from({ length: this.count }, () => []);
    for (const edge of edges) {
      const from = Math.atan2(edge.a.y - origin.y, edge.a.x - origin.x);
      let span = normalAngle(Math.atan2(edge.b.y - origin.y, edge.b.x - origin.x) - from);
      let start = from;
      if (span > Math.PI) {
        start = from + span;
        span = TURN - span;
      }
      const slack = 1e-4;
      const first = Math.floor(((start - slack) / TURN) * this.count);
      const last = Math.floor(((start + span + slack) / TURN) * this.count);
      for (let n = first; n <= last; n++) this.sector(n).push(edge);
    }
  }

  around(angle: number): readonly Edge[] {
    return this.sector(Math.floor((angle / TURN) * this.count));
  }

  /** Pairs of edges that share a sector and no end: the only ones that can cross in view. */
  *pairs(): Generator<[Edge, Edge]> {
    const seen = new Set<Edge>();
    const order = new Map<Edge, Set<Edge>>();
    for (const sector of this.sectors) {
      for (let m = 0; m < sector.length; m++) {
        for (let n = m + 1; n < sector.length; n++) {
          const [one, other] = [sector[m], sector[n]];
          if (!one || !other || sharesEnd(one, other)) continue;
          const known = order.get(one) ?? new Set<Edge>();
          if (known.has(other)) continue;
          known.add(other);
          order.set(one, known);
          seen.add(one);
          yield [one, other];
        }
      }
    }
  }

  private sector(n: number): Edge[] {
    return this.sectors[((n % this.count) + this.count) % this.count] as Edge[];
  }
}

function sharesEnd({ a, b }: Edge, other: Edge): boolean {
  const same = (p: Point, q: Point): boolean => p.x === q.x && p.y === q.y;
  return same(a, other.a) || same(a, other.b) || same(b, other.a) || same(b, other.b);
}

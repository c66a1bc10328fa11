import { Inquiry } from "./passage";
import type { WallSegment } from "./wall-segment";
import { endsOf, WallSet, type WallQueries } from "./wall-set";

/** Walls in a row, given with their ends on the lattice. */
export class LinearWalls<W extends WallSegment> extends WallSet<W> {
  constructor(
    readonly walls: readonly W[],
    private readonly ends: Float64Array,
    inquiry: Inquiry<W>,
  ) {
    super(walls, inquiry);
  }

  protected gather(early: boolean): void {
    const { inquiry, ends, walls } = this;
    const last = inquiry.path.length - 1;
    for (let k = 0; k < last; k++) {
      inquiry.enter(k);
      const { px, py, qx, qy } = inquiry;
      const dx = qx - px;
      const dy = qy - py;
      for (let i = 0, e = 0; i < walls.length; i++, e += 4) {
        // Both ends on one side of the path's line: most walls are done with here.
        const a = dx * ((ends[e + 1] as number) - py) - dy * ((ends[e] as number) - px);
        const b = dx * ((ends[e + 3] as number) - py) - dy * ((ends[e + 2] as number) - px);
        if (a * b > 0) continue;
        inquiry.meet(walls[i] as W, i, ends, e);
        if (early && inquiry.stopped) return;
      }
    }
  }
}

/**
 * Asks every wall in turn: the plainest answer, against which the index is tested and measured, and the quickest where the
 * walls are few.
 */
export function createLinearWalls<W extends WallSegment>(
  walls: readonly W[],
  grid: { readonly pixelsPerUnit: number },
): WallQueries<W> {
  return new LinearWalls(walls, endsOf(walls), new Inquiry<W>(grid.pixelsPerUnit));
}

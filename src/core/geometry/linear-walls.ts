import { Inquiry } from "./passage";
import { snap } from "./point";
import type { WallSegment } from "./wall-segment";
import { answerFrom, type WallQueries } from "./wall-set";

/** Asks every wall in turn: the plainest answer, against which the index is tested and measured. */
export function createLinearWalls<W extends WallSegment>(
  walls: readonly W[],
  grid: { readonly pixelsPerUnit: number },
): WallQueries<W> {
  const inquiry = new Inquiry<W>();
  inquiry.pixelsPerUnit = grid.pixelsPerUnit;
  const ends = Float64Array.from(walls.flatMap((wall) => wall.c.map(snap)));
  return answerFrom(inquiry, walls, (question, early) => {
    for (let k = 0; k + 1 < question.path.length; k++) {
      for (let i = 0; i < walls.length; i++) {
        const e = i * 4;
        question.meet(k, walls[i] as W, i, ends[e] as number, ends[e + 1] as number, ends[e + 2] as number, ends[e + 3] as number);
        if (early && question.stopped) return;
      }
    }
  });
}

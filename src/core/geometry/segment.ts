import { orientation } from "./orientation";
import type { Point } from "./point";

/** Distance in pixels from a point to the nearest point of a segment. */
export function pointSegmentDistance(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - (ax + dx * share), y - (ay + dy * share));
}

/** How two segments meet: apart, touching in a point that is an end of one of them, crossing in the middle of both, or sharing a stretch. */
export type SegmentMeeting = "apart" | "touching" | "crossing" | "overlapping";

/** How the segments a-b and c-d meet. Exact for lattice points. */
export function meetingOf(a: Point, b: Point, c: Point, d: Point): SegmentMeeting {
  const [atC, atD] = [orientation(a, b, c), orientation(a, b, d)];
  const [atA, atB] = [orientation(c, d, a), orientation(c, d, b)];
  if (atC === 0 && atD === 0 && atA === 0 && atB === 0) {
    const low = Math.max(Math.min(a.x, b.x), Math.min(c.x, d.x)) - Math.min(Math.max(a.x, b.x), Math.max(c.x, d.x));
    const high = Math.max(Math.min(a.y, b.y), Math.min(c.y, d.y)) - Math.min(Math.max(a.y, b.y), Math.max(c.y, d.y));
    if (low > 0 || high > 0) return "apart";
    return low < 0 || high < 0 ? "overlapping" : "touching";
  }
  if (atC * atD > 0 || atA * atB > 0) return "apart";
  return atC * atD < 0 && atA * atB < 0 ? "crossing" : "touching";
}

import type { ElevatedPoint } from "./point";
import type { WallSegment } from "./wall-segment";

/** What a wall is to a path: "solid" stops it, "limited" stops it in pairs, "open" does not count. */
export type WallRole = "solid" | "limited" | "open";

/** What a path asks of the walls, beyond the channel. */
export interface PassageOptions<W extends WallSegment = WallSegment> {
  /** Levels that the path runs in; absent or empty is all. */
  readonly levels?: readonly string[];
  /**
   * Replaces what the wall restricts on the channel, thresholds included; null keeps the channel's own. Open doors, one-way
   * walls met from their open side, heights and levels let pass whatever the role. Must not ask the same index a question.
   */
  readonly role?: (wall: W) => WallRole | null;
}

/** A wall that stops a path, and where the path meets it first. */
export interface WallHit<W extends WallSegment = WallSegment> {
  readonly wall: W;
  readonly at: ElevatedPoint;
  /** The wall is limited: it stops only together with another. */
  readonly limited: boolean;
}

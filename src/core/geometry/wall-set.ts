import { STOPPED, type Inquiry } from "./passage";
import type { PassageOptions, WallHit } from "./passage-options";
import type { ElevatedPoint } from "./point";
import { stoppingWalls } from "./stops";
import type { Channel, WallSegment } from "./wall-segment";

/** Walls that can be asked what stops a path. Paths are polylines in pixels, with elevations in scene units. */
export interface WallQueries<W extends WallSegment = WallSegment> {
  readonly walls: readonly W[];
  /** Whether nothing stops the path on the channel. */
  isFree(path: readonly ElevatedPoint[], channel: Channel, options?: PassageOptions<W>): boolean;
  /** Every wall that stops the path on the channel, nearest first; none when it is free. */
  stops(path: readonly ElevatedPoint[], channel: Channel, options?: PassageOptions<W>): readonly WallHit<W>[];
  /** Every wall that the path passes through, whatever it restricts: open doors and the open side of one-way walls are not there. */
  passed(path: readonly ElevatedPoint[], options?: PassageOptions<W>): readonly WallHit<W>[];
}

/** Meets the loaded path of an inquiry with every wall that may touch it; may end early where `early` is set and it is stopped. */
export type Gather<W extends WallSegment> = (inquiry: Inquiry<W>, early: boolean) => void;

function ask<W extends WallSegment>(
  inquiry: Inquiry<W>,
  gather: Gather<W>,
  path: readonly ElevatedPoint[],
  channel: Channel | null,
  options: PassageOptions<W> | undefined,
  early: boolean,
): void {
  inquiry.path.load(path);
  inquiry.contacts.clear();
  inquiry.channel = channel;
  inquiry.options = options;
  inquiry.stopped = false;
  if (inquiry.path.length > 1) gather(inquiry, early);
}

/** The three questions over one way of finding the walls near a path. */
export function answerFrom<W extends WallSegment>(inquiry: Inquiry<W>, walls: readonly W[], gather: Gather<W>): WallQueries<W> {
  return {
    walls,
    isFree: (path, channel, options) => {
      ask(inquiry, gather, path, channel, options, true);
      return !inquiry.stopped && inquiry.cost() < STOPPED;
    },
    stops: (path, channel, options) => {
      ask(inquiry, gather, path, channel, options, false);
      return stoppingWalls(inquiry, walls);
    },
    passed: (path, options) => {
      ask(inquiry, gather, path, null, options, false);
      return stoppingWalls(inquiry, walls);
    },
  };
}

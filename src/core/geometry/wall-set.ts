import { STOPPED, type Inquiry } from "./passage";
import type { PassageOptions, WallHit } from "./passage-options";
import { snap, type ElevatedPoint } from "./point";
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

/** The ends of walls on the lattice, four numbers each: x0, y0, x1, y1 in pixels. */
export function endsOf(walls: readonly WallSegment[]): Float64Array {
  const ends = new Float64Array(walls.length * 4);
  for (let i = 0, e = 0; i < walls.length; i++) {
    const { c } = walls[i] as WallSegment;
    for (let j = 0; j < 4; j++) ends[e++] = snap(c[j] as number);
  }
  return ends;
}

/** The questions, over some way of finding the walls near a path. */
export abstract class WallSet<W extends WallSegment> implements WallQueries<W> {
  /** Walls by the numbers under which `gather` meets them, null is one taken away; the inquiry may be shared between sets. */
  protected constructor(
    protected readonly slots: readonly (W | null)[],
    protected readonly inquiry: Inquiry<W>,
  ) {}

  abstract readonly walls: readonly W[];

  /** Meets the loaded path with every wall that may touch it; where it is `early`, may end once the path is stopped. */
  protected abstract gather(early: boolean): void;

  isFree(path: readonly ElevatedPoint[], channel: Channel, options?: PassageOptions<W>): boolean {
    this.ask(path, channel, options, true);
    return !this.inquiry.stopped && this.inquiry.cost() < STOPPED;
  }

  stops(path: readonly ElevatedPoint[], channel: Channel, options?: PassageOptions<W>): readonly WallHit<W>[] {
    this.ask(path, channel, options, false);
    return stoppingWalls(this.inquiry, this.slots);
  }

  passed(path: readonly ElevatedPoint[], options?: PassageOptions<W>): readonly WallHit<W>[] {
    this.ask(path, null, options, false);
    return stoppingWalls(this.inquiry, this.slots);
  }

  private ask(path: readonly ElevatedPoint[], channel: Channel | null, options: PassageOptions<W> | undefined, early: boolean): void {
    this.inquiry.open(path, channel, options);
    if (this.inquiry.path.length > 1) this.gather(early);
  }
}

import type { Body } from "../battlefield/body";
import type { Wall } from "../battlefield/types";
import type { WallIndex } from "../geometry/wall-index";
import type { PreparedLight } from "./prepared-light";
import { arrives } from "./source-reach";

/** Which sources walls let through to which spaces, kept for as long as walls, source and body stay as they are. */
export interface Arrivals {
  /** Whether a source arrives at the space of this number of a body. */
  readonly arrives: (source: PreparedLight, body: Body, space: number) => boolean;
}

/** By the number of the space. */
type BySpace = Map<PreparedLight, boolean>[];

/** A body that stands still while torches pass by starts over after so many sources. */
const MOST_SOURCES = 256;

const KNOWN = new WeakMap<WallIndex<Wall>, Arrivals>();

/** The arrivals past these walls. */
export function arrivalsPast(walls: WallIndex<Wall>): Arrivals {
  let arrivals = KNOWN.get(walls);
  if (arrivals === undefined) KNOWN.set(walls, (arrivals = keep(walls)));
  return arrivals;
}

function keep(walls: WallIndex<Wall>): Arrivals {
  const byBody = new WeakMap<Body, BySpace>();
  return {
    arrives: (source, body, space) => {
      if (!source.light.walls) return true;
      let spaces = byBody.get(body);
      if (spaces === undefined) byBody.set(body, (spaces = body.spaces.map(() => new Map<PreparedLight, boolean>())));
      const known = spaces[space];
      const before = known?.get(source);
      if (before !== undefined) return before;
      const place = body.spaces[space]?.centre ?? body.centre;
      const heights = { bottom: body.bottom, top: body.top, levels: body.token.levels };
      const free = arrives(source, place, heights, { walls });
      if (known !== undefined && known.size >= MOST_SOURCES) known.clear();
      known?.set(source, free);
      return free;
    },
  };
}

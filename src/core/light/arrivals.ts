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

const UNKNOWN = 0;
const FREE = 1;
const STOPPED = 2;

const KNOWN = new WeakMap<WallIndex<Wall>, Arrivals>();

/** The arrivals past these walls. */
export function arrivalsPast(walls: WallIndex<Wall>): Arrivals {
  let arrivals = KNOWN.get(walls);
  if (arrivals === undefined) KNOWN.set(walls, (arrivals = keep(walls)));
  return arrivals;
}

function keep(walls: WallIndex<Wall>): Arrivals {
  const bySource = new WeakMap<PreparedLight, WeakMap<Body, Uint8Array>>();
  return {
    arrives: (source, body, space) => {
      if (!source.light.walls) return true;
      let byBody = bySource.get(source);
      if (byBody === undefined) bySource.set(source, (byBody = new WeakMap()));
      let known = byBody.get(body);
      if (known === undefined) byBody.set(body, (known = new Uint8Array(body.spaces.length)));
      if (known[space] === UNKNOWN) {
        const place = body.spaces[space]?.centre ?? body.centre;
        const heights = { bottom: body.bottom, top: body.top, levels: body.token.levels };
        known[space] = arrives(source, place, heights, { walls }) ? FREE : STOPPED;
      }
      return known[space] === FREE;
    },
  };
}

import type { Body } from "../battlefield/body";
import { boxesMeet, boxWith } from "../battlefield/box";
import type { Wall } from "../battlefield/types";
import { wallsChanged, wallVersionOf } from "../battlefield/wall-history";
import type { WallHistory, WallVersion } from "../battlefield/wall-history";
import type { WallIndex } from "../geometry/wall-index";
import type { PreparedLight } from "./prepared-light";
import { arrives } from "./source-reach";

/** Which sources walls let through to which spaces, kept for as long as the walls on the way, source and body stay as they are. */
export interface Arrivals {
  /** Whether a source arrives at the space of this number of a body. */
  readonly arrives: (source: PreparedLight, body: Body, space: number) => boolean;
}

/** What is known of a body under one version of the walls, by the number of its space. */
interface Known {
  version: number;
  readonly spaces: readonly Map<PreparedLight, boolean>[];
}

/** A body that stands still while torches pass by starts over after so many sources. */
const MOST_SOURCES = 256;

const KNOWN = new WeakMap<WallHistory, WeakMap<Body, Known>>();

/** The arrivals past these walls. */
export function arrivalsPast(walls: WallIndex<Wall>): Arrivals {
  const at = wallVersionOf(walls);
  let byBody = KNOWN.get(at.history);
  if (byBody === undefined) KNOWN.set(at.history, (byBody = new WeakMap()));
  const bodies = byBody;
  return {
    arrives: (source, body, space) => {
      if (!source.light.walls) return true;
      const known = knownOf(bodies, body, at).spaces[space];
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

/** What is known of a body, without what the walls that changed since may bear on. */
function knownOf(bodies: WeakMap<Body, Known>, body: Body, { history, version }: WallVersion): Known {
  let known = bodies.get(body);
  if (known === undefined) {
    known = { version, spaces: body.spaces.map(() => new Map<PreparedLight, boolean>()) };
    bodies.set(body, known);
  }
  if (known.version !== version) {
    const changed = wallsChanged(history, known.version, version);
    for (const space of known.spaces) {
      if (changed === null) space.clear();
      else
        for (const source of space.keys()) {
          const way = boxWith(body.bounds, source.light);
          if (changed.some((box) => boxesMeet(box, way))) space.delete(source);
        }
    }
    known.version = version;
  }
  return known;
}

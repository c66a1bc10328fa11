import type { Body, Box } from "../battlefield/body";
import { boxesMeet, boxWith } from "../battlefield/box";
import type { PreparedLight } from "./prepared-light";

/** A store by body that survives the moves of others. */
export interface KnownByBody {
  /** What this scene, or the one before it, knows of a body; undefined when light on it may have changed. */
  readonly get: (body: Body) => object | undefined;
  readonly set: (body: Body, value: object) => void;
}

/** What differs between a scene and the one before it. */
export interface LightChange {
  /** Places that a light reaches which came, went, moved or changed; pixels. */
  readonly reaches: readonly Box[];
  /** Where a wall changed; pixels. */
  readonly walls: readonly Box[];
}

/**
 * A store that takes over from the one before it what holds: a body keeps its light when no changed light reaches it, before
 * or after, and no changed wall stands near the way from a source that does. So a change touches only what is in reach.
 */
export function keptLight(
  store: WeakMap<Body, object>,
  before: WeakMap<Body, object> | null,
  change: LightChange,
  near: (box: Box) => readonly PreparedLight[],
): KnownByBody {
  const touched = ({ bounds }: Body): boolean => {
    if (change.reaches.some((reach) => boxesMeet(reach, bounds))) return true;
    if (change.walls.length === 0) return false;
    return near(bounds).some(({ light }) => {
      const way = boxWith(bounds, light);
      return change.walls.some((wall) => boxesMeet(wall, way));
    });
  };
  return {
    get: (body) => {
      const own = store.get(body);
      if (own !== undefined || before === null) return own;
      const kept = before.get(body);
      if (kept === undefined || touched(body)) return undefined;
      store.set(body, kept);
      return kept;
    },
    set: (body, value) => store.set(body, value),
  };
}

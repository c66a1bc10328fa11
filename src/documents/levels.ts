import { listOf, numberOf, recordOf, textsOf } from "./json";
import type { Json } from "./json";

/** Elevations in scene units; null is unbounded. */
export interface Span {
  readonly bottom: number | null;
  readonly top: number | null;
}

const UNBOUNDED: Span = { bottom: null, top: null };

/** The levels of a scene (v14) by id; older scenes have none. */
export function spansOfLevels(scene: Json): ReadonlyMap<string, Span> {
  return new Map(
    listOf(scene["levels"]).map((item) => {
      const level = recordOf(item);
      const { bottom, top } = recordOf(level["elevation"]);
      return [String(level["_id"] ?? level["id"]), { bottom: numberOf(bottom), top: numberOf(top) }];
    }),
  );
}

/** The ids of the levels that a document belongs to; none is all of them. */
export function levelsOf(document: Json): readonly string[] {
  const { level } = document;
  return typeof level === "string" && level !== "" ? [level] : textsOf(document["levels"]);
}

/** From the lowest to the highest elevation of some levels; unbounded where there are none, or one of them is. */
export function spanOf(levels: readonly string[], spans: ReadonlyMap<string, Span>): Span {
  if (levels.length === 0) return UNBOUNDED;
  const known = levels.map((id) => spans.get(id)).filter((span) => span !== undefined);
  if (known.length === 0) return UNBOUNDED;
  const bottoms = known.map(({ bottom }) => bottom);
  const tops = known.map(({ top }) => top);
  return {
    bottom: bottoms.includes(null) ? null : Math.min(...bottoms.filter((n) => n !== null)),
    top: tops.includes(null) ? null : Math.max(...tops.filter((n) => n !== null)),
  };
}

import type { Reason } from "../battlefield/reason";
import type { Verdict } from "./verdict";

/** Whether a viewer may know of the token, light, wall or region with this id. */
export type MayKnow = (id: string) => boolean;

/**
 * Reasons as a viewer may read them: one that betrays what the viewer may not know keeps its number and loses its
 * name, under the key `hidden.<family>` ("hidden.cover").
 */
export function discloseReasons(reasons: readonly Reason[], mayKnow: MayKnow): readonly Reason[] {
  return reasons.map((item) => {
    if (item.betrays.every(mayKnow)) return item;
    const family = item.key.split(".")[0] ?? item.key;
    return { key: `hidden.${family}`, data: {}, effect: item.effect, betrays: [] };
  });
}

/** A verdict as a viewer may read it: every id that the viewer may not know is gone, every number stays. */
export function discloseVerdict(verdict: Verdict, mayKnow: MayKnow): Verdict {
  const { light, cover } = verdict;
  return {
    ...verdict,
    light: { ...light, sources: light.sources.filter((source) => mayKnow(source.id)) },
    cover: {
      ...cover,
      blockers: cover.blockers.filter(mayKnow),
      lines: cover.lines
        .filter((line) => line.by.every(mayKnow))
        .map((line) => ({ ...line, by: line.by.filter(mayKnow) })),
    },
    reasons: discloseReasons(verdict.reasons, mayKnow),
  };
}

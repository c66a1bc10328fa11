import type { Reason } from "../battlefield/reason";
import type { Wall } from "../battlefield/types";
import { has, isEthereal } from "./glance";
import type { Glance } from "./glance";
import { wallsBetween } from "./line-of-sight";
import type { NoticeRules } from "./sense-rules";
import { senseReason } from "./reason-keys";

/** What an unseen creature is noticed and pinpointed at, each modifier with its own reason; null where it cannot be. */
export interface NoticeDC {
  readonly notice: number | null;
  readonly pinpoint: number | null;
  readonly reasons: readonly Reason[];
}

const NEVER: NoticeDC = { notice: null, pinpoint: null, reasons: [] };

/** The DCs to notice a target that no sense shows, and to tell its square. */
export function noticeDC(glance: Glance): NoticeDC {
  const { rules, field, distance } = glance;
  const { notice } = rules;
  if (notice === null) return NEVER;
  // Nobody hears the Ethereal, and the deaf hear nobody.
  if (isEthereal(glance)) return NEVER;
  if (has(glance.observer, "deafened"))
    return { ...NEVER, reasons: [senseReason("notice.deafened", {}, {}, [glance.observer.token.id])] };
  if (distance > field.grid.feet(notice.within) + 1e-6 && !glance.adjacent) {
    return { ...NEVER, reasons: [senseReason("notice.too-far", { distance, within: field.grid.feet(notice.within) })] };
  }
  const reasons = [step("base", notice.base), ...aboutTarget(glance, notice), ...aboutWay(glance, notice)];
  const dc = reasons.reduce((sum, { effect }) => sum + Number(effect["noticeDC"]), 0);
  return { notice: dc, pinpoint: dc + notice.pinpoint, reasons };
}

function aboutTarget({ target }: Glance, rules: NoticeRules): readonly Reason[] {
  const { id, moved, noisy, stealth } = target.token;
  const betrays = [id];
  const steps: Reason[] = [];
  if (noisy) steps.push(step("noisy", rules.noisy, {}, betrays));
  if (moved !== "none") steps.push(step(moved, rules.moved[moved], {}, betrays));
  // Who fights or talks does not keep still, even on one spot.
  else if (!noisy) steps.push(step("still", rules.still, {}, betrays));
  if (stealth !== null) steps.push(step("stealth", stealth + rules.stealth, { stealth }, betrays));
  return steps;
}

function aboutWay(glance: Glance, rules: NoticeRules): readonly Reason[] {
  const { field, distance, observer, target } = glance;
  const far = Math.floor(distance / field.grid.feet(rules.perDistance.feet) + 1e-6) * rules.perDistance.add;
  const steps = far > 0 ? [step("distance", far, { distance })] : [];
  for (const wall of wallsBetween(field, observer, target)) {
    const add = muffling(wall, rules);
    if (add > 0) steps.push(step(wall.door > 0 ? "door" : "wall", add, { wall: wall.id }, [wall.id]));
  }
  return steps;
}

/** What a wall adds by its material; one that lets sound through adds nothing, one of no known material is a stone wall. */
function muffling(wall: Wall, rules: NoticeRules): number {
  if (wall.sound === 0) return 0;
  if (wall.door > 0) return wall.ds === 1 ? 0 : rules.door;
  return wall.material === null ? rules.wall : (rules.materials[wall.material] ?? rules.wall);
}

function step(
  key: "base" | "noisy" | "half" | "full" | "run" | "still" | "stealth" | "distance" | "door" | "wall",
  add: number,
  data: Reason["data"] = {},
  betrays: readonly string[] = [],
): Reason {
  return senseReason(`notice.${key}`, { ...data, add }, { noticeDC: add }, betrays);
}

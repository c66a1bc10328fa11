import type { Reason } from "../battlefield/reason";
import { has, isEthereal } from "./glance";
import type { Glance } from "./glance";
import { isInWater } from "./obscurement";
import { senseReason } from "./reason-keys";
import type { SenseReasonKey } from "./reason-keys";

/** Why eyes do not find a target that is there to be lit, or how they do; null where nothing of the kind is in play. */
export interface Hiding {
  readonly hidden: boolean;
  readonly reasons: readonly Reason[];
}

const PLAIN: Hiding = { hidden: false, reasons: [] };

/** Whether invisibility or the Ethereal Plane keeps a target from an observer's eyes. */
export function hidingFrom(glance: Glance): Hiding {
  const { target, senses, rules } = glance;
  const { id } = target.token;
  if (isEthereal(glance)) {
    if (senses.seeInvisible && rules.seeInvisibleShowsEthereal) return shown("sense.see-invisible", id);
    return { hidden: true, reasons: [senseReason("sense.ethereal", { target: id }, {}, [id])] };
  }
  if (!has(target, "invisible")) return PLAIN;
  if (senses.seeInvisible) return shown("sense.see-invisible", id);
  if (!has(target, "outlined"))
    return { hidden: true, reasons: [senseReason("sense.invisible", { target: id }, {}, [id])] };
  // Flour on the skin shows where it is; in water there is a hole in the water, and no more.
  if (!isInWater(glance.field, target)) return shown("sense.outlined", id);
  return { hidden: true, reasons: [senseReason("sense.outlined-in-water", { target: id }, {}, [id])] };
}

function shown(key: SenseReasonKey, id: string): Hiding {
  return { hidden: false, reasons: [senseReason(key, { target: id }, {}, [id])] };
}

/** Whether one can tell the square of a target that eyes do not see: flour, tracks, a hole in the water. */
export function isPlacedByOutline({ target }: Glance): boolean {
  return has(target, "invisible") && has(target, "outlined");
}

/** A chance to miss, per cent, and why. */
export interface Image {
  readonly missChance: number;
  readonly reasons: readonly Reason[];
}

/** Nothing of the kind. */
export const NO_IMAGE: Image = { missChance: 0, reasons: [] };

/** Chance to miss a target whose image is not where it is: blur, displacement. */
export function glamour({ target, rules }: Glance): Image {
  const { id } = target.token;
  if (has(target, "displaced") && rules.displaced > 0) return image("concealment.displaced", rules.displaced, id);
  if (has(target, "blurred") && rules.blurred > 0) return image("concealment.blurred", rules.blurred, id);
  return NO_IMAGE;
}

/** Chance to miss a target that is seen, as the game master gave it; none in games without such a roll. */
export function ownConcealment({ target, rules }: Glance): Image {
  const { id, concealment } = target.token;
  if (concealment === null || concealment === 0 || rules.missChance.total === 0) return NO_IMAGE;
  return image("concealment.own", concealment, id);
}

/**
 * Chance to miss a target that is not seen because it is invisible and for nothing else, as the game master gave it: the
 * very large and slow are easier to hit (pf1, special abilities: invisibility). Null where the rules' own holds.
 * @param least What hides it even from whoever sees the invisible.
 */
export function ownChanceUnseen({ target, rules, observer }: Glance, least: number): Image | null {
  const { id, unseenMissChance } = target.token;
  if (unseenMissChance === null || rules.missChance.total === 0 || !has(target, "invisible") || isEthereal({ observer, target })) return null;
  return image("concealment.own-unseen", Math.max(unseenMissChance, least), id);
}

function image(key: SenseReasonKey, missChance: number, target: string): Image {
  return { missChance, reasons: [senseReason(key, { target }, { missChance }, [target])] };
}

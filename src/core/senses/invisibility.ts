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

/** Chance to miss a target whose image is not where it is, per cent: blur, displacement. */
export function glamour({ target, rules }: Glance): {
  readonly missChance: number;
  readonly reasons: readonly Reason[];
} {
  const { id } = target.token;
  if (has(target, "displaced") && rules.displaced > 0) {
    return {
      missChance: rules.displaced,
      reasons: [senseReason("concealment.displaced", { target: id }, { missChance: rules.displaced }, [id])],
    };
  }
  if (has(target, "blurred") && rules.blurred > 0) {
    return {
      missChance: rules.blurred,
      reasons: [senseReason("concealment.blurred", { target: id }, { missChance: rules.blurred }, [id])],
    };
  }
  return { missChance: 0, reasons: [] };
}

import type { Reason } from "../battlefield/reason";
import type { Concealment } from "./concealment";
import { fightsBlind } from "./blind-fight";
import type { Glance } from "./glance";
import { blindnessOf, glareOn } from "./light-sensitivity";
import { NO_EFFECT } from "./sense-rules";
import type { RollEffect, RollMode, SenseRules } from "./sense-rules";
import type { View } from "./view";
import { senseReason } from "./reason-keys";
import type { SenseReasonKey } from "./reason-keys";

/** What perceiving, or failing to, does to one attack roll; to be added up with whatever else bears on it. */
export interface AttackInfluence {
  /** Added to the attacker's roll. */
  readonly modifier: number;
  /** Added to the target's defence. */
  readonly defence: number;
  /** Each advantage and disadvantage that bears on the roll; normal ones left out. */
  readonly modes: readonly RollMode[];
  readonly targetDeniedDexterity: boolean;
  readonly missChance: number;
  readonly missRolls: number;
  /** The attack cannot be made at all. */
  readonly impossible: boolean;
  readonly reasons: readonly Reason[];
}

/** What the observer's view of its target does to its own attack on it. */
export function whenAttacking(glance: Glance, view: View, concealment: Concealment): AttackInfluence {
  const { rules, target } = glance;
  const effects: RollEffect[] = [];
  const reasons: Reason[] = [];
  const hidden = byShare(rules, view.share);
  if (view.clarity === "none" && !(view.onlyObscured && hidden > 0)) {
    if (rules.unseenTarget !== NO_EFFECT) {
      effects.push(rules.unseenTarget);
      reasons.push(told("attack.unseen-target", rules.unseenTarget, { target: target.token.id }, [target.token.id]));
    }
  } else if (hidden > 0) {
    effects.push({ ...NO_EFFECT, defence: hidden });
    reasons.push(senseReason("attack.concealed-share", { share: view.share }, { defence: hidden }));
  }
  const impossible = view.clarity === "none" && rules.spellsNeedSight && glance.kind === "spell";
  if (impossible)
    reasons.push(
      senseReason("attack.spell-needs-sight", { target: target.token.id }, { possible: false }, [target.token.id]),
    );
  const glare = glareOn(glance);
  if (glare !== null) {
    effects.push(glare.effect);
    reasons.push(glare.reason);
  }
  return { ...sum(effects, reasons, concealment), impossible };
}

/** What the observer's view of another does to that other's attack on the observer. */
export function whenAttacked(glance: Glance, view: View): AttackInfluence {
  const { rules, observer, target } = glance;
  if (view.clarity !== "none") return sum([], [], null);
  const names = { attacker: target.token.id, target: observer.token.id };
  const betrays = [target.token.id, observer.token.id];
  const blindFighter = fightsBlind(glance);
  const blinded = blindnessOf(glance) === null ? null : rules.blindedTarget;
  const effect = blinded ?? rules.unseenAttacker;
  const reasons: Reason[] = [];
  const revealed = rules.notice === null ? null : revealing(glance);
  if (blindFighter) {
    const left: RollEffect = { ...effect, modifier: 0, deniedDexterity: false };
    reasons.push(told("attack.blind-fighter", left, names, betrays));
    return sum([left], [...reasons, ...(revealed ?? [])], null);
  }
  const key = blinded !== null ? "attack.blinded-target" : "attack.unseen-attacker";
  return sum([effect], [told(key, effect, names, betrays), ...(revealed ?? [])], null);
}

/** An unseen attacker gives its square away to a neighbour, and to others a direction (pf1, special abilities: invisibility). */
function revealing({ target, adjacent }: Glance): readonly Reason[] {
  return [
    senseReason(adjacent ? "attack.reveals-square" : "attack.reveals-direction", { attacker: target.token.id }, {}, [
      target.token.id,
    ]),
  ];
}

/** What a share hidden adds to the defence: the highest step reached. */
function byShare({ shareSteps }: SenseRules, share: number): number {
  return shareSteps.reduce((most, step) => (share >= step.share ? Math.max(most, step.defence) : most), 0);
}

function told(key: SenseReasonKey, effect: RollEffect, data: Reason["data"], betrays: readonly string[]): Reason {
  const { modifier, defence, mode, deniedDexterity } = effect;
  return senseReason(
    key,
    data,
    {
      ...(modifier === 0 ? {} : { modifier }),
      ...(defence === 0 ? {} : { defence }),
      ...(mode === "normal" ? {} : { mode }),
      ...(deniedDexterity ? { targetDeniedDexterity: true } : {}),
    },
    betrays,
  );
}

function sum(
  effects: readonly RollEffect[],
  reasons: readonly Reason[],
  concealment: Concealment | null,
): AttackInfluence {
  return {
    modifier: effects.reduce((all, { modifier }) => all + modifier, 0),
    defence: effects.reduce((all, { defence }) => all + defence, 0),
    modes: effects.map(({ mode }) => mode).filter((mode) => mode !== "normal"),
    targetDeniedDexterity: effects.some(({ deniedDexterity }) => deniedDexterity),
    missChance: concealment?.missChance ?? 0,
    missRolls: concealment?.rolls ?? 1,
    impossible: false,
    reasons,
  };
}

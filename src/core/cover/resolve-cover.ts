import type { Field } from "../battlefield/field";
import type { Reason } from "../battlefield/reason";
import { chooseLines } from "./choose-lines";
import type { Cover } from "./cover";
import type { CoverRules } from "./cover-rules";
import { gradeRule } from "./cover-rules";
import { coverSceneOf } from "./cover-scene";
import { explainLines } from "./explain-lines";
import { explainCover } from "./explain-cover";
import { ignoringTrait } from "./ignore-cover";
import { pairOf, procedureFor } from "./pair";
import type { CoverQuery } from "./pair";
import { SightLines } from "./sight-lines";
import { rankOfTally } from "./tally";

/** What stands between an attacker (or an effect's origin) and a target, and what it does. */
export interface CoverResult {
  readonly cover: Cover;
  /** Added to the target's armour class or defence; 0 for a saving throw. */
  readonly defence: number;
  /** Added to the attacker's roll. */
  readonly modifier: number;
  /** False where the target cannot be attacked, or reached by the effect, at all. */
  readonly lineOfEffect: boolean;
  /** Whether the target may hide behind its cover, and whether one may make an attack of opportunity against it. */
  readonly facts: { readonly stealth: boolean; readonly opportunity: boolean };
  readonly reasons: readonly Reason[];
}

/** What cover comes to in numbers, without lines and reasons. */
export interface CoverSummary {
  /** Ranks in the game's order of grades. */
  readonly walls: number;
  readonly creatures: number;
  readonly share: number;
}

/** The cover that a target has, without an explanation: for maps of many places. */
export function measureCover(field: Field, rules: CoverRules, query: CoverQuery): CoverSummary {
  const scene = coverSceneOf(field, rules);
  const pair = pairOf(scene, query);
  return chooseLines(new SightLines(scene, pair), procedureFor(scene, pair)).tally;
}

/** The cover that a target has from an attacker or from an effect's origin, with its reasons. */
export function resolveCover(field: Field, rules: CoverRules, query: CoverQuery): CoverResult {
  const scene = coverSceneOf(field, rules);
  const pair = pairOf(scene, query);
  const procedure = procedureFor(scene, pair);
  const sight = new SightLines(scene, pair);
  const choice = chooseLines(sight, procedure);
  const { tally } = choice;
  const rank = rankOfTally(tally);
  const total = rules.grades.length - 1;
  // Behind walls that stop everything nobody else is in the way.
  const explained = explainLines(sight, choice, procedure.creatures !== null && tally.walls < total);
  const trait = ignoringTrait(rules, pair.attacker, pair.kind, rank);
  const grade = gradeRule(rules, rank);
  const effective = gradeRule(rules, trait === null ? rank : 0);
  const parts = [gradeRule(rules, trait === null ? tally.walls : 0), gradeRule(rules, trait === null ? tally.creatures : 0)];
  const attacks = pair.kind !== "save";
  const save = Math.max(...parts.map((part) => part.save));
  const facts = {
    stealth: [tally.walls, tally.creatures].some((part) => gradeRule(rules, part).stealth),
    opportunity: [tally.walls, tally.creatures].every((part) => gradeRule(rules, part).opportunity),
  };
  return {
    cover: {
      grade: grade.grade,
      effective: effective.grade,
      save,
      share: tally.share,
      blockers: rank === 0 ? [] : explained.blockers.map(({ id }) => id),
      lines: explained.lines,
    },
    defence: attacks ? effective.defence : 0,
    modifier: attacks ? effective.modifier : 0,
    lineOfEffect: rank < total,
    facts,
    reasons: explainCover({ sight, explained, tally, grade, trait, save, attacks, facts, total }),
  };
}

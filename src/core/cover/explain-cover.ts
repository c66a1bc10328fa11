import { reason } from "../battlefield/reason";
import type { Reason } from "../battlefield/reason";
import type { CoverGradeRule } from "./cover-rules";
import type { Blocker, ExplainedLines, Passed } from "./explain-lines";
import type { ExcusedWall } from "./low-obstacles";
import { gradeKey } from "./reason-keys";
import type { SightLines } from "./sight-lines";
import { rankOfTally } from "./tally";
import type { Tally } from "./tally";

/** What the reasons of one answer are made from. */
export interface CoverStory {
  readonly sight: SightLines;
  readonly explained: ExplainedLines;
  readonly tally: Tally;
  readonly grade: CoverGradeRule;
  /** The trait that ignores the cover, or null. */
  readonly trait: string | null;
  readonly save: number;
  /** False for a saving throw: armour class and checks do not change. */
  readonly attacks: boolean;
  readonly facts: { readonly opportunity: boolean };
  /** Rank of the grade that forbids the attack. */
  readonly total: number;
}

/** The reasons of a cover, in the order in which it is worked out: what is in the way, the grade, what changes it. */
export function explainCover(story: CoverStory): readonly Reason[] {
  const { explained, grade } = story;
  const lines = explained.lines.length;
  const reasons = [
    ...explained.excused.map(excusedReason),
    ...explained.passed.map(passedReason),
    ...explained.blockers.map((blocker) => blockerReason(blocker, lines)),
  ];
  if (grade.grade === "none") return reasons;
  reasons.push(gradeReason(story));
  if (story.trait !== null) reasons.push(ignoredReason(story, story.trait));
  if (!story.facts.opportunity) reasons.push(reason("cover.no-opportunity", {}, { opportunity: false }));
  return reasons;
}

function excusedReason({ wall, excuse }: ExcusedWall): Reason {
  return reason(`cover.low-wall-${excuse}`, { wall: wall.id }, {}, [wall.id]);
}

function passedReason({ id, why }: Passed): Reason {
  return reason(`cover.creature-${why}`, { token: id }, {}, [id]);
}

function blockerReason({ id, kind, lines, low }: Blocker, of: number): Reason {
  const key = kind === "wall" && low ? "cover.low-wall" : `cover.${kind}`;
  const data = { [kind === "creature" ? "token" : kind]: id, lines, of };
  return reason(key, data, {}, [id]);
}

function gradeReason({ grade, explained, tally, save, attacks, total, sight }: CoverStory): Reason {
  if (grade.grade === "none") throw new RangeError("cover grade: got none, expected one that has an effect");
  const rank = rankOfTally(tally);
  const effect: Record<string, number | boolean | string> = { ...grade.extra };
  if (rank === total) effect.possible = false;
  if (attacks && grade.defence !== 0) effect.defence = grade.defence;
  if (attacks && grade.modifier !== 0) effect.modifier = grade.modifier;
  if (save !== 0) effect.save = save;
  const blocked = explained.lines.filter((line) => line.blocked).length;
  // A grade that only creatures give away tells of them; a wall's grade does not.
  const creatures = explained.blockers.filter(({ kind }) => kind === "creature").map(({ id }) => id);
  const betrays = tally.creatures > tally.walls ? creatures : [];
  const attacker = sight.pair.attacker?.token.id ?? null;
  const data = { target: sight.pair.target.token.id, attacker, blocked, lines: explained.lines.length };
  return reason(gradeKey(grade.grade), data, effect, betrays);
}

function ignoredReason({ grade, attacks }: CoverStory, trait: string): Reason {
  const effect: Record<string, number> = {};
  if (attacks && grade.defence !== 0) effect.defence = -grade.defence;
  if (attacks && grade.modifier !== 0) effect.modifier = -grade.modifier;
  return reason("cover.ignored", { trait, grade: grade.grade }, effect);
}

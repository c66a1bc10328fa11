import type { Reason } from "../battlefield/reason";
import type { LightLevel } from "../battlefield/types";
import type { LightShare } from "./illumination";
import type { NearbySource, Passing } from "./light-question";
import { darker, isBrighter, rankOf, stepped } from "./light-levels";
import type { DarknessRule, LightRules } from "./light-rules";
import type { Darkness, PreparedLight } from "./prepared-light";
import { lightReason } from "./reason-keys";

/** What darkness sources leave of the ambient light at a place. */
export interface DarknessOver {
  readonly level: LightLevel;
  /** It lowers the light here: by moonlight or sunlight one sees no more. */
  readonly lowers: boolean;
  /** Id of the darkness that holds. */
  readonly by: string;
  /** Whether a light counts here. */
  readonly admits: (source: PreparedLight) => boolean;
  readonly sources: readonly LightShare[];
  readonly reasons: readonly Reason[];
}

type Steps = Extract<DarknessRule, { kind: "steps" }>;
type Priority = Extract<DarknessRule, { kind: "priority" }>;

/** A darkness that holds at a place. */
interface Holding {
  readonly near: NearbySource;
  readonly darkness: Darkness;
}

/** What the darkness sources among those that reach a place make of it; null where none arrives. */
export function darknessOver(
  rules: LightRules,
  ambient: LightLevel,
  reaching: readonly NearbySource[],
  passing: Passing,
): DarknessOver | null {
  const holding: Holding[] = [];
  for (const near of reaching) {
    const { darkness } = near.source;
    if (darkness !== null && passing.arrives(near.source)) holding.push({ near, darkness });
  }
  if (holding.length === 0) return null;
  return rules.darkness.kind === "steps"
    ? bySteps(rules, rules.darkness, ambient, holding, reaching, passing)
    : byPriority(rules.darkness, ambient, holding);
}

/** The strongest counts, the others add nothing; daylight and darkness suspend each other (pf1). */
function bySteps(
  rules: LightRules,
  rule: Steps,
  ambient: LightLevel,
  holding: readonly Holding[],
  reaching: readonly NearbySource[],
  passing: Passing,
): DarknessOver {
  const strongest = holding.reduce((best, next) => (stronger(next.darkness, best.darkness) ? next : best));
  const { id } = strongest.near.source.light;
  const suspends = (source: PreparedLight): boolean =>
    source.light.magical && source.darkness === null && rankOf(source.level) >= rankOf(rule.suspendedBy);
  const daylight = reaching.find((near) => suspends(near.source) && passing.arrives(near.source));
  if (daylight !== undefined) {
    const other = daylight.source.light.id;
    return {
      level: ambient,
      lowers: false,
      by: id,
      admits: (source) => !suspends(source),
      sources: [],
      reasons: [
        lightReason(
          "light.darkness-source.suspended",
          { source: other, darkness: id, level: ambient },
          { level: ambient },
          [other, id],
        ),
      ],
    };
  }
  const { steps } = strongest.darkness;
  const gate = Math.max(...holding.map(({ darkness }) => darkness.spellLevel));
  const level = lowered(rules, rule, ambient, steps);
  const key = level === rule.deep.to ? "light.darkness-source.deep" : "light.darkness-source.steps";
  return {
    level,
    lowers: true,
    by: id,
    admits: (source) => source.spellLevel > gate,
    sources: holding.map((held) => shareOf(held, level)),
    reasons: [lightReason(key, { source: id, steps, level, from: ambient }, { level }, [id])],
  };
}

/** Low ambient light under a deep darkness becomes supernatural; else the steps count, down to the floor. */
function lowered(rules: LightRules, rule: Steps, ambient: LightLevel, steps: number): LightLevel {
  if (steps <= 0) return ambient;
  if (steps >= rule.deep.steps && !isBrighter(ambient, rule.deep.from)) return rule.deep.to;
  if (!isBrighter(ambient, rule.floor)) return ambient;
  const down = stepped(rules, ambient, -steps);
  return isBrighter(rule.floor, down) ? rule.floor : down;
}

function stronger(a: Darkness, b: Darkness): boolean {
  return a.steps !== b.steps ? a.steps > b.steps : a.spellLevel > b.spellLevel;
}

/** The higher priority holds, darkness on a tie (dnd5e, dc20, cnc: Foundry's own rule). */
function byPriority(rule: Priority, ambient: LightLevel, holding: readonly Holding[]): DarknessOver {
  const first = holding.reduce((best, next) => (priorityOf(next) > priorityOf(best) ? next : best));
  const gate = priorityOf(first);
  const level = holding.reduce((lowest, { darkness }) => darker(lowest, darkness.level), ambient);
  const { id } = first.near.source.light;
  const key = level === rule.magicalLevel ? "light.darkness-source.magical" : "light.darkness-source.plain";
  return {
    level,
    lowers: true,
    by: id,
    admits: (source) => source.light.priority > gate,
    sources: holding.map((held) => shareOf(held, level)),
    reasons: [lightReason(key, { source: id, level, from: ambient }, { level }, [id])],
  };
}

function priorityOf({ near }: Holding): number {
  return near.source.light.priority;
}

function shareOf({ near }: Holding, level: LightLevel): LightShare {
  return { id: near.source.light.id, distance: near.distance, part: "darkness", gives: level };
}

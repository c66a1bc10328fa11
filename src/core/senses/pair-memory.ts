import type { AttackKind } from "../battlefield/attack-kind";
import type { Body } from "../battlefield/body";
import type { Field } from "../battlefield/field";
import type { Topic } from "../battlefield/memory";
import type { Options, Region, SceneData } from "../battlefield/types";
import { wallVersionOf } from "../battlefield/wall-history";
import type { WallHistory } from "../battlefield/wall-history";
import type { SeenLight } from "./glance";
import { holdsBetween } from "./line-of-sight";
import type { Perceived } from "./perceive";
import type { SenseRules } from "./sense-rules";

/** The parts of a field that a look hangs on, beside the two bodies and their light. */
interface Ground {
  readonly history: WallHistory;
  readonly scene: SceneData;
  readonly options: Options;
  readonly regions: readonly Region[];
}

/** An answer, and what it was worked out from. */
interface Entry {
  readonly kind: AttackKind;
  readonly light: SeenLight;
  /** The light on the observer, where the answer asked for it. */
  readonly ownLight: object | null;
  readonly answer: Perceived;
  /** The version of the walls that it holds for. */
  version: number;
}

type ByPair = WeakMap<Body, WeakMap<Body, Entry[]>>;

/** What is known under one ruleset, while its ground stays as it is. */
interface Known {
  readonly ground: Ground;
  readonly pairs: ByPair;
}

const KNOWN: Topic<Map<SenseRules, Known>> = { begin: () => new Map<SenseRules, Known>() };

/**
 * How one body perceives another, from memory or worked out: kept while nothing changes that it hangs on, so that a move
 * forgets only the mover's pairs.
 *
 * @param ownLight - The light on the observer, where the answer hangs on it; null where it does not.
 */
export function recallLook(
  field: Field,
  rules: SenseRules,
  { observer, target, light, kind }: { readonly observer: Body; readonly target: Body; readonly light: SeenLight; readonly kind: AttackKind },
  ownLight: object | null,
  workOut: () => Perceived,
): Perceived {
  const { history, version } = wallVersionOf(field.walls);
  const pairs = pairsOn(field, rules, history);
  let from = pairs.get(observer);
  if (from === undefined) pairs.set(observer, (from = new WeakMap()));
  let entries = from.get(target);
  if (entries === undefined) from.set(target, (entries = []));
  const at = entries.findIndex((entry) => entry.kind === kind);
  const kept = entries[at];
  if (kept !== undefined && kept.light === light && kept.ownLight === ownLight && holdsBetween(history, kept.version, version, observer, target)) {
    kept.version = version;
    return kept.answer;
  }
  const answer = workOut();
  const entry: Entry = { kind, light, ownLight, answer, version };
  if (kept === undefined) entries.push(entry);
  else entries[at] = entry;
  return answer;
}

function pairsOn(field: Field, rules: SenseRules, history: WallHistory): ByPair {
  const { scene, options, regions } = field.battlefield;
  const byRules = field.lineage.about(KNOWN);
  const known = byRules.get(rules);
  const ground = known?.ground;
  if (known !== undefined && ground?.history === history && ground.scene === scene && ground.options === options && ground.regions === regions)
    return known.pairs;
  const pairs: ByPair = new WeakMap();
  byRules.set(rules, { ground: { history, scene, options, regions }, pairs });
  return pairs;
}

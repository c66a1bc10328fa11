import type { AttackKind } from "../battlefield/attack-kind";
import type { Field } from "../battlefield/field";
import type { Topic } from "../battlefield/memory";
import type { GameRules } from "./game-rules";
import type { Verdict } from "./verdict";

/** So many verdicts are kept of a field; when there are more it starts over. */
const MOST_VERDICTS = 16_384;

/** Verdicts by kind of attack. */
type ByKind = Partial<Record<AttackKind, Verdict>>;

interface Known {
  readonly byAttacker: Map<string, Map<string, ByKind>>;
  size: number;
}

const KNOWN: Topic<Map<GameRules, Known>> = { begin: () => new Map<GameRules, Known>() };

/** The verdict for a pair as tokens stand, from memory or worked out: a field never changes, and neither does a verdict. */
export function recallVerdict(
  field: Field,
  rules: GameRules,
  { attacker, target, kind }: { readonly attacker: string; readonly target: string; readonly kind: AttackKind },
  workOut: () => Verdict,
): Verdict {
  const known = knownOf(field, rules);
  const before = known.byAttacker.get(attacker)?.get(target)?.[kind];
  if (before !== undefined) return before;
  const verdict = workOut();
  if (known.size === MOST_VERDICTS) {
    known.byAttacker.clear();
    known.size = 0;
  }
  let targets = known.byAttacker.get(attacker);
  if (targets === undefined) known.byAttacker.set(attacker, (targets = new Map<string, ByKind>()));
  targets.set(target, { ...targets.get(target), [kind]: verdict });
  known.size++;
  return verdict;
}

function knownOf(field: Field, rules: GameRules): Known {
  const byRules = field.memory.about(KNOWN);
  let known = byRules.get(rules);
  if (known === undefined) byRules.set(rules, (known = { byAttacker: new Map(), size: 0 }));
  return known;
}

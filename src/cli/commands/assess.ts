import { assess } from "../../core/attack/assess";
import type { AttackKind } from "../../core/battlefield/attack-kind";
import type { Field } from "../../core/battlefield/field";
import type { ElevatedPoint } from "../../core/geometry/point";
import { rulesetFor } from "../../core/rulesets/registry";
import { parse, toAttackKind, toPlace, toRuleset } from "../arguments";
import type { Command } from "../command";
import { InputError, UsageError } from "../errors";
import { loadField } from "../load-field";
import { TOKEN_HELP } from "../placed-token";

const OPTIONS = {
  attacker: { type: "string" },
  target: { type: "string" },
  all: { type: "boolean" },
  attack: { type: "string" },
  from: { type: "string" },
  ruleset: { type: "string" },
  token: { type: "string", multiple: true },
} as const;

/** Prints the verdict on one attack, or on every ordered pair of tokens. */
export const assessCommand: Command = {
  usage: `
assess FILE --attacker ID --target ID [--attack KIND] [--from X,Y[,ELEVATION]] [--ruleset R]
assess FILE --all [--attack KIND] [--ruleset R]
  FILE  a snapshot, or a scene as Foundry exports it (pf1 unless said otherwise); "-" is standard input
  --all every ordered pair of tokens, as a list
  --attack KIND
        melee, reach, ranged, spell or save; unless given, melee where they touch and ranged elsewhere
  --from X,Y[,ELEVATION]
        replaces the attacker's place in pixels and scene units: with "save" the origin of an area, else the top-left
        corner of the attacker if it stood there; its own elevation unless given${TOKEN_HELP}`,
  run(args, io) {
    const { file, values } = parse(args, OPTIONS);
    const [kind, ruleset] = [toAttackKind(values.attack), toRuleset(values.ruleset)];
    const from = values.from === undefined ? undefined : toPlace(values.from);
    const pair = values.all === true ? null : pairOf(values);
    if (pair === null && from !== undefined) throw new UsageError("--from needs one attacker, and does not go with --all.");
    const field = loadField(file, io, { ruleset, tokens: values.token ?? [] });
    const rules = rulesetFor(field.ruleset, field.options);
    const judge = (attacker: string, target: string): unknown => {
      const place = from === undefined ? null : { x: from.x, y: from.y, z: from.elevation ?? field.token(attacker).elevation };
      const likely = kind ?? likelyKind(field, attacker, target, place);
      return assess(field, rules, { attacker, target, kind: likely, ...(place === null ? {} : { from: place }) });
    };
    if (pair !== null) {
      if (pair.attacker === pair.target) throw new InputError(`The attacker and the target are both "${pair.target}".`);
      return judge(pair.attacker, pair.target);
    }
    const ids = field.battlefield.tokens.map(({ id }) => id);
    return ids.flatMap((attacker) => ids.filter((id) => id !== attacker).map((target) => judge(attacker, target)));
  },
};

interface Pair {
  readonly attacker?: string | undefined;
  readonly target?: string | undefined;
}

function pairOf({ attacker, target }: Pair): { attacker: string; target: string } {
  if (attacker === undefined) throw new UsageError("--attacker ID is missing (or --all for every pair).");
  if (target === undefined) throw new UsageError("--target ID is missing (or --all for every pair).");
  return { attacker, target };
}

function likelyKind(field: Field, attacker: string, target: string, from: ElevatedPoint | null): AttackKind {
  const token = field.token(attacker);
  const body = field.bodyOf(from === null ? token : { ...token, x: from.x, y: from.y, elevation: from.z });
  return field.touching(body, field.body(target)) ? "melee" : "ranged";
}

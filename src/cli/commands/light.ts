import { illuminate } from "../../core/light/illuminate";
import { rulesetFor } from "../../core/rulesets/registry";
import { parse, toRuleset } from "../arguments";
import type { Command } from "../command";
import { loadField } from "../load-field";
import { TOKEN_HELP } from "../placed-token";

const OPTIONS = {
  observer: { type: "string" },
  ruleset: { type: "string" },
  token: { type: "string", multiple: true },
} as const;

/** Prints the light on every token, for plain eyes or for those of an observer. */
export const lightCommand: Command = {
  usage: `
light FILE [--observer ID] [--ruleset R]
  FILE  a snapshot, or a scene as Foundry exports it (pf1 unless said otherwise); "-" is standard input
  --observer ID
        whose eyes look; plain ones otherwise${TOKEN_HELP}`,
  run(args, io) {
    const { file, values } = parse(args, OPTIONS);
    const field = loadField(file, io, { ruleset: toRuleset(values.ruleset), tokens: values.token ?? [] });
    const observer = values.observer === undefined ? null : field.token(values.observer);
    const rules = rulesetFor(field.ruleset, field.options).light;
    return field.bodies.map((body) => {
      const { level, share, sources } = illuminate(field, rules, observer, body);
      return { token: body.token.id, level, share, sources };
    });
  },
};

import { resolve } from "../../core/attack/resolve";
import { tellIssues } from "../../core/battlefield/battlefield-error";
import type { Issue } from "../../core/battlefield/battlefield-error";
import { rulesetFor } from "../../core/rulesets/registry";
import { parse, toRuleset } from "../arguments";
import type { Command } from "../command";
import { InputError } from "../errors";
import { readJson } from "../json-input";
import { RESOLVE_REQUEST } from "../resolve-request";
import type { ResolveRequest } from "../resolve-request";

const OPTIONS = { ruleset: { type: "string" } } as const;

/** Prints what becomes of one attack roll against each of its targets. */
export const resolveCommand: Command = {
  usage: `
resolve FILE [--ruleset R]
  FILE  { "ruleset", "attack": { "kind", "natural", "total", "confirm" },
          "targets": [ { "id", "defence", "verdict" } ], "dice": [13, 64] }, and "options"
        as in a snapshot where the table changed them; "-" is standard input`,
  run(args, io) {
    const { file, values } = parse(args, OPTIONS);
    const ruleset = toRuleset(values.ruleset);
    const request = read(readJson(file, io), ruleset);
    let diceUsed = 0;
    const d100 = (): number => {
      const die = request.dice[diceUsed];
      if (die === undefined) {
        throw new InputError(`dice: expected a die more for a miss chance, got all ${request.dice.length} used up.`);
      }
      diceUsed += 1;
      return die;
    };
    const outcomes = resolve(rulesetFor(request.ruleset, request.options).attack, request.attack, request.targets, d100);
    const targets = outcomes.map(({ critical, ...outcome }) => (critical === null ? outcome : { ...outcome, critical }));
    return { targets, diceUsed };
  },
};

function read(data: unknown, ruleset: string | undefined): ResolveRequest {
  const issues: Issue[] = [];
  const isObject = typeof data === "object" && data !== null && !Array.isArray(data);
  const request = RESOLVE_REQUEST.read(isObject && ruleset !== undefined ? { ...data, ruleset } : data, "", (issue) =>
    issues.push(issue.path === "" ? { ...issue, path: "request" } : issue),
  );
  if (issues.length > 0) throw new InputError(tellIssues(issues));
  return request;
}

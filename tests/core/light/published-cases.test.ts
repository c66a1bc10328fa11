import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { Field } from "../../../src/core/battlefield/field";
import { readBattlefield } from "../../../src/core/battlefield/read-battlefield";
import type { Battlefield } from "../../../src/core/battlefield/types";
import { illuminate } from "../../../src/core/light/illuminate";
import { perceive } from "../../../src/core/senses/perceive";
import { rulesOf } from "./rulesets";

/** An outside collection of scenes with what the rules say; looked at where somebody has it beside the repository. */
const FILE = fileURLToPath(new URL("../../../../shared/cases/light.json", import.meta.url));

interface Expectation {
  readonly attacker: string;
  readonly target: string;
  readonly attack?: string;
  readonly variant?: string;
  readonly light: string;
  readonly missChance: number | null;
  readonly noticeDC?: number;
  readonly pinpointDC?: number;
  readonly rolls?: number;
  readonly perceivedAs?: string;
}

interface Case {
  readonly id: string;
  readonly certainty: string;
  readonly snapshot: unknown;
  readonly expect: readonly Expectation[];
}

const cases = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as { cases: readonly Case[] }).cases : [];

/** States that a word of the collection allows. */
const STATES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^seen dimly|^seen as dim/, ["concealed"]],
  [/^seen|^perceived/, ["observed", "concealed"]],
  [/^square known|^location known/, ["located"]],
  [/^presence only/, ["noticed"]],
  [/^not seen|^unknown/, ["unaware"]],
];

/** A step in time that an expectation describes in words. */
function inVariant(battlefield: Battlefield, { variant = "" }: Expectation): Battlefield {
  if (/inactive/.test(variant))
    return { ...battlefield, lights: battlefield.lights.map((light) => ({ ...light, hidden: true })) };
  const rounds = /^(\d+) rounds after/.exec(variant)?.[1];
  if (rounds === undefined) return battlefield;
  return {
    ...battlefield,
    lights: [],
    tokens: battlefield.tokens.map((token) => ({ ...token, lightLeftAt: Number(rounds) })),
  };
}

/** What the title says and the snapshot leaves out. */
function asTold(battlefield: Battlefield, id: string): Battlefield {
  if (id !== "pf1-16-invisible") return battlefield;
  return {
    ...battlefield,
    tokens: battlefield.tokens.map((token) => (token.id === "inv" ? { ...token, noisy: true } : token)),
  };
}

function differences(kase: Case, expected: Expectation): readonly string[] {
  const battlefield = inVariant(asTold(readBattlefield(kase.snapshot), kase.id), expected);
  const field = Field.of(battlefield);
  const { light: lightRules, senses } = rulesOf(battlefield.ruleset);
  const kind = expected.attack === "melee" ? "melee" : "ranged";
  const look = (from: string, to: string): ReturnType<typeof perceive> & { level: string } => {
    const light = illuminate(field, lightRules, field.token(from), field.body(to));
    return {
      level: light.level,
      ...perceive(field, senses, field.body(from), field.body(to), light, { kind, light: lightRules }),
    };
  };
  const there = look(expected.attacker, expected.target);
  const back = look(expected.target, expected.attacker);
  const modes = new Set([...there.attacking.modes, ...back.attacked.modes]);
  const mode = modes.size === 2 ? "straight" : ([...modes][0] ?? "normal");
  const found: string[] = [];
  const compare = (what: string, got: unknown, wanted: unknown): void => {
    if (got !== wanted)
      found.push(
        `${kase.id} ${expected.attacker}>${expected.target} ${what}: ${String(got)}, expected ${String(wanted)}`,
      );
  };
  compare(
    "level",
    there.level,
    expected.light.startsWith("mixed: best square ") ? expected.light.slice(19).split(",")[0] : expected.light,
  );
  compare("miss chance", there.concealment.missChance, expected.missChance ?? 0);
  if (expected.noticeDC !== undefined) compare("notice DC", there.perception.noticeDC, expected.noticeDC);
  if (expected.pinpointDC !== undefined) compare("pinpoint DC", there.perception.pinpointDC, expected.pinpointDC);
  if (expected.rolls !== undefined) compare("rolls", there.concealment.rolls, expected.rolls);
  const states = STATES.find(([words]) => words.test(expected.perceivedAs ?? ""))?.[1];
  if (states !== undefined && !states.includes(there.perception.state))
    compare("state", there.perception.state, states.join(" or "));
  const { attack = "" } = expected;
  if (attack === "-4") compare("modifier", there.attacking.modifier, -4);
  const wantedMode =
    /^(advantage|disadvantage|straight)/.exec(attack)?.[1] ??
    (attack.startsWith("DisADV") ? "disadvantage" : attack === "normal" ? "normal" : null);
  if (wantedMode !== null) compare("mode", mode, wantedMode);
  return found;
}

describe.runIf(cases.length > 0)("published light cases", () => {
  it.each(cases.map((kase) => [kase.id, kase] as const))("%s", (_id, kase) => {
    expect(kase.expect.flatMap((expected) => differences(kase, expected))).toEqual([]);
  });
});

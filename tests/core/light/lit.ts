import type { Field } from "../../../src/core/battlefield/field";
import type { LightLevel, RulesetId } from "../../../src/core/battlefield/types";
import { illuminate } from "../../../src/core/light/illuminate";
import type { BodyLight } from "../../../src/core/light/body-light";
import { field, token } from "../../builders/battlefield";
import { rulesOf } from "./rulesets";

type Parts = NonNullable<Parameters<typeof field>[0]>;

/** The light on a token for plain eyes, or for those of another token. */
export function lightOn(on: Field, target: string, observer: string | null = null): BodyLight {
  const rules = rulesOf(on.ruleset).light;
  return illuminate(on, rules, observer === null ? null : on.token(observer), on.body(target));
}

/** The level on a token of one space at some grid spaces to the right of the origin's space, in a scene. */
export function levelAtSpace(ruleset: RulesetId, column: number, parts: Parts, lowLight = false): LightLevel {
  const there = token("there", column * 100, 0);
  const eyes = token("eyes", 0, 5000, { senses: { lowLight } });
  return lightOn(field({ ruleset, ...parts, tokens: [there, eyes] }), "there", "eyes").level;
}

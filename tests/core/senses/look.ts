import type { AttackKind } from "../../../src/core/battlefield/attack-kind";
import type { Field } from "../../../src/core/battlefield/field";
import type { SceneData, Senses, Token } from "../../../src/core/battlefield/types";
import { illuminate } from "../../../src/core/light/illuminate";
import { perceive } from "../../../src/core/senses/perceive";
import type { Perceived } from "../../../src/core/senses/perceive";
import { field, scene, token } from "../../builders/battlefield";
import { rulesOf } from "../light/rulesets";

type Parts = NonNullable<Parameters<typeof field>[0]>;
type Change = Partial<Omit<Token, "senses">> & { senses?: Partial<Senses> };

/** How one token of a field perceives another. */
export function look(on: Field, observer: string, target: string, kind: AttackKind = "ranged"): Perceived {
  const { light, senses } = rulesOf(on.ruleset);
  const shines = illuminate(on, light, on.token(observer), on.body(target));
  return perceive(on, senses, on.body(observer), on.body(target), shines, { kind, light });
}

/** Two creatures so many spaces apart (1 is adjacent) in a scene of some ambient light. */
export interface Duel extends Parts {
  readonly apart?: number;
  readonly ambient?: SceneData["ambient"];
  readonly observer?: Change;
  readonly target?: Change;
  readonly kind?: AttackKind;
}

/** How "observer" perceives "target" in a duel. */
export function duel({
  apart = 2,
  ambient = "darkness",
  observer = {},
  target = {},
  kind = "ranged",
  ...parts
}: Duel): Perceived {
  const tokens = [token("observer", 0, 0, observer), token("target", apart * 100, 0, target), ...(parts.tokens ?? [])];
  return look(field({ scene: scene({ ambient }), ...parts, tokens }), "observer", "target", kind);
}

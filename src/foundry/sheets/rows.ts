import { CONDITIONS, LIGHT_KINDS, LIGHT_LEVELS, MOVEMENTS, SIZES, TRAITS, WINDS } from "../../core/battlefield/types";
import type { Ruleset } from "../../core/rulesets/ruleset";
import type { Options } from "../../core/battlefield/types";
import { alwaysNever, automatic, termAnswers, yesNo, type FormRow } from "./form-row";

/** Spell levels of any game run up to this. */
const HIGHEST_SPELL = 9;

/** Chances to miss a creature, in games that roll for them. */
const PER_CENT = ["concealment", "unseenMissChance"] as const;

/** What a scene says of its light and weather. */
export function sceneRows(rules: Ruleset, options: Pick<Options, "ambientBrightUpTo" | "ambientDimUpTo">): readonly FormRow[] {
  const thresholds = { bright: String(options.ambientBrightUpTo), dim: String(options.ambientDimUpTo) };
  const levels = rules.light.levels.filter((level) => level !== "supernatural-darkness");
  return [
    { name: "ambient", kind: "choice", answers: [{ ...automatic(), value: "auto" }, ...termAnswers(levels, "level")], hintData: thresholds },
    { name: "moonlit", kind: "choice", answers: yesNo() },
    { name: "sunlit", kind: "choice", answers: yesNo() },
    { name: "wind", kind: "choice", answers: termAnswers(WINDS, "wind") },
    { name: "weather", kind: "words" },
  ];
}

/** What a light says beyond Foundry's own fields; ambient and carried ones alike. */
export function lightRows(): readonly FormRow[] {
  const levels = [automatic(), ...termAnswers(LIGHT_LEVELS, "level")];
  return [
    { name: "level", kind: "choice", answers: levels },
    { name: "cap", kind: "choice", answers: levels },
    { name: "kind", kind: "choice", answers: [automatic(), ...termAnswers(LIGHT_KINDS, "kind")] },
    { name: "magical", kind: "choice", answers: yesNo() },
    { name: "spellLevel", kind: "amount", min: 0, max: HIGHEST_SPELL, step: 1 },
    { name: "steps", kind: "amount", min: 1, max: LIGHT_LEVELS.length - 1, step: 1 },
  ];
}

/** What a token says of its creature, before what the game system tells. */
export function creatureRows(rules: Ruleset): readonly FormRow[] {
  const traits = [...TRAITS, ...Object.keys(rules.senses.scent.odour)];
  return [
    { name: "size", kind: "choice", answers: [automatic(), ...termAnswers(SIZES, "size")] },
    { name: "bodyHeight", kind: "amount", min: 0 },
    { name: "reach", kind: "amount", min: 0 },
    { name: "flying", kind: "choice", answers: yesNo() },
    { name: "swimming", kind: "choice", answers: yesNo() },
    { name: "moved", kind: "choice", answers: [automatic(), ...termAnswers(MOVEMENTS, "moved")] },
    { name: "noisy", kind: "switch" },
    { name: "givesCover", kind: "choice", answers: alwaysNever() },
    { name: "stealth", kind: "amount", step: 1 },
    ...(rules.senses.missChance.total > 0 ? PER_CENT.map((name): FormRow => ({ name, kind: "amount", min: 0, max: 100, step: 1 })) : []),
    { name: "conditions", kind: "many", answers: termAnswers(CONDITIONS, "condition") },
    { name: "traits", kind: "many", answers: termAnswers(traits, "trait") },
  ];
}

import type { Outcome } from "../../core/attack/resolve";
import type { CoverGrade } from "../../core/battlefield/types";
import { I18N_ROOT } from "../module-id";
import type { TargetResult } from "../attack/public-answer";
import type { AttackAnswer, PublicTarget } from "../attack/record";
import type { SecretRecord } from "../attack/secrets";
import { LIGHT_ICONS } from "./icons";
import { reasonLine, type NameOf, type ReasonLine } from "../text/reason-text";

/** A short fact on the card: icon, words, and the whole sentence for the tooltip and the screen reader. */
interface Chip {
  readonly icon: string;
  readonly text: string;
  readonly title: string;
}

interface OutcomeContext {
  readonly index: number;
  readonly numbered: boolean;
  readonly state: string;
  readonly icon: string;
  readonly label: string;
  readonly dice: string;
}

/** One target's part of the card. */
export interface TargetContext {
  readonly token: string;
  readonly name: string;
  /** Whether the target can be attacked at all. */
  readonly possible: boolean;
  readonly chips: readonly Chip[];
  readonly outcomes: readonly OutcomeContext[];
  readonly reasons: readonly ReasonLine[];
  readonly overridden: boolean;
  /** The cover that a game master decided for this roll; "" for none. */
  readonly decided: string;
  readonly against: string | null;
  /** Who was on the guessed space, for game masters; null for any other attack. */
  readonly found: string | null;
}

/** What the template of the attack card is filled with. */
export interface CardContext {
  readonly ruleset: string;
  readonly state: AttackAnswer["state"];
  readonly refusal: string | null;
  readonly open: boolean;
  readonly gm: boolean;
  /** The answer is for game masters alone: the message itself was sent in private. */
  readonly hidden: boolean;
  /** This reader is a game master, and the numbers are on another machine. */
  readonly elsewhere: boolean;
  /** What a game master may decide of the cover, by value. */
  readonly grades: Readonly<Record<string, string>>;
  readonly targets: readonly TargetContext[];
}

const ICONS: Readonly<Record<Outcome | "unknown", string>> = {
  hit: "fa-solid fa-check",
  miss: "fa-solid fa-xmark",
  "missed-by-concealment": "fa-solid fa-smog",
  blocked: "fa-solid fa-ban",
  "struck-cover": "fa-solid fa-shield",
  unknown: "fa-solid fa-user-secret",
};

/** The card of an answered attack for this reader: a game master with the record reads all, everybody else the answer. */
export function cardContext(
  answer: AttackAnswer,
  secret: SecretRecord | null,
  nameOf: NameOf,
  reader: { readonly gm: boolean; readonly open: boolean; readonly grades: readonly CoverGrade[] },
): CardContext {
  const full = reader.gm && secret !== null;
  const targets = full
    ? secret.results.map((result) => targetContext(result, nameOf))
    : answer.targets.map((target) => publicContext(target, null, nameOf));
  return {
    ruleset: text(`Ruleset.${answer.ruleset}`),
    state: answer.state,
    refusal: answer.refusal === null ? null : text(`Refused.${answer.refusal}`),
    open: reader.open,
    gm: full,
    elsewhere: reader.gm && !full && answer.state !== "refused",
    hidden: targets.length === 0 && answer.state === "resolved",
    grades: { "": text("Card.CoverAsFound"), ...Object.fromEntries(reader.grades.map((grade) => [grade, text(`Term.cover.${grade}`)])) },
    targets,
  };
}

/** The game master's view of a result in the shape of the public one, with nothing left out. */
function fromSecret({ token, verdict, outcomes, overridden, guess }: TargetResult): PublicTarget {
  return {
    token,
    possible: verdict.attack.possible,
    missChance: guess?.effect.missChance ?? verdict.concealment.missChance,
    light: verdict.light.level,
    concealment: verdict.concealment.grade,
    cover: verdict.cover.effective,
    modifier: verdict.attack.modifier,
    defence: verdict.attack.defence,
    reasons: verdict.reasons,
    outcomes,
    overridden,
  };
}

/** One target's part with nothing left out. */
export function targetContext(result: TargetResult, nameOf: NameOf): TargetContext {
  return publicContext(fromSecret(result), result, nameOf);
}

function publicContext(target: PublicTarget, secret: TargetResult | null, nameOf: NameOf): TargetContext {
  const id = target.token.split(".").at(-1) ?? target.token;
  const against = secret?.outcomes[0]?.against;
  return {
    token: target.token,
    name: nameOf(id) ?? text("Thing.gone"),
    possible: target.possible,
    chips: chipsOf(target),
    outcomes: outcomesOf(target),
    reasons: target.reasons.map((reason) => reasonLine(reason, nameOf)),
    overridden: target.overridden,
    decided: secret?.decided ?? "",
    against: against === undefined || secret?.guess?.defence === null ? null : String(against),
    found: secret?.guess === undefined ? null : foundText(secret.guess.found, nameOf),
  };
}

function foundText(found: string | null, nameOf: NameOf): string {
  if (found === null) return text("Guess.Nobody");
  return game.i18n.format(`${I18N_ROOT}.Guess.Found`, { name: nameOf(found) ?? text("Thing.gone") });
}

function chipsOf(target: PublicTarget): Chip[] {
  const chips: Chip[] = [];
  const add = (icon: string, words: string, title: string): void => {
    chips.push({ icon, text: words, title });
  };
  if (target.light !== null) add(LIGHT_ICONS[target.light] ?? "", text(`Term.level.${target.light}`), text("Card.Light"));
  if (target.missChance !== null && target.missChance > 0) {
    add("fa-solid fa-smog", game.i18n.format(`${I18N_ROOT}.Card.Percent`, { value: String(target.missChance) }), text("Card.MissChance"));
  } else if (target.concealment !== null && target.concealment !== "none") {
    add("fa-solid fa-smog", text(`Term.concealment.${target.concealment}`), text("Card.Concealment"));
  }
  if (target.cover !== null && target.cover !== "none") add("fa-solid fa-shield-halved", text(`Term.cover.${target.cover}`), text("Card.Cover"));
  if (target.defence !== 0) add("fa-solid fa-shield", signed(target.defence), text("Card.Defence"));
  if (target.modifier !== 0) add("fa-solid fa-dice-d20", signed(target.modifier), text("Card.Modifier"));
  return chips;
}

function outcomesOf(target: PublicTarget): OutcomeContext[] {
  return target.outcomes.map(({ index, outcome, dice }) => ({
    index: index + 1,
    numbered: target.outcomes.length > 1,
    state: outcome ?? "unknown",
    icon: ICONS[outcome ?? "unknown"],
    label: text(`Outcome.${outcome ?? "unknown"}`),
    dice:
      dice.length === 0
        ? ""
        : game.i18n.format(`${I18N_ROOT}.Card.Dice`, { dice: dice.join(", "), chance: String(target.missChance ?? "?") }),
  }));
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace("-", "−");
}

function text(key: string): string {
  return game.i18n.localize(`${I18N_ROOT}.${key}`);
}

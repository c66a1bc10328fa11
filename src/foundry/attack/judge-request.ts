import { assess, type Overrides } from "../../core/attack/assess";
import type { D100 } from "../../core/attack/resolve";
import type { Verdict } from "../../core/attack/verdict";
import { Field } from "../../core/battlefield/field";
import type { CoverGrade } from "../../core/battlefield/types";
import type { Ruleset } from "../../core/rulesets/ruleset";
import type { CardAttack } from "../../systems/adapter";
import { overridesFor } from "../cover-view/overrides";
import { judgeSquare } from "../guess/judge-square";
import { isPlainlySeen, whoIsOn } from "../guess/square";
import { fieldOf } from "../read/fields";
import { getSetting } from "../settings/settings";
import { systemAdapter, tableRuleset } from "../settings/table";
import { judge, judgeTarget, type JudgedTarget } from "./judge";
import { knownToAll } from "./knowledge";
import type { TargetResult } from "./public-answer";
import type { AttackRequest } from "./record";
import { keepReport, reportOf } from "./reports";
import { secretOf } from "./secrets";
import { tellAssessed } from "./tell-assessed";
import { tokenAt } from "./token-at";

/** What a request is judged by. */
interface Case {
  readonly field: Field;
  readonly ruleset: Ruleset;
  readonly scene: Scene;
  readonly attackerId: string;
  readonly request: AttackRequest;
  /** What the game master decided for this roll alone, by the token's or the space's name. */
  readonly decided: (key: string) => CoverGrade | undefined;
}

/** Judges a request; dice are Foundry's own, and fall only where they are due. @param resolved Judge to the end, whatever the setting. */
export async function judgeRequest(
  message: ChatMessage,
  request: AttackRequest,
  attacker: TokenDocument,
  scene: Scene,
  resolved: boolean,
): Promise<readonly TargetResult[]> {
  const messageId = message.id ?? "";
  const before = new Map(secretOf(messageId)?.results.map(({ token, decided }) => [token, decided]));
  const about: Case = { field: fieldOf(scene), ruleset: tableRuleset(), scene, attackerId: attacker.id ?? "", request, decided: (key) => before.get(key) };
  const attacks = resolved || getSetting("automation") === "apply" ? systemAdapter().readAttacks(message) : [];
  const results = await judgeCase(about, attacks);
  const verdicts = results.map(({ verdict }) => verdict);
  keepReport(messageId, about.field.battlefield, verdicts);
  tellAssessed(verdicts, messageId);
  return results;
}

async function judgeCase(about: Case, attacks: readonly CardAttack[]): Promise<readonly TargetResult[]> {
  const { field, ruleset, attackerId, request } = about;
  const plain = plainlyOnSquare(about);
  if (request.square !== null && plain === null) return [judgeGuess(about, attacks, await rolledDice(attacks.length * 2))];
  const targets = (plain === null ? request.targets : [plain]).flatMap((uuid) => targetOf(about, uuid));
  const results = judge(field, ruleset, request, attackerId, targets, attacks, await rolledDice(attacks.length * targets.length * 2));
  return results.map((result) => withDecision(result, about.decided(result.token)));
}

/** One result anew with the cover that a game master decides for this roll (null: none), by the same rolls and dice as before. */
export async function judgeWithCover(
  message: ChatMessage,
  request: AttackRequest,
  result: TargetResult,
  grade: CoverGrade | null,
): Promise<TargetResult> {
  const scene = tokenAt(request.attacker)?.parent ?? null;
  const attackerId = result.verdict.attacker;
  if (scene === null) return result;
  // The scene as it was when the roll fell, where this machine still has it.
  const report = reportOf(message.id ?? "");
  const field = report === null ? fieldOf(scene) : Field.of(report.battlefield);
  const about: Case = { field, ruleset: tableRuleset(), scene, attackerId, request, decided: () => grade ?? undefined };
  const attacks = result.outcomes.length === 0 ? [] : systemAdapter().readAttacks(message);
  const fresh = await rolledDice(attacks.length * 2);
  if (result.guess !== undefined) return judgeGuess(about, attacks, thenFresh(result.outcomes.flatMap(({ dice }) => dice), fresh));
  const [target] = targetOf(about, result.token);
  if (target === undefined) return result;
  const { kind } = request;
  const verdict = assess(field, about.ruleset, { attacker: attackerId, target: target.id, kind, override: target.override });
  const diceOf = (index: number): D100 => thenFresh(result.outcomes.find((one) => one.index === index)?.dice ?? [], fresh);
  const again = judgeTarget(about.ruleset, { kind, applied: result.applied ?? 0 }, target, verdict, attacks, diceOf);
  return withDecision(again, grade ?? undefined);
}

function judgeGuess(about: Case, attacks: readonly CardAttack[], d100: D100): TargetResult {
  const { field, ruleset, scene, attackerId, request } = about;
  const { square, kind } = request;
  if (square === null) throw new Error("judgeGuess: the request names no space");
  const mayKnow = knownToAll(field, scene, attackerId);
  const result = judgeSquare(field, ruleset, {
    sceneId: scene.id ?? "", attackerId, square, kind, attacks, mayKnow,
    defenceOf: (id, verdict) => defenceOf(about, scene.tokens.get(id), verdict),
    overrideOf: (id, key) => overrideOf(about, id, key),
  }, d100);
  return withDecision(result, about.decided(result.token));
}

/** The uuid of whoever stands on the space that the request names and is plain to see: then nothing is guessed. */
function plainlyOnSquare({ field, ruleset, scene, attackerId, request }: Case): string | null {
  if (request.square === null) return null;
  const id = whoIsOn(field, ruleset, attackerId, request.square);
  if (id === null || !isPlainlySeen(field, ruleset, attackerId, field.token(id))) return null;
  return scene.tokens.get(id)?.uuid ?? null;
}

function targetOf(about: Case, uuid: string): readonly JudgedTarget[] {
  const { field, scene } = about;
  const token = tokenAt(uuid);
  if (token?.id == null || token.parent?.id !== scene.id || !field.has(token.id)) return [];
  return [{ id: token.id, uuid, defence: (verdict) => defenceOf(about, token, verdict), override: overrideOf(about, token.id, uuid) }];
}

function overrideOf({ scene, attackerId, decided }: Case, targetId: string, key: string): Overrides {
  const grade = decided(key);
  return grade === undefined ? overridesFor(scene, attackerId, targetId) : { cover: grade };
}

function defenceOf({ request }: Case, token: TokenDocument | undefined, verdict: Verdict): number | null {
  if (token?.actor == null) return null;
  return systemAdapter().readDefence(token.actor, { touch: request.touch, deniedDexterity: verdict.attack.targetDeniedDexterity });
}

function withDecision(result: TargetResult, decided: CoverGrade | undefined): TargetResult {
  return decided === undefined ? result : { ...result, decided };
}

/** Dice that have fallen, one after the other, and then others. */
function thenFresh(fallen: readonly number[], fresh: D100): D100 {
  const left = [...fallen];
  return () => left.shift() ?? fresh();
}

async function rolledDice(count: number): Promise<D100> {
  if (count === 0) return () => 100;
  const roll = await new Roll(`${count}d100`).evaluate();
  const dice = (roll.dice[0]?.results ?? []).map(({ result }) => result);
  return () => dice.shift() ?? 100;
}

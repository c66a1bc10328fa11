import { rollMissChance, type TargetOutcome } from "../../core/attack/resolve";
import { COVER_GRADES } from "../../core/battlefield/types";
import { undo } from "../apply/apply-plan";
import type { CardActions } from "../chat/card";
import { I18N_ROOT, MODULE_ID } from "../module-id";
import { answerMessage, publishResults } from "./answer";
import { rerolledGuess } from "../guess/judge-square";
import { judgeWithCover } from "./judge-request";
import type { TargetResult } from "./public-answer";
import { readAnswer } from "./read-request";
import { reportOf } from "./reports";
import { keepSecret, secretOf, shareSecret, type SecretRecord } from "./secrets";

/** What a game master does with an answered attack, by the button's name. */
export const gmActions: CardActions = {
  hit: (message, token) => decide(message, token, "hit"),
  miss: (message, token) => decide(message, token, "miss"),
  reroll: (message, token) => reroll(message, token),
  roll: (message) => again(message),
  withdraw: (message) => withdraw(message),
  restore: (message) => restore(message),
  report: (message) => copyReport(message),
  cover: (message, token, grade) => decideCoverOfRoll(message, token, grade),
};

async function decide(messageId: string, token: string | null, outcome: TargetOutcome["outcome"]): Promise<void> {
  await change(messageId, (result) =>
    result.token === token
      ? { ...result, overridden: true, outcomes: result.outcomes.map((one) => ({ ...one, outcome })) }
      : result,
  );
}

/** New miss-chance dice for one target; the attack roll itself stays as the system rolled it. */
async function reroll(messageId: string, token: string | null): Promise<void> {
  const roll = await new Roll("10d100").evaluate();
  const dice = (roll.dice[0]?.results ?? []).map((die) => die.result);
  await change(messageId, (result) => (result.token === token ? rerolled(result, dice) : result));
}

/** Another cover for this roll alone; the attack roll and the dice that fell stay. No grade goes by the map again. */
async function decideCoverOfRoll(messageId: string, token: string | null, value: string | null): Promise<void> {
  const message = game.messages.get(messageId);
  const secret = secretOf(messageId);
  if (message === undefined || secret === null) return;
  const grade = COVER_GRADES.find((one) => one === value) ?? null;
  const judged = secret.results.map((result) => (result.token === token ? judgeWithCover(message, secret.request, result, grade) : Promise.resolve(result)));
  const state = readAnswer(message.flags[MODULE_ID]?.answer)?.state === "suggested" ? "suggested" : "resolved";
  await publishResults(message, secret.request, await Promise.all(judged), state);
}

function rerolled(result: TargetResult, dice: number[]): TargetResult {
  if (result.guess !== undefined) return rerolledGuess(result, result.guess, () => dice.shift() ?? 100);
  const { attack, attackKind } = result.verdict;
  const outcomes = result.outcomes.map((one) =>
    one.outcome === "hit" || one.outcome === "missed-by-concealment"
      ? { ...one, ...rollMissChance(attack, attackKind, () => dice.shift() ?? 100) }
      : one,
  );
  return { ...result, outcomes, overridden: false };
}

async function again(messageId: string): Promise<void> {
  const message = game.messages.get(messageId);
  if (message !== undefined) await answerMessage(message, true);
}

async function change(messageId: string, alter: (result: TargetResult) => TargetResult): Promise<void> {
  const message = game.messages.get(messageId);
  const secret = secretOf(messageId);
  if (message === undefined || secret === null) return;
  await publishResults(message, secret.request, secret.results.map(alter), "resolved");
}

async function withdraw(messageId: string): Promise<void> {
  const message = game.messages.get(messageId);
  const secret = secretOf(messageId);
  if (message !== undefined && secret !== null) await publishResults(message, secret.request, secret.results, "withdrawn");
}

/** Undoes the taking back by its receipt. */
async function restore(messageId: string): Promise<void> {
  const secret = secretOf(messageId);
  const receipt = secret?.receipts.at(-1);
  if (secret === null || receipt === undefined) return;
  await undo(receipt);
  const record: SecretRecord = { ...secret, receipts: secret.receipts.slice(0, -1) };
  await keepSecret(record);
  shareSecret(record);
}

async function copyReport(messageId: string): Promise<void> {
  const found = reportOf(messageId);
  if (found === null) {
    ui.notifications?.warn(`${I18N_ROOT}.Report.Gone`, { localize: true });
    return;
  }
  await navigator.clipboard.writeText(JSON.stringify(found, null, 2));
  ui.notifications?.info(`${I18N_ROOT}.Report.Copied`, { localize: true });
}

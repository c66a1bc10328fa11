import type { Plan } from "../../core/plan/plan";
import type { Verdict } from "../../core/attack/verdict";
import { applyPlan } from "../apply/apply-plan";
import { MODULE_ID } from "../module-id";
import { overridesFor } from "../cover-view/overrides";
import { fieldOf } from "../read/fields";
import { getSetting } from "../settings/settings";
import { systemAdapter, tableRuleset } from "../settings/table";
import { judgeSquare } from "../guess/judge-square";
import { isPlainlySeen, whoIsOn } from "../guess/square";
import { judge, type JudgedTarget } from "./judge";
import { knownToAll } from "./knowledge";
import { publicTarget, type TargetResult } from "./public-answer";
import { readAnswer, readRequest } from "./read-request";
import { SCHEMA_VERSION, type AttackAnswer, type AttackRequest } from "./record";
import { keepReport } from "./reports";
import { tellAssessed } from "./tell-assessed";
import { keepSecret, secretOf, shareSecret } from "./secrets";

const ANSWER_PATH = `flags.${MODULE_ID}.answer`;

/** Messages that this client is answering now, so that two nudges give one answer. */
const busy = new Set<string>();

/**
 * Answers the request on a message, once, on the client of the acting game master: checks who asks, reads the scene,
 * judges the roll and writes what everybody may know; the rest stays in this browser.
 * @param again Judge anew what was answered before (new dice).
 */
export async function answerMessage(message: ChatMessage, again = false): Promise<void> {
  const request = readRequest(message.flags[MODULE_ID]?.attack);
  if (request === null || message.id === null || game.users.activeGM?.isSelf !== true) return;
  if (busy.has(message.id) || (!again && readAnswer(message.flags[MODULE_ID]?.answer) !== null)) return;
  if (getSetting("automation") === "off") return;
  busy.add(message.id);
  try {
    await write(message, request, again);
  } finally {
    busy.delete(message.id);
  }
}

async function write(message: ChatMessage, request: AttackRequest, again: boolean): Promise<void> {
  const attacker = tokenAt(request.attacker);
  const refusal = attacker === null ? "attacker-gone" : mayAct(message, attacker) ? null : "not-owner";
  if (attacker === null || refusal !== null || attacker.parent === null) {
    await publish(message, { ...emptyAnswer(), state: "refused", refusal: refusal ?? "attacker-gone" });
    return;
  }
  const results = await judgeRequest(message, request, attacker, attacker.parent, again);
  await publishResults(message, request, results, results.some((result) => result.outcomes.length > 0) ? "resolved" : "suggested");
}

/** Judges a request; dice are Foundry's own, and fall only where they are due. */
async function judgeRequest(
  message: ChatMessage,
  request: AttackRequest,
  attacker: TokenDocument,
  scene: Scene,
  resolved: boolean,
): Promise<readonly TargetResult[]> {
  const adapter = systemAdapter();
  const field = fieldOf(scene);
  const ruleset = tableRuleset();
  const attackerId = attacker.id ?? "";
  const defenceOf = (token: TokenDocument | undefined, verdict: Verdict): number | null =>
    token?.actor == null ? null : adapter.readDefence(token.actor, { touch: request.touch, deniedDexterity: verdict.attack.targetDeniedDexterity });
  const guessed = request.square === null ? null : whoIsOn(field, ruleset, attackerId, request.square);
  const plain = guessed !== null && isPlainlySeen(field, ruleset, attackerId, field.token(guessed)) ? scene.tokens.get(guessed) : undefined;
  const targets = (plain === undefined ? request.targets : [plain.uuid]).flatMap((uuid): JudgedTarget[] => {
    const token = tokenAt(uuid);
    if (token?.id == null || token.parent?.id !== scene.id || !field.has(token.id)) return [];
    return [{ id: token.id, uuid, defence: (verdict) => defenceOf(token, verdict), override: overridesFor(scene, attackerId, token.id) }];
  });
  const dueNow = resolved || getSetting("automation") === "apply";
  const attacks = dueNow ? adapter.readAttacks(message) : [];
  const dice = await rollDice(attacks.length * Math.max(1, targets.length) * 2);
  const d100 = (): number => dice.shift() ?? 100;
  const { square, kind } = request;
  const results =
    square !== null && plain === undefined
      ? [judgeSquare(field, ruleset, { sceneId: scene.id ?? "", attackerId, square, kind, attacks, mayKnow: knownToAll(field, scene, attackerId), defenceOf: (id, verdict) => defenceOf(scene.tokens.get(id), verdict) }, d100)]
      : judge(field, ruleset, request, attackerId, targets, attacks, d100);
  const verdicts = results.map((result) => result.verdict);
  keepReport(message.id ?? "", field.battlefield, verdicts);
  tellAssessed(verdicts, message.id);
  return results;
}

/** Writes the public part of results on the message, keeps the rest here, and hands it to other game masters. */
export async function publishResults(
  message: ChatMessage,
  request: AttackRequest,
  results: readonly TargetResult[],
  state: AttackAnswer["state"],
): Promise<void> {
  const scene = tokenAt(request.attacker)?.parent ?? null;
  const visibility = getSetting("missChance");
  const secretly = message.blind || message.whisper.length > 0;
  const attackerId = request.attacker.split(".").at(-1) ?? "";
  const shown = secretly || scene === null || state === "withdrawn" ? [] : results;
  const mayKnow = scene === null ? () => false : knownToAll(fieldOf(scene), scene, attackerId);
  const answer: AttackAnswer = {
    ...emptyAnswer(),
    state,
    visibility,
    targets: shown.map((result) => publicTarget(result, visibility, mayKnow)),
  };
  const messageId = message.id ?? "";
  const before = secretOf(messageId);
  const record = { schema: SCHEMA_VERSION, message: messageId, request, results, receipts: before?.receipts ?? [] } as const;
  await keepSecret(record);
  const receipt = await publish(message, answer);
  const kept = { ...record, receipts: [...record.receipts, receipt] };
  await keepSecret(kept);
  shareSecret(kept);
}

/** Puts back the answer that this machine wrote last, whatever its state: somebody who is no game master changed it. */
export async function republish(message: ChatMessage): Promise<void> {
  if (game.users.activeGM?.isSelf !== true || message.id === null) return;
  const written = secretOf(message.id)?.receipts.at(-1)?.steps.at(-1)?.changes;
  if (written === undefined) await message.unsetFlag(MODULE_ID, "answer");
  else await message.update({ ...written });
}

function publish(message: ChatMessage, answer: AttackAnswer): ReturnType<typeof applyPlan> {
  const before = message.flags[MODULE_ID]?.answer ?? null;
  const plan: Plan = { label: "Plan.answer", steps: [{ uuid: message.uuid, changes: { [ANSWER_PATH]: answer }, before: { [ANSWER_PATH]: before } }] };
  return applyPlan(plan);
}

function emptyAnswer(): AttackAnswer {
  return { schema: SCHEMA_VERSION, ruleset: tableRuleset().id, visibility: getSetting("missChance"), state: "resolved", refusal: null, targets: [] };
}

async function rollDice(count: number): Promise<number[]> {
  if (count === 0) return [];
  const roll = await new Roll(`${count}d100`).evaluate();
  return (roll.dice[0]?.results ?? []).map((result) => result.result);
}

function tokenAt(uuid: string): TokenDocument | null {
  const document = fromUuidSync(uuid as never) as unknown as foundry.abstract.Document.Any | null;
  return document?.documentName === "Token" ? (document as unknown as TokenDocument) : null;
}

/** The server vouches for a message's author; the author must own the attacker, or be a game master. */
function mayAct(message: ChatMessage, attacker: TokenDocument): boolean {
  const author = message.author;
  return author !== null && (author.isGM || attacker.testUserPermission(author, "OWNER"));
}

import type { Plan } from "../../core/plan/plan";
import { applyPlan } from "../apply/apply-plan";
import { MODULE_ID } from "../module-id";
import { fieldOf } from "../read/fields";
import { getSetting } from "../settings/settings";
import { tableRuleset } from "../settings/table";
import { judgeRequest } from "./judge-request";
import { knownToAll } from "./knowledge";
import { publicTarget, type TargetResult } from "./public-answer";
import { readAnswer, readRequest } from "./read-request";
import { SCHEMA_VERSION, type AttackAnswer, type AttackRequest } from "./record";
import { keepSecret, secretOf, shareSecret } from "./secrets";
import { tokenAt } from "./token-at";

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

/** The server vouches for a message's author; the author must own the attacker, or be a game master. */
function mayAct(message: ChatMessage, attacker: TokenDocument): boolean {
  const author = message.author;
  return author !== null && (author.isGM || attacker.testUserPermission(author, "OWNER"));
}

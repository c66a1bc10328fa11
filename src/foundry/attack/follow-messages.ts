import { MODULE_ID } from "../module-id";
import { guarded } from "../report";
import { answerMessage, republish } from "./answer";
import { readAnswer, readRequest } from "./read-request";

/** Messages looked at when a game master's client starts or becomes the acting one. */
const LOOKED_BACK = 50;

/**
 * Answers requests as they arrive, and those that waited while no game master was there; puts back an answer that
 * somebody other than a game master wrote. Register once, in `init`.
 */
export function followMessages(): void {
  Hooks.on("createChatMessage", guarded("answer", (message: ChatMessage) => answerMessage(message)));
  Hooks.on("updateChatMessage", guarded("answer", async (message: ChatMessage, changes: object, _options: object, userId: string) => {
    const ours = (changes as { flags?: Record<string, { answer?: unknown } | undefined> }).flags?.[MODULE_ID];
    if (ours === undefined) return;
    if ("answer" in ours && game.users.get(userId)?.isGM !== true) await republish(message);
    else await answerMessage(message);
  }));
  Hooks.on("ready", guarded("answer", answerWaiting));
  Hooks.on("userConnected", guarded("answer", answerWaiting));
}

/** Takes up what waits for an answer, oldest first. */
export async function answerWaiting(): Promise<void> {
  if (game.users.activeGM?.isSelf !== true) return;
  for (const message of game.messages.contents.slice(-LOOKED_BACK)) {
    const flags = message.flags[MODULE_ID];
    if (readRequest(flags?.attack) !== null && readAnswer(flags?.answer) === null) await answerMessage(message);
  }
}

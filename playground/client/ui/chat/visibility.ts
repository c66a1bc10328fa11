import type { HostMessage } from "../env";
import { host } from "../env";

/** Whether a message carries rolls. */
export const isRoll = (message: HostMessage): boolean => message.rolls.length > 0;

/** Whether the current user sees that the message exists: whispered rolls are seen by all, other whispers by sender and recipients (ChatMessage#visible). */
export function isVisible(message: HostMessage): boolean {
  if (!message.whisper.length || isRoll(message)) return true;
  const { user } = host("game");
  return message.author?.id === user.id || message.whisper.includes(user.id);
}

/** Whether the current user sees what the message says: of a blind roll not even the roller does (ChatMessage#isContentVisible). */
export function isContentVisible(message: HostMessage): boolean {
  if (!isRoll(message)) return isVisible(message);
  if (!message.whisper.length) return true;
  const { user } = host("game");
  if (message.whisper.includes(user.id)) return true;
  return message.author?.id === user.id && !message.blind;
}

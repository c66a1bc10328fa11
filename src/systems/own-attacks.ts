import type { CardAttack, MessageLike } from "./adapter";
import { at } from "./read-path";
import { attackFromRoll } from "./roll-data";

/**
 * The attack rolls of a message that the module itself rolled (dialog, key, API), the same on every system: the message
 * carries the module's request and the rolls are its own. Empty for any other message.
 */
export function ownAttacks(message: MessageLike): readonly CardAttack[] {
  if (at(message.flags, "grit-and-gloom.attack") === undefined) return [];
  return (message.rolls ?? []).flatMap((roll, index) => attackFromRoll(index, roll, null) ?? []);
}

import { CONDITIONS } from "../core/battlefield/types";

/** A neutral condition id. */
export type Condition = (typeof CONDITIONS)[number];

/** A system's status ids by the condition that each is. */
export type StatusNames = Readonly<Record<string, Condition>>;

/** Foundry's own status ids that differ from ours (CONFIG.statusEffects). */
export const CORE_STATUSES: StatusNames = {
  blind: "blinded",
  deaf: "deafened",
  stun: "stunned",
  unconscious: "helpless",
  sleep: "helpless",
  paralysis: "helpless",
};

const KNOWN: ReadonlySet<string> = new Set(CONDITIONS);

/** Translates status ids of a system into condition ids; a status of the same name needs no entry, others are left out. */
export function conditionsOf(statuses: readonly string[], names: StatusNames): readonly string[] {
  const found = statuses.flatMap((status) => (Object.hasOwn(names, status) ? (names[status] ?? []) : KNOWN.has(status) ? status : []));
  return [...new Set(found)];
}

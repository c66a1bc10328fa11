import { CONDITIONS } from "../core/battlefield/types";

/** A neutral condition id. */
export type Condition = (typeof CONDITIONS)[number];

const KNOWN: ReadonlySet<string> = new Set(CONDITIONS);

/** Translates status ids of a system into condition ids; a status of the same name needs no entry, others are left out. */
export function conditionsOf(
  statuses: readonly string[],
  names: Readonly<Record<string, Condition | readonly Condition[]>>,
): readonly string[] {
  const found = statuses.flatMap((status) => names[status] ?? (KNOWN.has(status) ? status : []));
  return [...new Set(found)];
}

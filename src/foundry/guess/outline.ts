import { MODULE_ID } from "../module-id";

/** Condition of an unseen creature whose shape shows: flour, paint, rain. */
const OUTLINED = "outlined";

function flagged(token: TokenDocument): readonly string[] {
  const conditions: unknown = (token.flags as Readonly<Record<string, { conditions?: unknown } | undefined>>)[MODULE_ID]?.conditions;
  return Array.isArray(conditions) ? conditions.filter((one) => typeof one === "string") : [];
}

/** Whether a game master marked a token as outlined. */
export function isOutlined(token: TokenDocument): boolean {
  return flagged(token).includes(OUTLINED);
}

/** Marks a token as outlined, or takes the mark away; the token's own flag, so only for who may write the token. */
export async function toggleOutlined(token: TokenDocument): Promise<void> {
  const conditions = isOutlined(token) ? flagged(token).filter((one) => one !== OUTLINED) : [...flagged(token), OUTLINED];
  await token.update({ flags: { [MODULE_ID]: { conditions } } } as never);
}

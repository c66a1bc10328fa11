/** Patience for another game master's client, in milliseconds. */
const TIMEOUT = 5000;

/** Asks one user's client something and gives its answer. */
export type Ask = (user: string, query: string, data: object) => Promise<unknown>;

/** Ids of the other game masters who are there. */
export function otherGameMasters(): readonly string[] {
  return game.users.filter((user) => user.isGM && user.active && !user.isSelf).flatMap(({ id }) => (id === null ? [] : [id]));
}

/** Foundry's own way to ask a user's client; rejects when nobody answers in time. */
export const askUser: Ask = async (id, query, data) => {
  const user = game.users.get(id) as unknown as { query(name: string, data: object, options: object): Promise<unknown> } | undefined;
  return user?.query(query, data, { timeout: TIMEOUT });
};

/** Answers a query; Foundry does not tell who asks, so what is handed in must be checked and what is given be harmless. */
export function answerQuery(query: string, answer: (data: unknown) => Promise<boolean>): void {
  (CONFIG.queries as unknown as Record<string, (data: unknown) => Promise<boolean>>)[query] = answer;
}

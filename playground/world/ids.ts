/** A document id of sixteen letters and digits: a word and a number. */
export function documentId(word: string, number: number): string {
  const digits = String(number);
  return word.slice(0, 16 - digits.length).padEnd(16 - digits.length, "0") + digits;
}

/** Ids of the world's users, as the server makes them (server/default-users.ts). */
export const PLAYERS = { 1: "player1000000000", 2: "player2000000000" } as const;

/** The level that every scene of 14 has. */
export const DEFAULT_LEVEL = "defaultLevel0000";

/** A document as stored and sent: plain JSON with an id. */
export interface Source {
  _id: string;
  [field: string]: unknown;
}

/** The two generations of Foundry that the playground imitates. */
export type Generation = 13 | 14;

/** Names of the primary collections of a world, each with its document's name. */
export const WORLD_COLLECTIONS = {
  users: "User",
  folders: "Folder",
  actors: "Actor",
  items: "Item",
  scenes: "Scene",
  combats: "Combat",
  tables: "RollTable",
  journal: "JournalEntry",
  messages: "ChatMessage",
  settings: "Setting",
} as const;

export type WorldCollection = keyof typeof WORLD_COLLECTIONS;

/** A world's documents by collection; what is left out is empty, and each document is cleaned by its schema. */
export type WorldSource = { readonly [collection in WorldCollection]?: readonly Partial<Source>[] } & {
  /** Seconds on the world's clock at the start; default 0. */
  readonly time?: number;
};

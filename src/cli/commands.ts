import type { CommandTable } from "./command";

/** Every command; a new one is one file and one entry. */
export const COMMANDS: CommandTable = {
  assess: {
    summary: "what holds for an attack, and why",
    load: async () => (await import("./commands/assess")).assessCommand,
  },
  light: {
    summary: "the light on every token",
    load: async () => (await import("./commands/light")).lightCommand,
  },
  resolve: {
    summary: "what becomes of an attack roll against each target",
    load: async () => (await import("./commands/resolve")).resolveCommand,
  },
  schema: {
    summary: "the JSON Schema of snapshots",
    load: async () => (await import("./commands/schema")).schemaCommand,
  },
};

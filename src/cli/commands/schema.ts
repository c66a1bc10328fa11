import { battlefieldSchema } from "../../core/battlefield/read-battlefield";
import type { Command } from "../command";
import { UsageError } from "../errors";

/** Prints the JSON Schema of snapshots, as it stands in schema/battlefield.schema.json. */
export const schemaCommand: Command = {
  usage: "schema",
  run(args) {
    if (args.length > 0) throw new UsageError(`schema takes nothing, got "${args[0]}".`);
    return battlefieldSchema();
  },
};

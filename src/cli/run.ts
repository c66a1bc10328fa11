import type { CommandTable, Io } from "./command";
import { tellError, UsageError } from "./errors";

/** Exit statuses. */
const OK = 0;
const BAD_INPUT = 1;
const BAD_USAGE = 2;

/**
 * Runs one command line and answers with its exit status: JSON on standard output, or one sentence on standard error
 * and nothing on standard output. Never throws.
 */
export async function run(argv: readonly string[], io: Io, commands: CommandTable): Promise<number> {
  try {
    const [name = "", ...args] = argv;
    if (name === "--help" || name === "-h" || name === "help") {
      io.out(overview(commands));
      return OK;
    }
    const entry = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (entry === undefined) throw new UsageError(`${unknown(name)} There are ${Object.keys(commands).join(", ")}.`);
    const command = await entry.load();
    if (args.includes("--help")) {
      io.out(`${command.usage.trim()}\n`);
      return OK;
    }
    io.out(`${JSON.stringify(command.run(args, io), null, 2)}\n`);
    return OK;
  } catch (error) {
    io.err(`${tellError(error)}\n`);
    return error instanceof UsageError ? BAD_USAGE : BAD_INPUT;
  }
}

function unknown(name: string): string {
  return name === "" ? "No command was given." : `There is no command "${name}".`;
}

function overview(commands: CommandTable): string {
  const names = Object.keys(commands);
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.map((name) => `  ${name.padEnd(width)}  ${commands[name]?.summary ?? ""}`);
  return ["npm run -s cli -- COMMAND …", "", ...lines, "", "COMMAND --help tells the options of one.", ""].join("\n");
}

import { readFileSync } from "node:fs";
import { COMMANDS } from "./commands";
import { InputError } from "./errors";
import { run } from "./run";
import { readStandardInput } from "./standard-input";

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "it may not be read",
};

function read(file: string): string {
  if (file === "-") return readStandardInput();
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new InputError(`Cannot read "${file}": ${REASONS[code] ?? "it cannot be opened"}.`);
  }
}

// A reader that has seen enough (head, less) closes the pipe; that is no fault.
process.stdout.on("error", () => undefined);

process.exitCode = await run(
  process.argv.slice(2),
  { read, out: (text) => process.stdout.write(text), err: (text) => process.stderr.write(text) },
  COMMANDS,
);

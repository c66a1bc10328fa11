import { readFileSync } from "node:fs";
import { COMMANDS } from "./commands";
import { InputError } from "./errors";
import { run } from "./run";

const STANDARD_INPUT = 0;

function read(file: string): string {
  try {
    return readFileSync(file === "-" ? STANDARD_INPUT : file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    // Nothing was piped in.
    if (file === "-" && (code === "EOF" || code === "EAGAIN")) return "";
    const why = { ENOENT: "there is no such file", EISDIR: "it is a folder", EACCES: "it may not be read" }[code];
    throw new InputError(`Cannot read "${file}": ${why ?? "it cannot be opened"}.`);
  }
}

// A reader that has seen enough (head, less) closes the pipe; that is no fault.
process.stdout.on("error", () => undefined);

process.exitCode = await run(
  process.argv.slice(2),
  { read, out: (text) => process.stdout.write(text), err: (text) => process.stderr.write(text) },
  COMMANDS,
);

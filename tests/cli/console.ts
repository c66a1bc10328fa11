import type { Io } from "../../src/cli/command";
import { COMMANDS } from "../../src/cli/commands";
import { InputError } from "../../src/cli/errors";
import { run } from "../../src/cli/run";

/** What a command line printed, and its exit status. */
export interface Printed {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line over files that only exist here; what is not a text is written as JSON. */
export async function console(argv: readonly string[], files: Readonly<Record<string, unknown>> = {}): Promise<Printed> {
  let [out, err] = ["", ""];
  const io: Io = {
    read(file) {
      const content = files[file];
      if (content === undefined) throw new InputError(`Cannot read "${file}": there is no such file.`);
      return typeof content === "string" ? content : JSON.stringify(content);
    },
    out: (text) => void (out += text),
    err: (text) => void (err += text),
  };
  const status = await run(argv, io, COMMANDS);
  return { status, out, err };
}

/** The JSON that a command line printed; throws what it complained of. */
export async function answer(argv: readonly string[], files: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
  const { status, out, err } = await console(argv, files);
  if (status !== 0) throw new Error(err);
  return JSON.parse(out);
}

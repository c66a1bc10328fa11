import type { Io } from "./command";
import { InputError } from "./errors";

const BYTE_ORDER_MARK = "\uFEFF";

/** The JSON of a file, "-" for standard input. Throws an InputError that names the file. */
export function readJson(file: string, io: Io): unknown {
  const text = io.read(file);
  const name = file === "-" ? "Standard input" : `"${file}"`;
  if (text.trim() === "") throw new InputError(`${name} is empty; JSON was expected.`);
  try {
    return JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  } catch (error) {
    throw new InputError(`${name} is no JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

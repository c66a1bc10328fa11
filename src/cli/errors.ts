/** The command line was used wrongly: exit status 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** What the command was given to read cannot be used: exit status 1. */
export class InputError extends Error {
  override readonly name = "InputError";
}

/** What went wrong, in one line that ends like a sentence. */
export function tellError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const line = message.replace(/\s+/g, " ").trim();
  return /[.!?]$/.test(line) ? line : `${line}.`;
}

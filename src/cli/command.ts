/** Where a command reads and writes. */
export interface Io {
  /** The text of a file, "-" for standard input; throws an InputError that names the file. */
  readonly read: (file: string) => string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** One command of the command line. */
export interface Command {
  /** What --help prints: the synopsis, then the options. */
  readonly usage: string;
  /** The answer, to be printed as JSON. Throws a UsageError or an InputError. */
  readonly run: (args: readonly string[], io: Io) => unknown;
}

/** The commands by name; each is loaded only when it is asked for. */
export type CommandTable = Readonly<Record<string, { readonly summary: string; readonly load: () => Promise<Command> }>>;

/** One thing that is wrong with a snapshot. */
export interface Issue {
  /** Where: "walls[3].c". */
  readonly path: string;
  /** What stands there, told in short. */
  readonly got: string;
  /** What belongs there, as a noun phrase. */
  readonly expected: string;
}

/** A snapshot that is none: the message tells the first issue, `issues` has them all. */
export class BattlefieldError extends Error {
  override readonly name = "BattlefieldError";
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(tellIssues(issues));
    this.issues = issues;
  }
}

/** The first issue in one sentence, and how many more there are. */
export function tellIssues([first, ...more]: readonly Issue[]): string {
  if (first === undefined) return "The data is not valid.";
  const told = `${first.path}: expected ${first.expected}, got ${first.got}`;
  return more.length > 0 ? `${told} (and ${more.length} more).` : `${told}.`;
}

/** Longest piece of a text that a message repeats. */
const LONGEST = 40;

/** Tells in a few words what a value is: "a list of 3", "\"fog\"", "nothing". */
export function describeValue(value: unknown): string {
  switch (typeof value) {
    case "undefined":
      return "nothing";
    case "string":
      return JSON.stringify(value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value);
    case "number":
    case "boolean":
    case "bigint":
      return String(value);
    case "object":
      if (value === null) return "null";
      if (!Array.isArray(value)) return "an object";
      return value.length > 0 && value.length <= 6 && value.every((item) => typeof item === "number")
        ? `[${value.join(", ")}]`
        : `a list of ${value.length}`;
    default:
      return `a ${typeof value}`;
  }
}

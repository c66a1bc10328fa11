import { parseArgs } from "node:util";
import type { ParseArgsConfig } from "node:util";
import { ATTACK_KINDS } from "../core/battlefield/attack-kind";
import type { AttackKind } from "../core/battlefield/attack-kind";
import { RULESET_IDS } from "../core/battlefield/types";
import type { RulesetId } from "../core/battlefield/types";
import { UsageError } from "./errors";

type Options = NonNullable<ParseArgsConfig["options"]>;
type Parsed<T extends Options> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true; strict: true }>>["values"];

/** The options and the one file of a command. Throws a UsageError on unknown options and on no file or several. */
export function parse<const T extends Options>(args: readonly string[], options: T): { file: string; values: Parsed<T> } {
  const { values, positionals } = parseStrictly(args, options);
  const [file, ...rest] = positionals;
  if (file === undefined) throw new UsageError('No file was given ("-" reads standard input).');
  if (rest.length > 0) throw new UsageError(`One file is expected, but there is "${rest[0]}" after "${file}".`);
  return { file, values };
}

function parseStrictly<const T extends Options>(args: readonly string[], options: T): { values: Parsed<T>; positionals: string[] } {
  try {
    return parseArgs({ args: joinNegative(args, options), options, allowPositionals: true, strict: true });
  } catch (error) {
    // Node tells first what is wrong and then what to do about it at length.
    const [what = ""] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    throw new UsageError(`${what.replaceAll("'", '"')}.`);
  }
}

/** A value like -100,200 belongs to the option before it, and is no option itself. */
function joinNegative(args: readonly string[], options: Options): string[] {
  return args.reduce<string[]>((joined, arg) => {
    const last = joined.at(-1);
    const takesValue = last?.startsWith("--") === true && options[last.slice(2)]?.type === "string";
    if (takesValue && /^-[\d.]/.test(arg)) joined.splice(-1, 1, `${last}=${arg}`);
    else joined.push(arg);
    return joined;
  }, []);
}

/** A finite number out of a text. Throws a UsageError that names the option. */
export function toNumber(value: string | undefined, option: string): number {
  const number = value === undefined || value.trim() === "" ? NaN : Number(value);
  if (!Number.isFinite(number)) throw new UsageError(`${option}: expected a number, got "${value ?? ""}".`);
  return number;
}

/** X,Y or X,Y,ELEVATION. Throws a UsageError. */
export function toPlace(value: string): { x: number; y: number; elevation: number | null } {
  const parts = value.split(",");
  if (parts.length < 2 || parts.length > 3) throw new UsageError(`--from: expected X,Y or X,Y,ELEVATION, got "${value}".`);
  return {
    x: toNumber(parts[0], "--from"),
    y: toNumber(parts[1], "--from"),
    elevation: parts.length === 3 ? toNumber(parts[2], "--from") : null,
  };
}

/** An attack kind, or undefined where none was given. Throws a UsageError. */
export function toAttackKind(value: string | undefined): AttackKind | undefined {
  return oneOf(value, ATTACK_KINDS, "--attack");
}

/** A ruleset, or undefined where none was given. Throws a UsageError. */
export function toRuleset(value: string | undefined): RulesetId | undefined {
  return oneOf(value, RULESET_IDS, "--ruleset");
}

function oneOf<T extends string>(value: string | undefined, known: readonly T[], option: string): T | undefined {
  if (value === undefined) return undefined;
  const found = known.find((item) => item === value);
  if (found === undefined) throw new UsageError(`${option}: expected one of ${known.join(", ")}, got "${value}".`);
  return found;
}

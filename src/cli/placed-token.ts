import { CONDITIONS, SIZES, TRAITS } from "../core/battlefield/types";
import type { Size } from "../core/battlefield/types";
import { toNumber } from "./arguments";
import { UsageError } from "./errors";

type Json = Readonly<Record<string, unknown>>;

const RANGES = ["darkvision", "blindsight", "blindsense", "tremorsense", "truesight", "scent", "seeInDarkness", "devilsSight"];
const SENSE_FLAGS = ["lowLight", "seeInvisible"];
const NUMBERS = [
  "width", "height", "elevation", "rotation", "bodyHeight", "reach", "disposition", "stealth",
  "lightLeftAt", "lightEnteredAt", "concealment", "unseenMissChance",
];
const FLAGS = ["hidden", "flying", "swimming", "noisy"];
const isOf = (known: readonly string[], key: string): boolean => known.includes(key);

/** Spaces across a creature of a size, where no width is given. */
const WIDTHS: Partial<Record<Size, number>> = { large: 2, huge: 3, gargantuan: 4, colossal: 6, titanic: 8 };

/** What --help says of --token. */
export const TOKEN_HELP = `
  --token ID,X,Y[,KEY=VALUE|FLAG …]
        puts a token on the map, X and Y in pixels; may be repeated. KEY is a sense (${RANGES.join(", ")};
        a range, "infinite" or "unknown"), size, light (BRIGHT/DIM), or ${NUMBERS.join(", ")};
        FLAG is ${[...SENSE_FLAGS, ...FLAGS].join(", ")}, a condition or a trait.`;

/** A token as --token gives it, as members of a snapshot's token. Throws a UsageError. */
export function toToken(text: string): Json {
  const [id = "", x, y, ...rest] = text.split(",").map((part) => part.trim());
  if (id === "" || y === undefined) throw new UsageError(`--token: expected ID,X,Y and what follows, got "${text}".`);
  const senses: Record<string, unknown> = {};
  const token: Record<string, unknown> = {};
  const conditions: string[] = [];
  const traits: string[] = [];
  for (const part of rest) {
    const [key = "", value] = split(part);
    const option = `--token ${id}: ${key}`;
    if (isOf(RANGES, key)) senses[key] = toRange(value, option);
    else if (isOf(NUMBERS, key)) token[key] = toNumber(value, option);
    else if (key === "size") token[key] = toSize(value, option);
    else if (key === "light") token[key] = toLight(value, option);
    else if (value !== undefined) throw new UsageError(`${option}: there is nothing of that name to set.`);
    else if (isOf(SENSE_FLAGS, key)) senses[key] = true;
    else if (isOf(FLAGS, key)) token[key] = true;
    else if (isOf(CONDITIONS, key)) conditions.push(key);
    else if (isOf(TRAITS, key)) traits.push(key);
    else throw new UsageError(`${option}: there is no sense, flag, condition or trait of that name.`);
  }
  const across = WIDTHS[token["size"] as Size];
  return {
    ...(across === undefined ? {} : { width: across, height: across }),
    ...token,
    id,
    x: toNumber(x, `--token ${id}: X`),
    y: toNumber(y, `--token ${id}: Y`),
    senses,
    conditions,
    traits,
  };
}

function split(part: string): readonly [string] | readonly [string, string] {
  const at = part.indexOf("=");
  return at < 0 ? [part] : [part.slice(0, at), part.slice(at + 1)];
}

function toRange(value: string | undefined, option: string): number | "infinite" | null {
  if (value === "infinite") return value;
  return value === "unknown" ? null : toNumber(value, option);
}

function toSize(value: string | undefined, option: string): Size {
  const size = SIZES.find((known) => known === value);
  if (size === undefined) throw new UsageError(`${option}: expected one of ${SIZES.join(", ")}, got "${value ?? ""}".`);
  return size;
}

function toLight(value: string | undefined, option: string): Json {
  const [bright, dim] = (value ?? "").split("/");
  return { bright: toNumber(bright, option), dim: toNumber(dim, option) };
}

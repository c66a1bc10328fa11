import { describeValue } from "../core/battlefield/battlefield-error";
import { Field } from "../core/battlefield/field";
import { readBattlefield } from "../core/battlefield/read-battlefield";
import type { RulesetId } from "../core/battlefield/types";
import { readScene } from "../documents/read-scene";
import type { Io } from "./command";
import { InputError } from "./errors";
import { readJson } from "./json-input";
import { toToken } from "./placed-token";

type Json = Readonly<Record<string, unknown>>;

/** The ruleset of a scene, which names none itself. */
const RULESET_OF_SCENES: RulesetId = "pf1";

/** Members by which a snapshot, or else a scene, is known. */
const OF_SNAPSHOTS = ["version", "ruleset", "scene"];
const OF_SCENES = ["grid", "walls", "lights", "tokens", "regions", "environment", "width"];

/** What the command line adds to the file. */
export interface LoadOptions {
  readonly ruleset: RulesetId | undefined;
  /** Tokens to put on the map, as --token gives them. */
  readonly tokens: readonly string[];
}

/** The field of a file: a snapshot, or a scene as Foundry exports it. Throws an InputError or a BattlefieldError. */
export function loadField(file: string, io: Io, { ruleset, tokens }: LoadOptions): Field {
  const placed = tokens.map(toToken);
  const snapshot = toSnapshot(readJson(file, io));
  const there = snapshot["tokens"];
  return Field.of(
    readBattlefield({
      ...snapshot,
      ...(ruleset === undefined ? {} : { ruleset }),
      tokens: placed.length === 0 || (there !== undefined && !Array.isArray(there)) ? there : [...((there ?? []) as unknown[]), ...placed],
    }),
  );
}

function toSnapshot(data: unknown): Json {
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    throw new InputError(`A snapshot or a scene was expected, got ${describeValue(data)}.`);
  }
  const members = data as Json;
  if (OF_SNAPSHOTS.some((key) => key in members)) return members;
  if (OF_SCENES.some((key) => key in members)) return { version: 1, ruleset: RULESET_OF_SCENES, ...readScene(members) };
  throw new InputError("A snapshot or a scene was expected, got an object with no member of either.");
}

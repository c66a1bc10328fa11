import type { Senses, Token } from "../core/battlefield/types";
import { chosenFlags, flagsOf, idOf } from "./flags";
import { given, numberOf, pick, recordOf, textsOf } from "./json";
import type { Json } from "./json";
import { levelsOf } from "./levels";
import { readCarriedLight } from "./read-light";
import { readSenses } from "./read-senses";

/** What is known of a creature beyond its token: members of a snapshot's token, its senses in part. */
export type CreatureFacts = Partial<Omit<Token, "id" | "x" | "y" | "senses">> & { readonly senses?: Partial<Senses> };

/** What the module keeps on a token, by the snapshot's own names; it goes before what the creature tells. */
const TOKEN_FLAGS = [
  "size", "bodyHeight", "reach", "flying", "swimming", "moved", "noisy", "stealth", "lightLeftAt", "lightEnteredAt",
  "concealment", "unseenMissChance", "givesCover",
];

/** A token document, and what its creature tells, as members of a snapshot's token. */
export function readToken(document: Json, index: number, creature: CreatureFacts, tokens: ReadonlySet<string>): Json {
  const flags = flagsOf(document);
  const { rider } = flags;
  const action = document["movementAction"];
  return {
    ...given({
      ...pick(document, ["name", "x", "y", "width", "height", "rotation", "disposition", "hidden"]),
      elevation: numberOf(document["elevation"]) ?? 0,
      levels: levelsOf(document),
      flying: action === "fly" ? true : undefined,
      swimming: action === "swim" ? true : undefined,
      light: readCarriedLight(document["light"], recordOf(flags["light"])),
    }),
    ...given({ ...creature }),
    ...chosenFlags(flags, TOKEN_FLAGS),
    id: idOf(document, "token", index),
    senses: { ...readSenses(document), ...creature.senses, ...recordOf(flags["senses"]) },
    conditions: union(creature.conditions, flags["conditions"]),
    traits: union(creature.traits, flags["traits"]),
    rider: typeof rider === "string" && tokens.has(rider) ? rider : null,
  };
}

function union(told: readonly string[] | undefined, flagged: unknown): readonly string[] {
  return [...new Set([...(told ?? []), ...textsOf(flagged)])];
}

import { assess, sees } from "../../core/attack/assess";
import type { MayKnow } from "../../core/attack/disclose";
import type { AttackEffect } from "../../core/attack/verdict";
import type { Verdict } from "../../core/attack/verdict";
import type { AttackKind } from "../../core/battlefield/attack-kind";
import type { Body } from "../../core/battlefield/body";
import { DEFAULT_SENSES, DEFAULT_TOKEN } from "../../core/battlefield/defaults";
import type { Field } from "../../core/battlefield/field";
import type { Token } from "../../core/battlefield/types";
import type { Ruleset } from "../../core/rulesets/ruleset";

/** The top-left corner of a space that somebody attacks without seeing anybody there; whole pixels. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** What a guess comes to, whoever stands there: the same for an empty space. */
export type GuessEffect = Pick<AttackEffect, "possible" | "missChance" | "missRolls">;

/** The id of the creature that is thought to be on the space. */
const SOMEBODY = "square";

/**
 * What holds for an attack on a space where nobody is seen: the verdict against a creature of one space that no sense
 * of the attacker finds, in a scene of those tokens alone that may be known. Nothing of who is really there enters it.
 */
export function verdictOnSquare(field: Field, ruleset: Ruleset, attackerId: string, square: Square, kind: AttackKind, mayKnow: MayKnow): Verdict {
  const attacker = field.token(attackerId);
  const somebody: Token = { ...DEFAULT_TOKEN, id: SOMEBODY, ...square, elevation: attacker.elevation, levels: attacker.levels, conditions: ["invisible"] };
  const known = field.battlefield.tokens.filter(({ id }) => id !== attackerId && mayKnow(id));
  const tokens = [...known, { ...attacker, senses: DEFAULT_SENSES }, somebody];
  return assess(field.with({ tokens }), ruleset, { attacker: attackerId, target: SOMEBODY, kind });
}

/** The public part of a verdict on a space. */
export function effectOnSquare({ attack }: Verdict): GuessEffect {
  return { possible: attack.possible, missChance: attack.missChance, missRolls: attack.missRolls };
}

/**
 * The id of whoever stands on a space and could be struck there, or null: the living before the dead, whom the attacker
 * does not see before whom it sees, then who is nearest in height.
 */
export function whoIsOn(field: Field, ruleset: Ruleset, attackerId: string, square: Square): string | null {
  const attacker = field.body(attackerId);
  const half = field.scene.grid.size / 2;
  const centre = { x: square.x + half, y: square.y + half };
  const stands = ({ spaces }: Body): boolean =>
    spaces.some((space) => Math.abs(space.centre.x - centre.x) < half && Math.abs(space.centre.y - centre.y) < half);
  const dead = ({ token }: Body): boolean => token.conditions.includes("dead");
  const rank = (body: Body): readonly number[] => [
    Number(dead(body)),
    Number(isPlainlySeen(field, ruleset, attackerId, body.token)),
    Math.abs(body.bottom - attacker.bottom),
  ];
  const found = field.bodies
    .filter((body) => body.token.id !== attackerId && stands(body))
    .map((body) => ({ id: body.token.id, rank: rank(body) }))
    .sort((a, b) => a.rank.map((value, i) => value - (b.rank[i] ?? 0)).find((difference) => difference !== 0) ?? 0);
  return found[0]?.id ?? null;
}

/** Whether an attacker sees somebody, so that there is nothing to guess; what the game master hides is never seen. */
export function isPlainlySeen(field: Field, ruleset: Ruleset, attackerId: string, target: Token): boolean {
  return !target.hidden && sees(field, ruleset, attackerId, target.id);
}

/** How a space is written in answers, in the place of a token's uuid. */
export function squareKey(sceneId: string, { x, y }: Square): string {
  return `Scene.${sceneId}.Square.${x},${y}`;
}

/** The space of a key's last part, or null where it is an id. */
export function squareOf(part: string): Square | null {
  const match = /^(-?\d+),(-?\d+)$/.exec(part);
  return match === null ? null : { x: Number(match[1]), y: Number(match[2]) };
}

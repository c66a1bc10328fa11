import type { MayKnow } from "../../core/attack/disclose";
import type { Field } from "../../core/battlefield/field";
import type { Token } from "../../core/battlefield/types";

/** Whether one token perceives another well enough to name it. */
export type Sees = (observer: Token, target: Token) => boolean;

/**
 * What the players at large may know of a scene, for a message that everybody receives: tokens that an onlooker sees,
 * never hidden ones; no secret door; lights, regions and other walls are in plain view.
 * @param onlookers The attacker, when players own it; else every token that players own.
 */
export function publicKnowledge(field: Field, onlookers: readonly Token[], sees: Sees): MayKnow {
  const own = new Set(onlookers.map((token) => token.id));
  const secretDoors = new Set(field.battlefield.walls.filter((wall) => wall.door === 2).map((wall) => wall.id));
  const known = new Map<string, boolean>();
  const decide = (id: string): boolean => {
    if (own.has(id)) return true;
    if (secretDoors.has(id)) return false;
    if (!field.has(id)) return true;
    const target = field.token(id);
    return !target.hidden && onlookers.some((observer) => sees(observer, target));
  };
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const now = decide(id);
    known.set(id, now);
    return now;
  };
}

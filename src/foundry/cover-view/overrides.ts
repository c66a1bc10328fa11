import type { Overrides } from "../../core/attack/assess";
import { COVER_GRADES, type CoverGrade } from "../../core/battlefield/types";
import { recordOf } from "../../documents/json";
import { MODULE_ID } from "../module-id";
import { getSetting, setSetting } from "../settings/settings";

/** In the place of an attacker's id: whoever attacks. */
export const ANYBODY = "anybody";

/** Flag of the scene that holds the grades by pair; only game masters may write on a scene. */
const FLAG = "coverDecided";

/**
 * What the game master decided for an attack, as Question takes it: for the pair, else for the target whoever attacks.
 * What concerns a hidden token is known to the game master's own browser alone.
 */
export function overridesFor(scene: Scene, attackerId: string, targetId: string): Overrides {
  const grade = decidedFor(scene, attackerId, targetId) ?? decidedFor(scene, ANYBODY, targetId);
  return grade === null ? {} : { cover: grade };
}

/** The grade that the game master decided for exactly this pair, or null. */
export function decidedFor(scene: Scene, attackerId: string, targetId: string): CoverGrade | null {
  const key = keyOf(attackerId, targetId);
  const own = game.user.isGM ? getSetting("coverDecided")[secretKey(scene, key)] : undefined;
  const flags = recordOf(recordOf(recordOf(scene._source.flags)[MODULE_ID])[FLAG]);
  return gradeOf(own) ?? gradeOf(flags[key]);
}

/** Decides the cover of a pair until it is cleared; null leaves it to the map again. Game masters only. */
export async function decideCover(scene: Scene, attackerId: string, targetId: string, grade: CoverGrade | null): Promise<void> {
  if (!game.user.isGM) throw new Error("decideCover: only a game master decides");
  const key = keyOf(attackerId, targetId);
  const secret = [attackerId, targetId].some((id) => scene.tokens.get(id)?.hidden === true);
  const { [secretKey(scene, key)]: before, ...others } = getSetting("coverDecided");
  if (secret && grade !== null) await setSetting("coverDecided", { ...others, [secretKey(scene, key)]: grade });
  else if (before !== undefined) await setSetting("coverDecided", others);
  const open = secret ? null : grade;
  const flags = recordOf(recordOf(recordOf(scene._source.flags)[MODULE_ID])[FLAG]);
  if (gradeOf(flags[key]) !== open) await scene.update({ [`flags.${MODULE_ID}.${FLAG}.${key}`]: open });
}

function keyOf(attackerId: string, targetId: string): string {
  return `${attackerId}-${targetId}`;
}

function secretKey(scene: Scene, key: string): string {
  return `${scene.id ?? ""}-${key}`;
}

function gradeOf(value: unknown): CoverGrade | null {
  return COVER_GRADES.find((grade) => grade === value) ?? null;
}

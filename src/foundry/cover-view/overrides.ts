import type { Overrides } from "../../core/attack/assess";
import { COVER_GRADES, type CoverGrade } from "../../core/battlefield/types";
import { recordOf, type Json } from "../../documents/json";
import { decideSecretly, secretCover } from "../cover-decided/secret-cover";
import { MODULE_ID } from "../module-id";

/** In the place of an attacker's id: whoever attacks. */
export const ANYBODY = "anybody";

/** Flag of the scene that holds the grades by pair; only game masters may write on a scene. */
const FLAG = "coverDecided";

/**
 * What the game master decided for an attack, as Question takes it: for the pair, else for the target whoever attacks.
 * What concerns a hidden token is in no document: the browsers of the game masters who are there know it.
 */
export function overridesFor(scene: Scene, attackerId: string, targetId: string): Overrides {
  const grade = decidedFor(scene, attackerId, targetId) ?? decidedFor(scene, ANYBODY, targetId);
  return grade === null ? {} : { cover: grade };
}

/** The grade that the game master decided for exactly this pair, or null. */
export function decidedFor(scene: Scene, attackerId: string, targetId: string): CoverGrade | null {
  const key = keyOf(attackerId, targetId);
  return secretCover(scene, key) ?? gradeOf(flagsOf(scene)[key]);
}

/** Decides the cover of a pair until it is cleared; null leaves it to the map again. Game masters only. */
export async function decideCover(scene: Scene, attackerId: string, targetId: string, grade: CoverGrade | null): Promise<void> {
  if (!game.user.isGM) throw new Error("decideCover: only a game master decides");
  const key = keyOf(attackerId, targetId);
  const secret = [attackerId, targetId].some((id) => scene.tokens.get(id)?.hidden === true);
  if (secret && grade !== null) await decideSecretly(scene, key, grade);
  else if (secretCover(scene, key) !== null) await decideSecretly(scene, key, null);
  const open = secret ? null : grade;
  if (gradeOf(flagsOf(scene)[key]) !== open) await scene.update({ [`flags.${MODULE_ID}.${FLAG}.${key}`]: open });
}

function flagsOf(scene: Scene): Json {
  return recordOf(recordOf(recordOf(scene._source.flags)[MODULE_ID])[FLAG]);
}

function keyOf(attackerId: string, targetId: string): string {
  return `${attackerId}-${targetId}`;
}

function gradeOf(value: unknown): CoverGrade | null {
  return COVER_GRADES.find((grade) => grade === value) ?? null;
}

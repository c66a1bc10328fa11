import { assess, type Question } from "../core/attack/assess";
import { discloseVerdict } from "../core/attack/disclose";
import type { Verdict } from "../core/attack/verdict";
import type { Receipt } from "../core/plan/plan";
import type { Battlefield, CoverGrade } from "../core/battlefield/types";
import { illuminate } from "../core/light/illuminate";
import type { Illumination } from "../core/light/illumination";
import type { Perception } from "../core/senses/perception";
import { beginAttack, controlledToken } from "./attack/begin";
import { knownToUser } from "./attack/knowledge";
import { ANYBODY, decideCover, overridesFor } from "./cover-view/overrides";
import { rollAttack, type OwnAttack } from "./attack/roll-attack";
import { fieldOf } from "./read/fields";
import { restoreEverything } from "./cleanup";
import { tableRuleset } from "./settings/table";
import { applyWallPreset, undoChange } from "./walls/apply-preset";

/** What other modules and macros may ask of this one: `game.modules.get("grit-and-gloom").api`. */
export interface Api {
  /**
   * What holds for one token against another of the same scene, as this user may know it.
   * Throws a RangeError that names a token that is not there.
   */
  assess(attacker: TokenDocument, target: TokenDocument, options?: Partial<Pick<Question, "kind" | "from">>): Verdict;
  /** The light on a token for an observer, or for plain eyes, as this user may know it. */
  light(token: TokenDocument, observer?: TokenDocument): Illumination;
  /** How one token perceives another of the same scene, as this user may know it. */
  perceive(observer: TokenDocument, target: TokenDocument): Perception;
  /** The scene as plain data, in the format of the command line; game masters only. */
  snapshot(scene: Scene): Battlefield;
  /** Opens the attack dialog for a token, or for the controlled one. */
  attack(attacker?: TokenDocument, formula?: string): Promise<void>;
  /** Rolls an attack without a dialog. */
  rollAttack(attack: OwnAttack): Promise<ChatMessage | undefined>;
  /**
   * Decides the cover of a target from one attacker, or from anybody (null), until it is decided anew; null leaves it to
   * the map. Game masters only.
   */
  decideCover(attacker: TokenDocument | null, target: TokenDocument, grade: CoverGrade | null): Promise<void>;
  /**
   * Makes walls of a kind by name ("arrow-slit", "window", "portcullis", "low-wall", "hedge", "barricade"); gives the
   * receipt. Throws a RangeError that names the kinds. Game masters only.
   */
  applyWallPreset(walls: readonly WallDocument[], preset: string): Promise<Receipt>;
  /** Puts back one change by the id of its receipt; false where there is none. Game masters only. */
  undoChange(receiptId: string): Promise<boolean>;
  /** Puts back everything that the module changed in documents; game masters only. */
  restoreEverything(): Promise<number>;
}

/** The module's public functions. */
export const api: Api = {
  assess(attacker, target, options = {}) {
    const scene = attacker.parent;
    if (scene === null || target.parent?.id !== scene.id) throw new RangeError("assess: attacker and target must stand on the same scene");
    const field = fieldOf(scene);
    const ids = { attacker: attacker.id ?? "", target: target.id ?? "" };
    const override = overridesFor(scene, ids.attacker, ids.target);
    const question: Question = { ...ids, kind: options.kind ?? "melee", override, ...(options.from === undefined ? {} : { from: options.from }) };
    return discloseVerdict(assess(field, tableRuleset(), question), knownToUser(field, scene));
  },
  light(token, observer) {
    const scene = token.parent;
    if (scene === null || (observer !== undefined && observer.parent?.id !== scene.id)) throw new RangeError("light: token and observer must stand on the same scene");
    const field = fieldOf(scene);
    const mayKnow = knownToUser(field, scene);
    const { level, share, ambient, sources } = illuminate(field, tableRuleset().light, observer === undefined ? null : field.token(observer.id ?? ""), field.body(token.id ?? ""));
    return { level, share, ambient, sources: sources.filter(({ id }) => mayKnow(id)) };
  },
  perceive: (observer, target) => api.assess(observer, target, { kind: "ranged" }).perception,
  snapshot(scene) {
    if (!game.user.isGM) throw new Error("snapshot: only a game master may read a whole scene");
    return fieldOf(scene).battlefield;
  },
  attack: (attacker, formula) => beginAttack(attacker ?? controlledToken(), formula),
  rollAttack,
  async decideCover(attacker, target, grade) {
    if (target.parent === null || target.id === null) throw new RangeError("decideCover: the target must stand on a scene");
    await decideCover(target.parent, attacker?.id ?? ANYBODY, target.id, grade);
  },
  applyWallPreset,
  undoChange,
  restoreEverything,
};

import { assess, type Question } from "../core/attack/assess";
import { discloseVerdict } from "../core/attack/disclose";
import type { Verdict } from "../core/attack/verdict";
import type { Battlefield } from "../core/battlefield/types";
import { beginAttack, controlledToken } from "./attack/begin";
import { knownToUser } from "./attack/knowledge";
import { rollAttack, type OwnAttack } from "./attack/roll-attack";
import { fieldOf } from "./read/fields";
import { restoreEverything } from "./cleanup";
import { tableRuleset } from "./settings/table";

/** What other modules and macros may ask of this one: `game.modules.get("grit-and-gloom").api`. */
export interface Api {
  /**
   * What holds for one token against another of the same scene, as this user may know it.
   * Throws a RangeError that names a token that is not there.
   */
  assess(attacker: TokenDocument, target: TokenDocument, options?: Partial<Pick<Question, "kind" | "from">>): Verdict;
  /** The scene as plain data, in the format of the command line; game masters only. */
  snapshot(scene: Scene): Battlefield;
  /** Opens the attack dialog for a token, or for the controlled one. */
  attack(attacker?: TokenDocument, formula?: string): Promise<void>;
  /** Rolls an attack without a dialog. */
  rollAttack(attack: OwnAttack): Promise<ChatMessage | undefined>;
  /** Puts back everything that the module changed in documents; game masters only. */
  restoreEverything(): Promise<number>;
}

/** The module's public functions. */
export const api: Api = {
  assess(attacker, target, options = {}) {
    const scene = attacker.parent;
    if (scene === null || target.parent?.id !== scene.id) throw new RangeError("assess: attacker and target must stand on the same scene");
    const field = fieldOf(scene);
    const question: Question = { attacker: attacker.id ?? "", target: target.id ?? "", kind: options.kind ?? "melee", ...(options.from === undefined ? {} : { from: options.from }) };
    return discloseVerdict(assess(field, tableRuleset(), question), knownToUser(field, scene));
  },
  snapshot(scene) {
    if (!game.user.isGM) throw new Error("snapshot: only a game master may read a whole scene");
    return fieldOf(scene).battlefield;
  },
  attack: (attacker, formula) => beginAttack(attacker ?? controlledToken(), formula),
  rollAttack,
  restoreEverything,
};

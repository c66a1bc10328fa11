import type { Creature, CreatureAttack } from "../../world/creature";
import { sizeModifier } from "./sizes";

type Data = Record<string, unknown>;

const TYPES = { melee: "mwak", reach: "mwak", ranged: "rwak" } as const;

/**
 * A weapon of a creature with its one action. The neutral record gives the whole attack bonus; what base attack, ability
 * and size do not explain is the action's own.
 */
export function actionItem(creature: Creature, attack: CreatureAttack, id: string, size: string): Data {
  const ability = attack.kind === "ranged" ? "dex" : "str";
  const modifier = Math.floor((creature.abilities[ability] - 10) / 2);
  const rest = attack.bonus - creature.level - modifier - sizeModifier(size);
  const touch = creature.traits.includes("incorporeal");
  return {
    _id: id,
    type: creature.type === "animal" ? "attack" : "weapon",
    name: attack.name,
    img: attack.kind === "ranged" ? "icons/svg/target.svg" : "icons/svg/sword.svg",
    system: {
      subType: creature.type === "animal" ? "natural" : "martial",
      weaponSubtype: attack.kind === "ranged" ? "ranged" : "1h",
      properties: { rch: attack.kind === "reach" },
      hardness: 10,
      hp: { value: 5, max: 5 },
      material: { normal: { value: "steel" }, addon: [] },
      actions: [
        {
          _id: id.toLowerCase().replace(/^./, "x"),
          name: "Attack",
          actionType: TYPES[attack.kind],
          touch,
          attackBonus: rest === 0 ? "" : String(rest),
          // The damage of the neutral record has the ability in it already.
          ability: { attack: ability, damage: "", critRange: attack.threat ?? 20, critMult: attack.multiplier ?? 2 },
          range: attack.kind === "ranged" ? { units: "ft", value: String(attack.range), maxIncrements: 10 } : { units: attack.kind, value: "" },
          damage: { parts: [{ formula: attack.damage, types: [attack.damageType] }] },
          extraAttacks: { formula: creature.level >= 6 ? ["-5"] : [] },
        },
      ],
    },
  };
}

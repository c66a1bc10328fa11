import type { Roll } from "../../client/host/dice/roll";
import type { Host } from "../../client/host/host";
import type { Plain } from "../../shared/object-paths";
import type { ActorPF } from "./actor";
import type { D20RollPF, PfDice } from "./dice";
import type { Pf1Form } from "./form";
import type { ItemPF } from "./item";
import { sizeModifier } from "./sizes";

/** An action's stored data, as far as the double plays it (systems.md 2.2; field names of 11.x). */
export interface ActionData {
  readonly _id: string;
  readonly name: string;
  readonly actionType: string;
  readonly touch?: boolean;
  readonly attackBonus?: string;
  readonly extraAttacks?: { readonly formula?: readonly string[] };
  readonly ability: { readonly attack?: string; readonly damage?: string; readonly critRange?: number; readonly critMult?: number };
  readonly range: { readonly units: string; readonly value?: string; readonly maxIncrements?: number };
  readonly damage: { readonly parts: readonly { readonly formula: string; readonly types: readonly string[] }[] };
}

/** An action of an item: its data stand on it in 11.x, under `data` in 10.x. */
export interface ItemAction {
  readonly id: string;
  readonly name: string;
  readonly item: ItemPF;
  readonly actor: ActorPF | null;
  readonly source: ActionData;
  getRollData(): Plain;
  rollAttack(options: { data: Plain; bonus?: string | null; extraParts?: readonly string[] }): Promise<D20RollPF>;
  rollDamage(options: { data: Plain; extraParts?: readonly string[]; critical?: boolean }): Promise<Roll[]>;
}

/** Makes an action. Follows pf1 module/components/action.mjs (rollAttack, rollDamage and their hooks). */
export function itemAction(host: Host, dice: PfDice, item: ItemPF, source: ActionData, form: Pf1Form): ItemAction {
  const actor = item.actor as ActorPF | null;
  const self: ItemAction = {
    id: source._id,
    name: source.name,
    item,
    actor,
    source,
    getRollData: () => ({ ...(actor?.getRollData() ?? {}), item: item.system, action: source }),

    async rollAttack({ data, bonus = null, extraParts = [] }) {
      const config = { skipDialog: true };
      const rollOptions: Plain = { critical: source.ability.critRange ?? 20 };
      const parts = [...attackParts(data, source), ...(bonus ? [bonus] : []), ...extraParts];
      host.Hooks.callAll("pf1PreAttackRoll", self, config, data, rollOptions, parts, []);
      const roll = new dice.D20RollPF(["1d20", ...parts].join(" + "), data, rollOptions);
      await roll.evaluate();
      host.Hooks.callAll("pf1AttackRoll", self, roll, config);
      return roll;
    },

    async rollDamage({ data, extraParts = [], critical = false }) {
      const rolls: Roll[] = [];
      for (const [index, { formula, types }] of source.damage.parts.entries()) {
        const parts = [formula, ...abilityPart(data, source), ...(index === 0 ? extraParts : [])];
        host.Hooks.callAll("pf1PreDamageRoll", self, data, parts, []);
        const roll = new dice.DamageRoll(parts.join(" + "), data, { types, critical });
        rolls.push(await roll.evaluate());
      }
      return rolls;
    },
  };
  return form === 10 ? Object.assign(self, { data: source }) : Object.assign(self, { actionType: source.actionType, touch: source.touch === true, ability: source.ability, range: source.range, damage: source.damage });
}

/** Base attack, ability, size and the action's own bonus, each with the flavour that the formula shows. */
function attackParts(data: Plain, source: ActionData): string[] {
  const { attributes, abilities, traits } = data as unknown as { attributes: { bab: { total: number } }; abilities: Record<string, { mod: number }>; traits: { size: { base: string } | string } };
  const ability = abilities[source.ability.attack ?? "str"]?.mod ?? 0;
  const size = sizeModifier(typeof traits.size === "string" ? traits.size : traits.size.base);
  const parts: [number | string, string][] = [[attributes.bab.total, "BAB"], [ability, "Ability"], [size, "Size"], [source.attackBonus ?? "", "Bonus"]];
  return parts.filter(([value]) => value !== 0 && value !== "" && value !== "0").map(([value, label]) => `${value}[${label}]`);
}

function abilityPart(data: Plain, source: ActionData): string[] {
  const key = source.ability.damage;
  const mod = key ? (data["abilities"] as Record<string, { mod: number }>)[key]?.mod : undefined;
  return mod ? [`${mod}[Ability]`] : [];
}

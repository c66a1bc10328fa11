import type { Host } from "../../client/host/host";
import type { StatusEffect } from "../../client/host/data/status-effects";

/** Status ids of pf1's condition registry, each with the core icon that comes nearest. */
const CONDITIONS: Readonly<Record<string, string>> = {
  bleed: "blood", blind: "blind", confused: "daze", cowering: "terror", dazed: "daze", dazzled: "sun", deaf: "deaf", dead: "skull",
  disabled: "degen", dying: "degen", entangled: "net", exhausted: "downgrade", fatigued: "downgrade", flatFooted: "downgrade",
  frightened: "terror", grappled: "net", helpless: "paralysis", incorporeal: "aura", invisible: "invisible", nauseated: "poison",
  panicked: "terror", paralyzed: "paralysis", petrified: "statue", pinned: "net", prone: "falling", shaken: "terror", sickened: "poison",
  sleep: "sleep", squeezing: "trap", stable: "regen", staggered: "daze", stunned: "stoned", unconscious: "unconscious",
};

/** Conditions that take the Dexterity bonus to armour class away (`changeFlags.loseDexToAC` in the real system). */
export const LOSE_DEX: ReadonlySet<string> = new Set(["blind", "cowering", "flatFooted", "helpless", "paralyzed", "petrified", "pinned", "sleep", "stunned", "unconscious"]);

/** Puts pf1's conditions where core's statuses were, in the form of the generation. */
export function registerStatuses(host: Host): void {
  const list = Object.entries(CONDITIONS).map(([id, icon]): StatusEffect => ({ id, name: `PF1.Condition.${id}`, img: `icons/svg/${icon}.svg` }));
  const all = host.CONFIG["statusEffects"] as StatusEffect[] | Record<string, StatusEffect>;
  if (Array.isArray(all)) all.splice(0, all.length, ...list);
  else {
    for (const id of Object.keys(all)) Reflect.deleteProperty(all, id);
    for (const status of list) all[status.id] = status;
  }
}

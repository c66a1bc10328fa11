import type { Generation } from "../../../shared/world-source";

/** A status that tokens may have; follows CONFIG.StatusEffect (client/config.d.mts). */
export interface StatusEffect {
  id: string;
  name: string;
  img: string;
  [field: string]: unknown;
}

const IDS = [
  ["dead", "skull"], ["unconscious", "unconscious"], ["sleep", "sleep"], ["stun", "daze"], ["prone", "falling"], ["restrain", "net"],
  ["paralysis", "paralysis"], ["fly", "wing"], ["blind", "blind"], ["deaf", "deaf"], ["silence", "silenced"], ["fear", "terror"],
  ["burning", "fire"], ["frozen", "frozen"], ["shock", "lightning"], ["corrode", "acid"], ["bleeding", "blood"], ["disease", "biohazard"],
  ["poison", "poison"], ["curse", "sun"], ["regen", "regen"], ["degen", "degen"], ["hover", "wingfoot"], ["burrow", "mole"],
  ["upgrade", "upgrade"], ["downgrade", "downgrade"], ["invisible", "invisible"], ["target", "target"], ["eye", "eye"], ["bless", "angel"],
] as const;

export function coreStatuses(): StatusEffect[] {
  return IDS.map(([id, icon]) => ({ id, name: `EFFECT.Status${id[0]?.toUpperCase() ?? ""}${id.slice(1)}`, img: `icons/svg/${icon}.svg` }));
}

/** CONFIG.statusEffects: an array in 13, in 14 a record by id that still answers as an array would (#13122). */
export function statusEffects(generation: Generation): StatusEffect[] | Record<string, StatusEffect> {
  const list = coreStatuses();
  if (generation < 14) return list;
  return arrayLike(Object.fromEntries(list.map((status) => [status.id, status])));
}

/** A record by id with an array's reading and pushing; indices and `length` are computed. */
function arrayLike(record: Record<string, StatusEffect>): Record<string, StatusEffect> {
  const methods: Record<string, unknown> = {
    push: (...added: StatusEffect[]) => {
      for (const status of added) record[status.id] = status;
      return Object.keys(record).length;
    },
  };
  return new Proxy(record, {
    get(target, key, receiver): unknown {
      if (typeof key === "string" && Object.hasOwn(target, key)) return target[key];
      if (key === "length") return Object.keys(target).length;
      if (typeof key === "string" && /^\d+$/.test(key)) return Object.values(target)[Number(key)];
      if (typeof key === "string" && key in methods) return methods[key];
      const list = Object.values(target) as unknown as Record<string | symbol, unknown>;
      const member = list[key];
      return typeof member === "function" ? (member.bind(list) as unknown) : Reflect.get(target, key, receiver);
    },
  });
}

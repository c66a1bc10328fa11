import { getProperty } from "../shared/object-paths";
import type { Actor } from "../client/host/documents/actor";

/** Rows of the sheet: i18n key and value. */
export type Facts = readonly { readonly label: string; readonly value: string }[];

/** Where the four systems keep hit points and defence; the first path that holds something counts. */
const HP = ["attributes.hp", "resources.health", "hitPoints"] as const;
const DEFENCE = ["attributes.ac.normal.total", "attributes.ac.value", "defences.precision.value", "armorClass.value"] as const;
const SENSES = ["traits.senses", "attributes.senses.ranges", "senses"] as const;

/** What matters of an actor in a fight, in words. */
export function factsOf(actor: Actor): Facts {
  const first = (paths: readonly string[]): unknown => paths.map((path) => getProperty(actor.system, path)).find((value) => value !== undefined);
  const hp = first(HP) as { value?: number; max?: number } | undefined;
  const defence = first(DEFENCE);
  const rows = [
    { label: "PLAYSYSTEM.HP", value: hp === undefined ? "" : `${hp.value ?? "?"} / ${hp.max ?? "?"}` },
    { label: "PLAYSYSTEM.Defence", value: typeof defence === "number" ? String(defence) : "" },
    { label: "PLAYSYSTEM.Senses", value: sensesText(first(SENSES)) },
    { label: "PLAYSYSTEM.Statuses", value: [...actor.statuses.keys()].join(", ") },
  ];
  return rows.filter(({ value }) => value !== "");
}

/** The senses that are there: numbers, objects with `total`, `value` or `enabled`, switches. */
function sensesText(senses: unknown): string {
  if (typeof senses !== "object" || senses === null) return "";
  return Object.entries(senses).flatMap(([key, sense]) => senseText(key, sense) ?? []).join(", ");
}

function senseText(key: string, sense: unknown): string | null {
  if (sense === true) return key;
  if (typeof sense === "number") return sense > 0 ? `${key} ${sense}` : null;
  const { total, value, enabled } = (sense ?? {}) as { total?: number; value?: number; enabled?: boolean };
  const range = total ?? value ?? 0;
  if (range > 0) return `${key} ${range}`;
  return enabled === true ? key : null;
}

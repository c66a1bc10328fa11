import type { Region, RegionEffect } from "../../core/battlefield/types";
import { I18N_ROOT } from "../module-id";

/** How an area is drawn: its sign, and the slope of its hatching in degrees. */
interface AreaLook {
  readonly sign: string;
  readonly colour: number;
  readonly slope: number;
}

const LOOKS: Readonly<Partial<Record<RegionEffect["kind"], AreaLook>>> = {
  obscurement: { sign: "≋", colour: 0xc9d4da, slope: 45 },
  ambient: { sign: "☾", colour: 0xd8b25a, slope: 0 },
  cover: { sign: "▣", colour: 0x8fbf6a, slope: 90 },
  water: { sign: "≈", colour: 0x5fa8c8, slope: 135 },
};

/** The look of the first effect of an area that the module gives it, or null for an area of others. */
export function lookOf(region: Region): AreaLook | null {
  for (const { kind } of region.effects) {
    const look = LOOKS[kind];
    if (look !== undefined) return look;
  }
  return null;
}

/** What an area does, and between which elevations, in words. */
export function labelOf(region: Region, units: string): string {
  const what = region.effects.flatMap((effect) => effectText(effect, units));
  const { bottom, top } = region.elevation;
  return [...what, ...spanText(bottom, top, units)].join("\n");
}

function spanText(bottom: number | null, top: number | null, units: string): string[] {
  const data = { bottom: numberText(bottom ?? 0), top: numberText(top ?? 0), units };
  if (bottom !== null && top !== null) return [game.i18n.format(`${I18N_ROOT}.Area.Between`, data)];
  if (top !== null) return [game.i18n.format(`${I18N_ROOT}.Area.UpTo`, data)];
  return bottom === null ? [] : [game.i18n.format(`${I18N_ROOT}.Area.From`, data)];
}

function effectText(effect: RegionEffect, units: string): string[] {
  const term = (key: string): string => game.i18n.localize(`${I18N_ROOT}.Term.${key}`);
  const sign = LOOKS[effect.kind]?.sign ?? "";
  switch (effect.kind) {
    case "obscurement": {
      const what = game.i18n.format(`${I18N_ROOT}.Area.Obscurement`, { density: term(`density.${effect.density}`) });
      const { beyond } = effect;
      return [
        [`${sign} ${what}`, ...chanceText(effect.missChance)].join(" "),
        ...(beyond === undefined ? [] : [[game.i18n.format(`${I18N_ROOT}.Area.Beyond`, { distance: numberText(beyond.distance), units }), ...chanceText(beyond.missChance)].join(" ")]),
      ];
    }
    case "ambient":
      return [`${sign} ${term(`level.${effect.level}`)}`];
    case "cover":
      return [`${sign} ${term(`cover.${effect.grade}`)}`];
    case "water":
      return [`${sign} ${game.i18n.localize(`${I18N_ROOT}.Area.Water`)}`];
    case "darkness":
      return [];
  }
}

function chanceText(chance: number | undefined): string[] {
  return chance === undefined ? [] : [game.i18n.format(`${I18N_ROOT}.Card.Percent`, { value: numberText(chance) })];
}

function numberText(value: number): string {
  return value.toLocaleString(game.i18n.lang, { maximumFractionDigits: 1 });
}

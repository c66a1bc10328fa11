import { StatusWindow } from "../apps/status-window";
import { I18N_ROOT, MODULE_ID } from "../module-id";
import { EffectsWindow } from "../sheets/effects-window";
import { NumbersWindow } from "./numbers-window";

/** The texts of a window that opens from the settings, by its part of the language files. */
const texts = (part: "Status" | "Effects" | "Numbers", hint: string): { name: string; label: string; hint: string } => ({
  name: `${I18N_ROOT}.${part}.Title`,
  label: `${I18N_ROOT}.${part}.Open`,
  hint,
});

/** The windows that open from Foundry's settings; the restricted ones for game masters alone. */
const MENUS = {
  status: { ...texts("Status", `${I18N_ROOT}.Status.Hint`), icon: "fa-solid fa-stethoscope", type: StatusWindow, restricted: false },
  effects: { ...texts("Effects", `${I18N_ROOT}.Effects.Hint`), icon: "fa-solid fa-mask", type: EffectsWindow, restricted: true },
  numbers: { ...texts("Numbers", `${I18N_ROOT}.Numbers.Unchecked`), icon: "fa-solid fa-calculator", type: NumbersWindow, restricted: true },
} as const;

/** Registers the module's windows in Foundry's settings; call in `init`. */
export function registerMenus(): void {
  for (const [key, menu] of Object.entries(MENUS)) game.settings?.registerMenu(MODULE_ID, key, menu);
}

import { StatusWindow } from "../apps/status-window";
import { EffectsWindow } from "../sheets/effects-window";
import { I18N_ROOT, MODULE_ID } from "../module-id";
import { NumbersWindow } from "./numbers-window";

/** Registers the module's windows in Foundry's settings; call in `init`. */
export function registerMenus(): void {
  game.settings?.registerMenu(MODULE_ID, "status", {
    name: `${I18N_ROOT}.Status.Title`,
    label: `${I18N_ROOT}.Status.Open`,
    hint: `${I18N_ROOT}.Status.Hint`,
    icon: "fa-solid fa-stethoscope",
    type: StatusWindow,
    restricted: false,
  });
  game.settings?.registerMenu(MODULE_ID, "effects", {
    name: `${I18N_ROOT}.Effects.Title`,
    label: `${I18N_ROOT}.Effects.Open`,
    hint: `${I18N_ROOT}.Effects.Hint`,
    icon: "fa-solid fa-mask",
    type: EffectsWindow,
    restricted: true,
  });
  game.settings?.registerMenu(MODULE_ID, "numbers", {
    name: `${I18N_ROOT}.Numbers.Title`,
    label: `${I18N_ROOT}.Numbers.Open`,
    hint: `${I18N_ROOT}.Numbers.Unchecked`,
    icon: "fa-solid fa-calculator",
    type: NumbersWindow,
    restricted: true,
  });
}

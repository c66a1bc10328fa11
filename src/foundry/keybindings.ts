import { beginAttack, controlledToken } from "./attack/begin";
import { toggleCoverMap } from "./cover-view/cover-map";
import { I18N_ROOT, MODULE_ID } from "./module-id";
import { guarded } from "./report";

/** Registers the module's keys; call in `init`. */
export function registerKeybindings(): void {
  game.keybindings?.register(MODULE_ID, "attack", {
    name: `${I18N_ROOT}.Key.Attack.Name`,
    hint: `${I18N_ROOT}.Key.Attack.Hint`,
    // The types want the enumeration's member; Foundry's own documentation gives its value.
    editable: [{ key: "KeyA", modifiers: ["Shift" as never] }],
    onDown: () => {
      guarded("attack", () => beginAttack(controlledToken()))();
      return true;
    },
  });
  game.keybindings?.register(MODULE_ID, "coverMap", {
    name: `${I18N_ROOT}.Key.CoverMap.Name`,
    hint: `${I18N_ROOT}.Key.CoverMap.Hint`,
    editable: [{ key: "KeyC", modifiers: ["Shift" as never] }],
    onDown: () => {
      guarded("cover", toggleCoverMap)();
      return true;
    },
  });
}

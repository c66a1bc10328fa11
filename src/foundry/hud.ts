import { beginAttack } from "./attack/begin";
import { I18N_ROOT, MODULE_ID } from "./module-id";
import { guarded } from "./report";

/** Adds the attack button to the token HUD, for whoever owns the token. */
export function addHudButton(app: { readonly document?: TokenDocument }, element: HTMLElement): void {
  const token = app.document;
  const column = element.querySelector(".col.right");
  if (token?.isOwner !== true || column === null || column.querySelector(`.${MODULE_ID}`) !== null) return;
  const label = game.i18n.localize(`${I18N_ROOT}.Hud.Attack`);
  const button = element.ownerDocument.createElement("button");
  button.type = "button";
  button.className = `control-icon ${MODULE_ID}`;
  button.dataset.tooltip = label;
  button.setAttribute("aria-label", label);
  button.innerHTML = '<i class="fa-solid fa-crosshairs" aria-hidden="true"></i>';
  button.addEventListener("click", guarded("attack", () => beginAttack(token)));
  column.append(button);
}

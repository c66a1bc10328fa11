import { decideCoverOf } from "./apps/cover-dialog";
import { beginAttack } from "./attack/begin";
import { DeskWindow } from "./guess/desk-window";
import { isOutlined, toggleOutlined } from "./guess/outline";
import { HideWindow } from "./hide/hide-window";
import { I18N_ROOT, MODULE_ID } from "./module-id";
import { guarded } from "./report";

/** A button of the module around a token. */
interface HudButton {
  /** Name of its text under GRITGLOOM.Hud. */
  readonly text: string;
  readonly icon: string;
  readonly visible: (token: TokenDocument) => boolean;
  /** For a switch: whether it is on. */
  readonly pressed?: (token: TokenDocument) => boolean;
  readonly run: (token: TokenDocument) => unknown;
}

const isGM = (): boolean => game.user.isGM;

const BUTTONS: readonly HudButton[] = [
  { text: "Attack", icon: "fa-solid fa-crosshairs", visible: () => true, run: (token) => beginAttack(token) },
  { text: "Hide", icon: "fa-solid fa-user-ninja", visible: () => true, run: (token) => new HideWindow(token).render({ force: true }) },
  { text: "Cover", icon: "fa-solid fa-shield-halved", visible: isGM, run: decideCoverOf },
  { text: "Desk", icon: "fa-solid fa-ghost", visible: isGM, run: (token) => new DeskWindow(token).render({ force: true }) },
  { text: "Outlined", icon: "fa-solid fa-spray-can", visible: isGM, pressed: isOutlined, run: toggleOutlined },
];

/** Adds the module's buttons to the token HUD, for whoever owns the token. */
export function addHudButtons(app: { readonly document?: TokenDocument }, element: HTMLElement): void {
  const token = app.document;
  const column = element.querySelector(".col.right");
  if (token?.isOwner !== true || column === null || column.querySelector(`.${MODULE_ID}`) !== null) return;
  for (const button of BUTTONS) if (button.visible(token)) column.append(buttonFor(button, token, element.ownerDocument));
}

function buttonFor({ text, icon, pressed, run }: HudButton, token: TokenDocument, page: Document): HTMLButtonElement {
  const label = game.i18n.localize(`${I18N_ROOT}.Hud.${text}`);
  const button = page.createElement("button");
  button.type = "button";
  button.className = `control-icon ${MODULE_ID}`;
  button.dataset.tooltip = label;
  button.dataset.gritgloom = text.toLowerCase();
  button.setAttribute("aria-label", label);
  button.innerHTML = `<i class="${icon}" aria-hidden="true"></i>`;
  const show = (on: boolean): void => {
    button.classList.toggle("active", on);
    button.setAttribute("aria-pressed", String(on));
  };
  if (pressed !== undefined) show(pressed(token));
  button.addEventListener("click", guarded("hud", async () => {
    await run(token);
    if (pressed !== undefined) show(pressed(token));
  }));
  return button;
}

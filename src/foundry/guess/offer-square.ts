import { I18N_ROOT } from "../module-id";
import { getSetting } from "../settings/settings";
import { pickSquare } from "./pick-square";
import type { Square } from "./square";

/**
 * Asks a player who attacked without a target whether a space on the map is meant, and which; null for none. Only where
 * the map with the attacker is on show, and the player wants to be asked.
 */
export async function offerSquare(attacker: TokenDocument): Promise<Square | null> {
  if (!getSetting("askSquare") || !canvas.ready || canvas.scene?.id !== attacker.parent?.id) return null;
  const wanted = await foundry.applications.api.DialogV2.confirm({
    window: { title: `${I18N_ROOT}.Guess.Title`, icon: "fa-solid fa-crosshairs" },
    content: `<p>${game.i18n.localize(`${I18N_ROOT}.Guess.Ask`)}</p>`,
    yes: { label: `${I18N_ROOT}.Guess.Pick` },
    no: { label: `${I18N_ROOT}.Guess.None` },
  });
  return wanted === true ? pickSquare(attacker) : null;
}

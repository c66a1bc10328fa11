import { AttackDialog } from "../apps/attack-dialog";
import { I18N_ROOT } from "../module-id";

/** Opens the attack dialog for a token; says why not where there is none. */
export async function beginAttack(attacker: TokenDocument | null, formula = "1d20"): Promise<void> {
  if (attacker === null) {
    ui.notifications?.warn(`${I18N_ROOT}.Dialog.Attack.NoAttacker`, { localize: true });
    return;
  }
  await new AttackDialog(attacker, formula).render({ force: true });
}

/** The token that an attack from the keyboard or a macro begins with: the first controlled one. */
export function controlledToken(): TokenDocument | null {
  return canvas.ready ? (canvas.tokens?.controlled[0]?.document ?? null) : null;
}

import type { Roll } from "../../client/host/dice/roll";
import type { Host } from "../../client/host/host";
import type { Plain } from "../../shared/object-paths";
import type { ActorPF } from "./actor";
import type { ChatAttack, Shared } from "./action-use";

const TEMPLATE = "templates/pf1/attack-card.hbs";

interface Interface {
  readonly handlebars: { renderTemplate(path: string, data: Plain): Promise<string> };
}

/** The card's text: targets by uuid alone, their defences are filled in where it is shown. Without a page: nothing. */
export async function cardContent(host: Host, { templateData, chatAttacks, targets }: Shared): Promise<string> {
  if (!host.hasDom) return "";
  const { handlebars } = host.foundry.applications as unknown as Interface;
  return handlebars.renderTemplate(TEMPLATE, {
    name: templateData["name"],
    img: (templateData["item"] as { img?: string } | undefined)?.img ?? null,
    attacks: chatAttacks.map(attackRow),
    targets: targets.map((target) => ({ uuid: target.uuid, name: target.name, img: (target as unknown as { texture?: { src?: string } }).texture?.src ?? null })),
  });
}

function attackRow({ label, attack, critConfirm, damage, critDamage, effectNotes }: ChatAttack): Plain {
  const sum = (rolls: readonly Roll[]) => rolls.reduce((total, roll) => total + (roll.total ?? 0), 0);
  const formula = (rolls: readonly Roll[]) => rolls.map((roll) => roll.formula).join(" + ");
  return {
    label,
    total: attack?.total,
    formula: attack?.formula,
    natural: attack?.natural,
    threat: attack?.isCrit === true,
    fumble: attack?.isNat1 === true,
    confirm: critConfirm?.total ?? null,
    confirmFormula: critConfirm?.formula ?? null,
    damage: sum(damage),
    damageFormula: formula(damage),
    critDamage: critDamage.length ? sum(damage) + sum(critDamage) : null,
    notes: effectNotes,
  };
}

/** Shows each target's armour classes to those who may observe it, as pf1 does when a card is drawn (module/utils/chat.mjs). */
export function fillDefences(host: Host): void {
  host.Hooks.on("renderChatMessageHTML", (_message: unknown, element: HTMLElement) => {
    for (const row of element.querySelectorAll<HTMLElement>(".pf1-card .target-row[data-uuid]")) {
      const token = host.fromUuidSync(row.dataset["uuid"] ?? "") as { actor?: ActorPF | null } | null;
      const actor = token?.actor;
      const place = row.querySelector<HTMLElement>(".defences");
      if (!place || !actor?.testUserPermission(host.game.user, "OBSERVER")) continue;
      const ac = (actor.system["attributes"] as { ac: Record<string, { total: number }> }).ac;
      const { i18n } = host.game;
      place.textContent = [["PF1.ACNormal", "normal"], ["PF1.ACTouch", "touch"], ["PF1.ACFlatFooted", "flatFooted"]].map(([text = "", key = ""]) => `${i18n.localize(text)} ${ac[key]?.total ?? "?"}`).join(" · ");
    }
  });
}

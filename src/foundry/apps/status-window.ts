import { removeAllData, restoreEverything } from "../cleanup";
import { generation } from "../compat";
import { I18N_ROOT, MODULE_ID } from "../module-id";

import { getSetting } from "../settings/settings";
import { systemAdapter, tableRuleset } from "../settings/table";

const { ApplicationV2, DialogV2, HandlebarsApplicationMixin } = foundry.applications.api;

interface Part {
  readonly label: string;
  readonly state: "on" | "limited" | "off";
  readonly icon: string;
  readonly text: string;
}

const ICONS = { on: "fa-solid fa-circle-check", limited: "fa-solid fa-triangle-exclamation", off: "fa-solid fa-circle-minus" } as const;

/** Says what of the module works in this world and what is switched off and why; takes its data out again. */
export class StatusWindow extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = {
    id: `${MODULE_ID}-status`,
    classes: [MODULE_ID],
    window: { title: `${I18N_ROOT}.Status.Title`, icon: "fa-solid fa-stethoscope", contentClasses: ["standard-form"] },
    position: { width: 480, height: "auto" as const },
    actions: { restore: StatusWindow.#restore, remove: StatusWindow.#remove },
  };

  static override PARTS = { status: { template: `modules/${MODULE_ID}/templates/apps/status.hbs` } };

  protected override _prepareContext(): Promise<never> {
    const context = {
      system: game.system.title,
      ruleset: game.i18n.localize(`${I18N_ROOT}.Ruleset.${tableRuleset().id}`),
      generation: String(generation()),
      gm: game.user.isGM,
      parts: parts(),
    };
    return Promise.resolve(context as never);
  }

  static async #restore(this: StatusWindow): Promise<void> {
    const count = await restoreEverything();
    ui.notifications?.info(game.i18n.format(`${I18N_ROOT}.Status.Restored`, { count: String(count) }));
  }

  static async #remove(this: StatusWindow): Promise<void> {
    const sure = await DialogV2.confirm({
      window: { title: `${I18N_ROOT}.Status.Remove` },
      content: `<p>${game.i18n.localize(`${I18N_ROOT}.Status.RemoveSure`)}</p>`,
    });
    if (sure !== true) return;
    const bar = this.element.querySelector("progress");
    if (bar !== null) bar.hidden = false;
    const count = await removeAllData((part) => {
      if (bar !== null) bar.value = part;
    });
    if (bar !== null) bar.hidden = true;
    ui.notifications?.info(game.i18n.format(`${I18N_ROOT}.Status.Removed`, { count: String(count) }));
  }
}

function parts(): readonly Part[] {
  const adapter = systemAdapter();
  const automation = getSetting("automation");
  const part = (name: string, state: Part["state"], why: string): Part => ({
    label: game.i18n.localize(`${I18N_ROOT}.Status.Parts.${name}`),
    state,
    icon: ICONS[state],
    text: game.i18n.localize(`${I18N_ROOT}.Status.Why.${why}`),
  });
  return [
    part("adapter", adapter.follows ? "on" : "limited", adapter.follows ? "adapter" : adapter.id === "generic" ? "generic" : "reads"),
    part("automation", automation === "off" ? "off" : "on", `automation-${automation}`),
    part("gm", game.users.activeGM === null ? "limited" : "on", game.users.activeGM === null ? "no-gm" : "gm"),
    part("canvas", canvas.ready ? "on" : "limited", canvas.ready ? "canvas" : "no-canvas"),
  ];
}


import { CONDITIONS } from "../../core/battlefield/types";
import { I18N_ROOT, MODULE_ID } from "../module-id";
import { CONCEALING_EFFECTS, nameKey } from "../read/concealing-effects";
import { getSetting, setSetting } from "../settings/settings";

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

interface Row {
  readonly name: string;
  readonly condition: string;
}

/** The game master's table of statuses and effects that conceal or show a creature, by their name in the game system. */
export class EffectsWindow extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = {
    id: `${MODULE_ID}-effects`,
    classes: [MODULE_ID],
    tag: "form",
    window: { title: `${I18N_ROOT}.Effects.Title`, icon: "fa-solid fa-mask", contentClasses: ["standard-form"] },
    position: { width: 480, height: "auto" as const },
    form: { handler: EffectsWindow.#save, closeOnSubmit: true },
    actions: { add: EffectsWindow.#add, remove: EffectsWindow.#remove },
  };

  static override PARTS = { effects: { template: `modules/${MODULE_ID}/templates/apps/effects.hbs` } };

  #rows: Row[] = Object.entries(getSetting("effects")).map(([name, condition]) => ({ name, condition: String(condition) }));

  protected override _prepareContext(): Promise<never> {
    const label = (id: string): string => game.i18n.localize(`${I18N_ROOT}.Term.condition.${id}`);
    const nothing: [string, string] = ["", game.i18n.localize(`${I18N_ROOT}.Effects.Ignore`)];
    const context = {
      id: this.id,
      rows: this.#rows.map((row, index) => ({ ...row, index, number: index + 1 })),
      conditions: Object.fromEntries([nothing, ...CONDITIONS.map((id) => [id, label(id)] as const)]),
      known: Object.entries(CONCEALING_EFFECTS).map(([name, id]) => ({ name, condition: label(id) })),
    };
    return Promise.resolve(context as never);
  }

  #read(): void {
    const data = new FormData(this.element as HTMLFormElement);
    const typed = (key: string): string => {
      const value = data.get(key);
      return typeof value === "string" ? value : "";
    };
    this.#rows = this.#rows.map((_row, i) => ({ name: typed(`name.${i}`), condition: typed(`condition.${i}`) }));
  }

  static async #add(this: EffectsWindow): Promise<void> {
    this.#read();
    this.#rows.push({ name: "", condition: "blurred" });
    await this.render();
    this.element.querySelector<HTMLInputElement>(`[name="name.${this.#rows.length - 1}"]`)?.focus();
  }

  static async #remove(this: EffectsWindow, _event: PointerEvent, button: HTMLElement): Promise<void> {
    this.#read();
    this.#rows.splice(Number(button.dataset.index), 1);
    await this.render();
  }

  static async #save(this: EffectsWindow): Promise<void> {
    this.#read();
    const named = this.#rows.map(({ name, condition }) => [nameKey(name), condition] as const).filter(([name]) => name !== "");
    await setSetting("effects", Object.fromEntries(named));
  }
}

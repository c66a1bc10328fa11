import { onChanged } from "../changed";
import { I18N_ROOT, MODULE_ID } from "../module-id";
import { fieldOf } from "../read/fields";
import { guarded } from "../report";
import { tableRuleset } from "../settings/table";
import { namesIn, reasonLine } from "../text/reason-text";
import { deskRows, type DeskRow } from "./desk-rows";
import { toggleOutlined } from "./outline";

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

/** For the game master: who near a token is not seen by it, what noticing and pinpointing takes, and why; follows the scene. */
export class DeskWindow extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = {
    id: `${MODULE_ID}-desk`,
    classes: [MODULE_ID],
    window: { title: `${I18N_ROOT}.Desk.Title`, icon: "fa-solid fa-ghost", resizable: true, contentClasses: ["standard-form"] },
    position: { width: 460, height: "auto" as const },
    actions: { outline: DeskWindow.#outline },
  };

  static override PARTS = { desk: { template: `modules/${MODULE_ID}/templates/apps/desk.hbs`, scrollable: [".watchers"] } };

  readonly #observer: TokenDocument;
  #stop: () => void = () => undefined;

  constructor(observer: TokenDocument) {
    super({ id: `${MODULE_ID}-desk-${observer.id}` });
    this.#observer = observer;
  }

  protected override _prepareContext(): Promise<never> {
    const scene = this.#observer.parent;
    const there = scene?.tokens.has(this.#observer.id ?? "") === true && game.user.isGM;
    const rows = scene !== null && there ? deskRows(fieldOf(scene), tableRuleset(), this.#observer.id ?? "", () => true).map((row) => contextOf(row, scene)) : [];
    return Promise.resolve({ name: this.#observer.name, gone: !there, rows } as never);
  }

  protected override async _onFirstRender(...args: Parameters<InstanceType<typeof ApplicationV2>["_onFirstRender"]>): Promise<void> {
    await super._onFirstRender(...args);
    this.#stop = onChanged(this.#observer.parent?.id ?? "", guarded("desk", () => this.render()));
  }

  protected override _onClose(...args: Parameters<InstanceType<typeof ApplicationV2>["_onClose"]>): void {
    super._onClose(...args);
    this.#stop();
  }

  static async #outline(this: DeskWindow, _event: PointerEvent, button: HTMLElement): Promise<void> {
    const id = button.closest<HTMLElement>("[data-token]")?.dataset.token ?? "";
    const token = this.#observer.parent?.tokens.get(id);
    if (token !== undefined) await toggleOutlined(token);
  }
}

function contextOf(row: DeskRow, scene: Scene): Record<string, unknown> {
  const text = (key: string): string => game.i18n.localize(`${I18N_ROOT}.${key}`);
  const nameOf = namesIn(scene);
  return {
    ...row,
    name: nameOf(row.id),
    distance: `${row.distance.toLocaleString(game.i18n.lang, { maximumFractionDigits: 1 })} ${scene.grid.units}`,
    state: text(`State.${row.state}`),
    senseName: row.sense === null ? null : text(`Term.sense.${row.sense}`),
    never: row.noticeDC === null && row.pinpointDC === null && row.state !== "located",
    reasons: row.reasons.map((reason) => reasonLine(reason, nameOf)),
  };
}

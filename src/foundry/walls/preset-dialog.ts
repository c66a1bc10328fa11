import { I18N_ROOT, MODULE_ID } from "../module-id";
import { tableRuleset } from "../settings/table";
import { applyWallPreset, presetPlan, undoChange } from "./apply-preset";
import { WALL_PRESETS } from "./wall-presets";

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

/** Makes all selected walls of a kind, says beforehand how many change, and takes it back by one click. */
export class WallPresetDialog extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = {
    id: `${MODULE_ID}-wall-presets`,
    classes: [MODULE_ID],
    tag: "form",
    window: { title: `${I18N_ROOT}.WallPreset.Title`, icon: "fa-solid fa-dungeon", contentClasses: ["standard-form"] },
    position: { width: 400, height: "auto" as const },
    form: { handler: WallPresetDialog.#submit, submitOnChange: false, closeOnSubmit: false },
    actions: { undo: WallPresetDialog.#undo },
  };

  static override PARTS = { form: { template: `modules/${MODULE_ID}/templates/apps/wall-presets.hbs` } };

  #preset: string = WALL_PRESETS[0]?.id ?? "";
  #receipts: readonly string[] = [];
  #hooks: readonly (readonly [name: string, id: number])[] = [];

  protected override _prepareContext(): Promise<never> {
    const walls = selectedWalls();
    const preset = WALL_PRESETS.find(({ id }) => id === this.#preset);
    const grade = preset?.cover[tableRuleset().id] ?? "none";
    const context = {
      id: this.id,
      presets: Object.fromEntries(WALL_PRESETS.map(({ id }) => [id, `${I18N_ROOT}.WallPreset.${id}`])),
      preset: this.#preset,
      grade: game.i18n.localize(`${I18N_ROOT}.Term.cover.${grade}`),
      walls: String(walls.length),
      changed: String(presetPlan(walls, this.#preset).steps.length),
      none: walls.length === 0,
      undoable: this.#receipts.length > 0,
    };
    return Promise.resolve(context as never);
  }

  protected override async _onFirstRender(...args: Parameters<InstanceType<typeof ApplicationV2>["_onFirstRender"]>): Promise<void> {
    await super._onFirstRender(...args);
    const anew = (): void => void this.render();
    this.#hooks = ["controlWall", "updateWall"].map((name) => [name, Hooks.on(name as never, anew as never)] as const);
    this.element.addEventListener("change", () => {
      this.#read();
      anew();
    });
  }

  protected override _onClose(...args: Parameters<InstanceType<typeof ApplicationV2>["_onClose"]>): void {
    super._onClose(...args);
    for (const [name, id] of this.#hooks) Hooks.off(name as never, id);
  }

  #read(): void {
    const chosen = new FormData(this.element as HTMLFormElement).get("preset");
    if (typeof chosen === "string") this.#preset = chosen;
  }

  static async #submit(this: WallPresetDialog): Promise<void> {
    this.#read();
    const receipt = await applyWallPreset(selectedWalls(), this.#preset);
    if (receipt.steps.length > 0) this.#receipts = [...this.#receipts, receipt.id];
    await this.render();
  }

  static async #undo(this: WallPresetDialog): Promise<void> {
    const last = this.#receipts.at(-1);
    if (last === undefined) return;
    this.#receipts = this.#receipts.slice(0, -1);
    await undoChange(last);
    await this.render();
  }
}

function selectedWalls(): readonly WallDocument[] {
  return canvas.ready ? (canvas.walls?.controlled ?? []).map((wall) => wall.document) : [];
}

/** A scene control's group of tools, as far as a button is added to it. */
interface ControlGroup {
  readonly tools: Record<string, object>;
}

/** Adds the button that opens the dialog to Foundry's wall tools. */
export function addWallTool(controls: Readonly<Record<string, ControlGroup | undefined>>): void {
  const group = controls["walls"];
  if (group === undefined || !game.user.isGM) return;
  group.tools[`${MODULE_ID}-presets`] = {
    name: `${MODULE_ID}-presets`,
    title: `${I18N_ROOT}.WallPreset.Title`,
    icon: "fa-solid fa-dungeon",
    order: 90,
    button: true,
    onChange: () => void new WallPresetDialog().render({ force: true }),
  };
}

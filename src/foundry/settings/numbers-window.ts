import { OWN_NUMBERS, type CncNumbers } from "../../core/battlefield/cnc-numbers";
import { I18N_ROOT, MODULE_ID } from "../module-id";
import { changedOnly, numberFields, readNumbers, storedNumbers, type NumberFault, type NumberField } from "./cnc-form";
import { getSetting, setSetting } from "./settings";

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

/** The game master's numbers for Castles & Crusades, whose table could not be checked against the book. */
export class NumbersWindow extends HandlebarsApplicationMixin(ApplicationV2) {
  static override DEFAULT_OPTIONS = {
    id: `${MODULE_ID}-numbers`,
    classes: [MODULE_ID],
    tag: "form",
    window: { title: `${I18N_ROOT}.Numbers.Title`, icon: "fa-solid fa-calculator", contentClasses: ["standard-form"] },
    position: { width: 460, height: "auto" as const },
    form: { handler: NumbersWindow.#save, submitOnChange: false, closeOnSubmit: false },
    actions: { own: NumbersWindow.#own },
  };

  static override PARTS = { numbers: { template: `modules/${MODULE_ID}/templates/apps/numbers.hbs` } };

  #numbers: CncNumbers = storedNumbers(getSetting("cncNumbers"));

  protected override _prepareContext(): Promise<never> {
    const fields = numberFields(this.#numbers).map((field) => ({ ...field, label: labelOf(field), changed: field.value !== field.own }));
    const steps = (kind: string): readonly object[] => {
      const own = fields.filter(({ path }) => path.startsWith(`${kind}.`));
      return own.filter(({ path }) => path.endsWith(".share")).map((share) => ({
        name: stepName(share.path),
        share,
        defence: own.find(({ path }) => path === share.path.replace(/share$/, "defence")),
      }));
    };
    const context = {
      id: this.id,
      tables: (["cover", "concealment"] as const).map((kind) => ({ title: text(`Numbers.${kind}`), steps: steps(kind) })),
      modifiers: fields.filter(({ path }) => !path.includes(".")),
    };
    return Promise.resolve(context as never);
  }

  static async #own(this: NumbersWindow): Promise<void> {
    this.#numbers = OWN_NUMBERS;
    await this.render();
    this.#tell([]);
  }

  static async #save(this: NumbersWindow): Promise<void> {
    const data = new FormData(this.element as HTMLFormElement);
    const { numbers, faults } = readNumbers((path) => {
      const value = data.get(path);
      return typeof value === "string" ? value : "";
    });
    this.#tell(faults);
    if (faults.length > 0) return;
    await setSetting("cncNumbers", changedOnly(numbers));
    await this.close();
  }

  /** Says beneath the form what is wrong, and marks the numbers that it is about. */
  #tell(faults: readonly NumberFault[]): void {
    const place = this.element.querySelector<HTMLElement>(".faults");
    const wrong = new Set(faults.map(({ path }) => path));
    place?.replaceChildren(...faults.map((fault) => {
      const line = this.element.ownerDocument.createElement("li");
      line.append(faultText(fault));
      return line;
    }));
    for (const input of this.element.querySelectorAll("input")) {
      input.toggleAttribute("aria-invalid", false);
      if (wrong.has(input.name)) input.setAttribute("aria-invalid", "true");
    }
    this.element.querySelector<HTMLInputElement>("[aria-invalid=true]")?.focus();
  }
}

function faultText(fault: NumberFault): string {
  const field = labelOf(fault);
  if (fault.why === "bounds") return game.i18n.format(`${I18N_ROOT}.Numbers.Fault.bounds`, { field, min: signed(fault.min), max: signed(fault.max) });
  return game.i18n.format(`${I18N_ROOT}.Numbers.Fault.${fault.why}`, { field, than: String(fault.than) });
}

/** "Cover, half: hidden from" and the like: the number's whole name, for screen readers and messages. */
function labelOf({ path }: Pick<NumberField, "path">): string {
  const [kind = "", , member] = path.split(".");
  if (member === undefined) return text(`Numbers.${kind}`);
  return game.i18n.format(`${I18N_ROOT}.Numbers.Of`, { table: text(`Numbers.${kind}`), step: stepName(path), number: text(`Numbers.${member}`) });
}

function stepName(path: string): string {
  return text(`Numbers.Step.${path.split(".")[1] ?? ""}`);
}

function signed(value: number): string {
  return String(value).replace("-", "−");
}

function text(key: string): string {
  return game.i18n.localize(`${I18N_ROOT}.${key}`);
}

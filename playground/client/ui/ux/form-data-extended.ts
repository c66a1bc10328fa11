import { asText } from "./text";

/** What a control of a form is cast to. */
type Dtype = "Boolean" | "Number" | "JSON" | "String";

interface FormDataOptions {
  /** Include controls that are disabled. */
  disabled?: boolean;
  /** Include controls that are read-only. */
  readonly?: boolean;
  dtypes?: Record<string, Dtype>;
  submitter?: HTMLElement | null;
}

interface NamedControl extends HTMLElement {
  readonly name: string;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly type?: string;
  readonly value: unknown;
}

/** Form data with values typed by their controls (client/applications/ux/form-data-extended.d.mts). */
export class FormDataExtended extends FormData {
  readonly dtypes: Record<string, Dtype> = {};
  readonly #object: Record<string, unknown> = {};

  constructor(form: HTMLFormElement, options: FormDataOptions = {}) {
    super();
    for (const name of controlNames(form)) this.#read(form, name, options);
  }

  /** The values by the controls' names: flat keys, typed values. */
  get object(): Record<string, unknown> {
    return this.#object;
  }

  #read(form: HTMLFormElement, name: string, options: FormDataOptions): void {
    const controls = controlsNamed(form, name).filter(
      (control) => (options.disabled || !isDisabled(control)) && (options.readonly !== false || !control.readOnly),
    );
    const [first] = controls;
    if (!first) return;
    const dtype = options.dtypes?.[name] ?? (first.dataset.dtype as Dtype | undefined);
    const value = valueOf(controls, first, dtype);
    if (value === undefined) return;
    if (dtype) this.dtypes[name] = dtype;
    this.#object[name] = value;
    for (const part of Array.isArray(value) ? (value as unknown[]) : [value]) this.append(name, part === null ? "" : asText(part));
  }
}


/** Custom form elements carry `name` and `value` of their own. */
const isCustom = (control: Element): boolean => control.tagName.includes("-");

function isDisabled(control: NamedControl): boolean {
  return control.disabled === true || control.matches(":disabled");
}

function controlsNamed(form: HTMLFormElement, name: string): NamedControl[] {
  return allControls(form).filter((control) => nameOf(control) === name);
}

function allControls(form: HTMLFormElement): NamedControl[] {
  const own = [...form.elements].filter((control) => !control.parentElement?.closest("[data-form-element]")) as NamedControl[];
  const custom = [...form.querySelectorAll<NamedControl>("[data-form-element]")].filter((control) => !own.includes(control));
  const edited = [...form.querySelectorAll<NamedControl>("img[data-edit]")];
  return [...own, ...custom, ...edited];
}

const nameOf = (control: NamedControl): string => control.dataset.edit ?? control.getAttribute("name") ?? "";

function controlNames(form: HTMLFormElement): Set<string> {
  const skipped = new Set(["BUTTON", "FIELDSET", "OBJECT", "OUTPUT"]);
  return new Set(allControls(form).filter((control) => !skipped.has(control.tagName)).map(nameOf).filter(Boolean));
}

function valueOf(controls: NamedControl[], first: NamedControl, dtype: Dtype | undefined): unknown {
  if (first instanceof HTMLImageElement) return first.getAttribute("src");
  if (isCustom(first)) return first.value;
  if (first instanceof HTMLSelectElement && first.multiple) {
    return [...first.selectedOptions].map((option) => cast(option.value, dtype));
  }
  if (first.type === "checkbox") return checkboxValue(controls as unknown as HTMLInputElement[], dtype);
  if (first.type === "radio") {
    const chosen = (controls as unknown as HTMLInputElement[]).find((control) => control.checked);
    return chosen ? cast(chosen.value, dtype) : null;
  }
  if (first.type === "file") return undefined;
  const own: Dtype | undefined = dtype ?? (first.type === "number" || first.type === "range" ? "Number" : undefined);
  if (controls.length > 1) return controls.map((control) => cast(String(control.value), own));
  return cast(String(first.value), own);
}

/** One box is a boolean, or its own value where it has one; several boxes of one name are the list of the ticked ones. */
function checkboxValue(boxes: HTMLInputElement[], dtype: Dtype | undefined): unknown {
  const [box] = boxes;
  if (boxes.length === 1 && box) {
    if (dtype === undefined || dtype === "Boolean") return box.hasAttribute("value") && dtype === undefined ? (box.checked ? box.value : null) : box.checked;
    return box.checked ? cast(box.value, dtype) : null;
  }
  return boxes.filter((each) => each.checked).map((each) => cast(each.value, dtype));
}

function cast(value: string, dtype: Dtype | undefined): unknown {
  switch (dtype) {
    case "Number":
      return value.trim() === "" ? null : Number(value);
    case "Boolean":
      return value === "true" || value === "on" || value === "1";
    case "JSON":
      return value.trim() === "" ? null : (JSON.parse(value) as unknown);
    case "String":
    case undefined:
      return value;
  }
}

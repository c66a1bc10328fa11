import { element } from "../api/frame";
import { localize } from "../env";
import { AbstractFormInputElement } from "./form-element";

/** A slider with its number beside it (client/applications/elements/range-picker.d.mts). */
export class RangePicker extends AbstractFormInputElement<number> {
  static override tagName = "range-picker";
  #range = element("input", { type: "range" });
  #number = element("input", { type: "number" });

  protected override read(): number {
    return Number(this.getAttribute("value") ?? this.getAttribute("min") ?? 0);
  }
  protected override build(): HTMLElement[] {
    for (const control of [this.#range, this.#number]) {
      for (const bound of ["min", "max", "step"]) control.setAttribute(bound, this.getAttribute(bound) ?? (bound === "step" ? "any" : ""));
      control.addEventListener("input", () => {
        const other = control === this.#range ? this.#number : this.#range;
        other.value = control.value;
      });
      control.addEventListener("change", (event) => {
        event.stopPropagation();
        this.report(Number(control.value));
      });
    }
    return [this.#range, this.#number];
  }
  protected override refresh(): void {
    this.#range.value = this.#number.value = String(this.current ?? 0);
  }
}

/** A colour as text and as a swatch (client/applications/elements/color-picker.d.mts). */
export class ColorPicker extends AbstractFormInputElement<string | null> {
  static override tagName = "color-picker";
  #text = element("input", { type: "text", placeholder: "#rrggbb" });
  #swatch = element("input", { type: "color" });

  protected override read(): string | null {
    return this.getAttribute("value") || null;
  }
  protected override build(): HTMLElement[] {
    const change = (control: HTMLInputElement) => (event: Event) => {
      event.stopPropagation();
      this.report(/^#[0-9a-f]{6}$/i.test(control.value) ? control.value.toLowerCase() : null);
    };
    this.#text.addEventListener("change", change(this.#text));
    this.#swatch.addEventListener("change", change(this.#swatch));
    return [this.#text, this.#swatch];
  }
  protected override refresh(): void {
    this.#text.value = this.current ?? "";
    this.#swatch.value = this.current ?? "#000000";
  }
}

/** A path of a file; the playground has no file browser (client/applications/elements/file-picker.d.mts). */
export class FilePickerElement extends AbstractFormInputElement<string> {
  static override tagName = "file-picker";
  #text = element("input", { type: "text", placeholder: "path/image.webp" });

  protected override read(): string {
    return this.getAttribute("value") ?? "";
  }
  protected override build(): HTMLElement[] {
    this.#text.addEventListener("change", (event) => {
      event.stopPropagation();
      this.report(this.#text.value.trim());
    });
    return [this.#text];
  }
  protected override refresh(): void {
    this.#text.value = this.current ?? "";
  }
}

/** Rich text, edited as its HTML source: the playground has no ProseMirror (client/applications/elements/prosemirror-editor.d.mts). */
export class ProseMirrorElement extends AbstractFormInputElement<string> {
  static override tagName = "prose-mirror";
  #area = element("textarea", { rows: "6" });

  protected override read(): string {
    return this.getAttribute("value") ?? this.innerHTML;
  }
  protected override build(): HTMLElement[] {
    this.#area.addEventListener("change", (event) => {
      event.stopPropagation();
      this.report(this.#area.value);
    });
    return [this.#area];
  }
  protected override refresh(): void {
    this.#area.value = this.current ?? "";
  }
}

/** A list of removable tags: base of the two elements below. */
abstract class TagsElement extends AbstractFormInputElement<string[]> {
  protected tags = element("div", { class: "tags", role: "list" });

  protected labelOf(value: string): string {
    return value;
  }
  protected override refresh(): void {
    this.tags.replaceChildren(
      ...(this.current ?? []).map((value) => {
        const label = this.labelOf(value);
        const remove = element("button", { type: "button", class: "remove fa-solid fa-xmark", "aria-label": localize("PLAY.RemoveTag", { tag: label }), "data-own-aria-label": "" });
        remove.disabled = !this.editable;
        remove.addEventListener("click", () => this.report((this.current ?? []).filter((each) => each !== value)));
        return element("div", { class: "tag", role: "listitem", "data-key": value }, element("span", {}, label), remove);
      }),
    );
  }
}

/** Several values of a list of options (client/applications/elements/multi-select.d.mts). */
export class MultiSelect extends TagsElement {
  static override tagName = "multi-select";
  readonly #labels = new Map<string, string>();
  #select = element("select");

  protected override read(): string[] {
    const options = [...this.querySelectorAll("option")];
    for (const option of options) if (option.value) this.#labels.set(option.value, option.text);
    this.#select.append(element("option", { value: "" }, localize("PLAY.AddChoice")), ...[...this.children].map((child) => child.cloneNode(true)));
    for (const option of this.#select.options) option.selected = false;
    const given = this.getAttribute("value");
    return given === null ? options.filter((option) => option.hasAttribute("selected")).map((option) => option.value) : given.split(",").filter(Boolean);
  }
  protected override build(): HTMLElement[] {
    this.#select.addEventListener("change", (event) => {
      event.stopPropagation();
      const { value } = this.#select;
      if (value) this.report([...(this.current ?? []), value]);
    });
    return [this.tags, this.#select];
  }
  protected override labelOf(value: string): string {
    return this.#labels.get(value) ?? value;
  }
  protected override refresh(): void {
    super.refresh();
    const chosen = new Set(this.current);
    for (const option of this.#select.options) option.disabled = chosen.has(option.value);
    this.#select.value = "";
  }
}

/** Free words, each entered with the Enter key (client/applications/elements/string-tags.d.mts). */
export class StringTags extends TagsElement {
  static override tagName = "string-tags";
  #text = element("input", { type: "text" });

  protected override read(): string[] {
    const words = (this.getAttribute("value") ?? this.textContent).split(",");
    return words.map((word) => word.trim()).filter(Boolean);
  }
  protected override build(): HTMLElement[] {
    this.#text.placeholder = localize("PLAY.AddTag");
    const add = (): void => {
      const word = this.#text.value.trim();
      this.#text.value = "";
      if (word && !this.current?.includes(word)) this.report([...(this.current ?? []), word]);
    };
    this.#text.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      add();
    });
    this.#text.addEventListener("change", (event) => {
      event.stopPropagation();
      add();
    });
    return [this.tags, this.#text];
  }
}

/** Defines the custom elements once. */
export function defineElements(): void {
  for (const cls of [RangePicker, ColorPicker, FilePickerElement, ProseMirrorElement, MultiSelect, StringTags]) {
    if (!customElements.get(cls.tagName)) customElements.define(cls.tagName, cls);
  }
}

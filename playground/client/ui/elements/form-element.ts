/** Base of Foundry's custom form elements: a name, a typed value, and change events (client/applications/elements/form-element.d.mts). */
export abstract class AbstractFormInputElement<T = unknown> extends HTMLElement {
  static tagName = "";
  static readonly observedAttributes = ["disabled", "readonly", "aria-label", "aria-describedby"];

  protected current: T | undefined;
  #built = false;

  get name(): string {
    return this.getAttribute("name") ?? "";
  }
  set name(name: string) {
    this.setAttribute("name", name);
  }
  get disabled(): boolean {
    return this.hasAttribute("disabled") || this.closest("fieldset:disabled") !== null;
  }
  set disabled(disabled: boolean) {
    this.toggleAttribute("disabled", disabled);
  }
  get readOnly(): boolean {
    return this.hasAttribute("readonly");
  }
  get editable(): boolean {
    return !this.disabled && !this.readOnly;
  }
  get form(): HTMLFormElement | null {
    return this.closest("form");
  }
  get value(): T | undefined {
    return this.current;
  }
  set value(value: T | undefined) {
    this.current = value;
    this.refresh();
    this.dispatchEvent(new Event("input", { bubbles: true }));
    this.dispatchEvent(new Event("change", { bubbles: true }));
  }

  connectedCallback(): void {
    if (!this.#built) {
      this.#built = true;
      this.dataset.formElement = "";
      this.current = this.read();
      this.replaceChildren(...this.build());
    }
    this.refresh();
    this.#pass();
  }

  attributeChangedCallback(): void {
    if (this.#built) this.#pass();
  }

  /** Gives the inner controls what assistive technology looks for. */
  #pass(): void {
    for (const control of this.querySelectorAll<HTMLInputElement>("input, select, textarea, button")) {
      control.disabled = this.disabled;
      for (const name of ["aria-label", "aria-describedby"]) {
        const value = this.getAttribute(name);
        if (value !== null && !control.hasAttribute(`data-own-${name}`)) control.setAttribute(name, value);
      }
    }
    const labelled = this.id ? this.ownerDocument.querySelector<HTMLLabelElement>(`label[for="${CSS.escape(this.id)}"]`) : null;
    const first = this.querySelector<HTMLElement>("input, select, textarea");
    if (labelled && first) {
      const name = labelled.textContent.trim();
      for (const control of this.querySelectorAll<HTMLElement>("input, select, textarea")) {
        if (!control.hasAttribute("aria-label")) control.setAttribute("aria-label", name);
      }
      if (!labelled.dataset.forwards) {
        labelled.dataset.forwards = "1";
        labelled.addEventListener("click", () => first.focus());
      }
    }
  }

  /** A quiet change from an inner control. */
  protected report(value: T): void {
    this.current = value;
    this.refresh();
    this.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /** The first value, from attributes and children. */
  protected abstract read(): T;
  /** The inner controls. */
  protected abstract build(): HTMLElement[];
  /** Shows the current value in the inner controls. */
  protected refresh(): void {}
}

import type { HostDocument } from "../env";
import { host, localize } from "../env";
import type { FormDataExtended } from "../ux/form-data-extended";
import { expandObject } from "../ux/paths";
import { ApplicationV2 } from "./application";
import type { ClosingOptions, Configuration, ConfigurationInput, FormOptions, RenderContext, RenderOptions } from "./application-types";
import { element } from "./frame";

const LIMITED = 1;
const OWNER = 3;

/** A window for one document (client/applications/api/document-sheet.d.mts). */
export class DocumentSheetV2 extends ApplicationV2 {
  static override DEFAULT_OPTIONS: ConfigurationInput = {
    id: "{id}",
    classes: ["sheet"],
    tag: "form",
    viewPermission: LIMITED,
    editPermission: OWNER,
    canCreate: false,
    sheetConfig: true,
    actions: { copyUuid: DocumentSheetV2.#onCopyUuid },
    form: { handler: DocumentSheetV2.#onSubmitDocumentForm, submitOnChange: false, closeOnSubmit: false },
  };

  readonly #document: HostDocument;

  constructor(options: ConfigurationInput = {}) {
    const document = options.document as HostDocument | undefined;
    if (!document) throw new Error("A DocumentSheetV2 application requires a document in its options, got none.");
    super(options);
    this.#document = document;
  }

  get document(): HostDocument {
    return this.#document;
  }
  override get title(): string {
    const { documentName, name, id } = this.document;
    return `${localize(`DOCUMENT.${documentName}`)}: ${name || id || ""}`;
  }
  get isVisible(): boolean {
    return this.document.testUserPermission(host("game").user, this.options.viewPermission as number);
  }
  get isEditable(): boolean {
    if (this.document.pack) return false;
    return this.document.testUserPermission(host("game").user, this.options.editPermission as number);
  }

  override _initializeApplicationOptions(options: ConfigurationInput): Configuration {
    const configuration = super._initializeApplicationOptions(options);
    const { uuid } = options.document as HostDocument;
    configuration.uniqueId = `${this.constructor.name}-${uuid.replaceAll(".", "-")}`;
    return configuration;
  }

  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const { document } = this;
    return {
      ...context,
      document,
      source: document._source,
      fields: document.schema.fields,
      editable: this.isEditable,
      user: host("game").user,
      rootId: `app-${this.id}`,
    };
  }

  override _canRender(_options: RenderOptions): false | void {
    if (this.isVisible) return;
    const notifications = host("ui").notifications as { warn(text: string): void } | undefined;
    notifications?.warn(localize("SHEETS.DocumentSheetPrivate", { type: localize(`DOCUMENT.${this.document.documentName}`) }));
    return false;
  }

  override async _renderFrame(options: RenderOptions): Promise<HTMLElement> {
    const frame = await super._renderFrame(options);
    if (this.hasFrame && this.window.close) {
      const label = localize("SHEETS.CopyUuid");
      const copy = element("button", { type: "button", class: "header-control icon fa-solid fa-passport", "data-action": "copyUuid", "aria-label": label, "data-tooltip": label });
      this.window.controls?.before(copy);
    }
    return frame;
  }

  override async _onFirstRender(context: RenderContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    if (this.document.apps) this.document.apps[this.id] = this;
  }

  override async _onRender(context: RenderContext, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    if (!this.isEditable) this._toggleDisabled(true);
  }

  override _onClose(options: ClosingOptions): void {
    super._onClose(options);
    if (this.document.apps) delete this.document.apps[this.id];
  }

  /** Locks or unlocks all form controls of the content. */
  _toggleDisabled(disabled: boolean): void {
    const form = this.form;
    if (!form) return;
    for (const control of form.elements) {
      if (control.closest(".window-header") || !("disabled" in control)) continue;
      if (control instanceof HTMLButtonElement && (control.dataset.action === "tab" || control.dataset.enabled !== undefined)) continue;
      (control as HTMLInputElement).disabled = disabled;
    }
    for (const custom of form.querySelectorAll<HTMLElement>("[data-form-element]")) custom.toggleAttribute("disabled", disabled);
  }

  override _onChangeForm(config: FormOptions, event: Event): void {
    if (this.isEditable) super._onChangeForm(config, event);
  }

  /** A form's values as changes of the document; unknown document fields are left to the schema. */
  _prepareSubmitData(_event: Event, form: HTMLFormElement, formData: FormDataExtended, updateData: Record<string, unknown> = {}): Record<string, unknown> {
    return { ...this._processFormData(null, form, formData), ...updateData };
  }
  _processFormData(_event: Event | null, _form: HTMLFormElement, formData: FormDataExtended): Record<string, unknown> {
    return expandObject(formData.object);
  }
  async _processSubmitData(_event: Event, _form: HTMLFormElement, submitData: Record<string, unknown>, options: Record<string, unknown> = {}): Promise<void> {
    await this.document.update(submitData, options);
  }

  static async #onSubmitDocumentForm(this: DocumentSheetV2, event: Event, form: HTMLFormElement, formData: FormDataExtended): Promise<void> {
    if (!this.isEditable) return;
    await this._processSubmitData(event, form, this._prepareSubmitData(event, form, formData));
  }

  static async #onCopyUuid(this: DocumentSheetV2): Promise<void> {
    const { uuid } = this.document;
    await navigator.clipboard?.writeText(uuid).catch(() => undefined);
    const notifications = host("ui").notifications as { info(text: string): void } | undefined;
    notifications?.info(localize("SHEETS.UuidCopied", { uuid }));
  }
}

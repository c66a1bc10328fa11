import type { ConfigurationInput, RenderContext, RenderOptions, TabsConfiguration } from "../api/application-types";
import { DocumentSheetV2 } from "../api/document-sheet";
import { HandlebarsApplicationMixin } from "../api/handlebars-application";
import { host, localize } from "../env";
import { formSections } from "./config-form";
import type { FormSection } from "./config-form";

export const HandlebarsDocumentSheet = HandlebarsApplicationMixin(DocumentSheetV2);

const TAB = { template: "templates/sheets/config-tab.hbs", scrollable: [""] };

/** Template parts for tabs of rows, between the tabs' navigation and the footer. */
export function configParts(...tabs: string[]): Record<string, { template: string; scrollable?: string[] }> {
  const navigation = tabs.length > 1 ? { tabs: { template: "templates/generic/tab-navigation.hbs" } } : {};
  return { ...navigation, ...Object.fromEntries(tabs.map((id) => [id, TAB])), footer: { template: "templates/generic/form-footer.hbs" } };
}

/** A configuration of tabs, with Foundry's icons and our own labels. */
export function configTabs(icons: Record<string, string>): Record<string, TabsConfiguration> {
  return { sheet: { tabs: Object.entries(icons).map(([id, icon]) => ({ id, icon })), initial: Object.keys(icons)[0] ?? null, labelPrefix: "PLAY.SheetTab" } };
}

/** Base of the sheets for things on a scene: tabs of rows made from the document's own schema, saved by one button. */
export abstract class PlaceableConfig extends HandlebarsDocumentSheet {
  static override DEFAULT_OPTIONS: ConfigurationInput = {
    classes: ["placeable-config"],
    canCreate: true,
    window: { contentClasses: ["standard-form"], icon: "fa-solid fa-gear" },
    position: { width: 480 },
    form: { closeOnSubmit: true },
  };
  /** The rows of each tab. */
  static FORM: Record<string, readonly FormSection[]> = {};

  override get title(): string {
    return localize("PLAY.Configure", { type: localize(`DOCUMENT.${this.document.documentName}`) });
  }

  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const { FORM, TABS } = this.constructor as typeof PlaceableConfig;
    const sections = Object.fromEntries(Object.entries(FORM).map(([tab, form]) => [tab, formSections(this.document, form, this.id)]));
    const buttons = this.isEditable ? [{ type: "submit", icon: "fa-solid fa-floppy-disk", label: "PLAY.Save" }] : [];
    return { ...context, sections, buttons, tabbed: "sheet" in TABS, flags: this.document.flags ?? {}, isGM: host("game").user.isGM };
  }

  override async _preparePartContext(partId: string, context: RenderContext, options: RenderOptions): Promise<RenderContext> {
    const own = await super._preparePartContext(partId, context, options);
    const { FORM } = this.constructor as typeof PlaceableConfig;
    if (partId in FORM) own.form = (context.sections as Record<string, unknown>)[partId];
    return own;
  }
}

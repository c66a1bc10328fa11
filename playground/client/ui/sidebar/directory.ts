import type { ConfigurationInput, RenderContext, RenderOptions } from "../api/application-types";
import type { HostDocument } from "../env";
import { callIfThere, generation, host, localize, worldCollection } from "../env";
import { ContextMenu } from "../ux/context-menu";
import type { Entry, LegacyEntry } from "../ux/context-menu";
import { SidebarTab } from "./sidebar-tab";

/** One thing that can be done with an entry of a directory. */
export interface DirectoryOption {
  label: string;
  icon: string;
  visible?: (entry: HostDocument) => boolean;
  run: (entry: HostDocument) => unknown;
}

/** Base of the tabs that list documents of one collection (client/applications/sidebar/document-directory.d.mts). */
export abstract class DocumentDirectory extends SidebarTab {
  static documentName = "";
  static collection = "";
  static icon = "fa-solid fa-file";
  static override DEFAULT_OPTIONS: ConfigurationInput = {
    classes: ["directory"],
    actions: {
      activateEntry: DocumentDirectory.#onActivate,
      createEntry: DocumentDirectory.#onCreate,
    },
  };
  static override PARTS = {
    header: { template: "templates/sidebar/directory-header.hbs" },
    directory: { template: "templates/sidebar/directory.hbs", scrollable: [""] },
  };

  get #statics(): typeof DocumentDirectory {
    return this.constructor as typeof DocumentDirectory;
  }
  get collection(): Iterable<HostDocument> {
    return worldCollection(this.#statics.collection);
  }
  get canCreate(): boolean {
    return host("game").user.isGM;
  }

  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const { documentName, icon } = this.#statics;
    const { user } = host("game");
    const entries = [...this.collection]
      .filter((document) => document.testUserPermission(user, 1))
      .sort((a, b) => (a.name ?? "").localeCompare(b.name ?? ""))
      .map((document) => ({ id: document.id, name: document.name, img: document.img ?? null, ...this.describe(document) }));
    const header = { title: `PLAY.Tab.${this.tabName}`, canCreate: this.canCreate, createLabel: localize("SIDEBAR.Create", { type: localize(`DOCUMENT.${documentName}`) }) };
    return { ...context, header, entries, icon, documentName, hint: this.hint };
  }

  /** A line of help under the header, if any. */
  protected get hint(): string | null {
    return null;
  }
  /** More about an entry for the template. */
  protected describe(_document: HostDocument): Record<string, unknown> {
    return {};
  }
  /** What can be done with an entry. */
  protected entryOptions(): DirectoryOption[] {
    return [
      { label: "SIDEBAR.Edit", icon: "fa-solid fa-pen-to-square", run: (entry) => openSheet(entry) },
      { label: "SIDEBAR.Delete", icon: "fa-solid fa-trash", visible: (entry) => entry.isOwner && host("game").user.isGM, run: (entry) => entry.delete() },
    ];
  }

  protected entry(target: HTMLElement): HostDocument | undefined {
    const id = target.closest<HTMLElement>("[data-entry-id]")?.dataset.entryId;
    return [...this.collection].find((document) => document.id === id);
  }

  override async _onFirstRender(context: RenderContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    const entries = this.entryOptions().map((option) => this.#shape(option));
    host("Hooks").callAll(`get${this.#statics.documentName}ContextOptions`, this, entries);
    new ContextMenu(this.element, "[data-entry-id]", entries, { fixed: true });
    this.element.addEventListener("dragstart", (event) => this._onDragStart(event));
  }

  #shape(option: DirectoryOption): Partial<Entry> & Partial<LegacyEntry> {
    const test = (li: HTMLElement): boolean => {
      const entry = this.entry(li);
      return entry !== undefined && (option.visible?.(entry) ?? true);
    };
    const run = (li: HTMLElement): unknown => {
      const entry = this.entry(li);
      return entry && option.run(entry);
    };
    if (generation() >= 14) return { label: option.label, icon: option.icon, visible: test, onClick: (_event, li) => run(li) };
    return { name: option.label, icon: `<i class="${option.icon}"></i>`, condition: test, callback: run };
  }

  /** The dragged entry as the canvas and sheets expect it: its type and UUID. */
  _onDragStart(event: DragEvent): void {
    const entry = this.entry(event.target as HTMLElement);
    if (!entry) return;
    event.dataTransfer?.setData("text/plain", JSON.stringify({ type: this.#statics.documentName, uuid: entry.uuid }));
  }

  /** Opens an entry; sub-classes may do something else on a click. */
  protected activateEntry(entry: HostDocument): unknown {
    return openSheet(entry);
  }
  protected async createEntry(): Promise<unknown> {
    const { documentName } = this.#statics;
    const cls = (host("CONFIG")[documentName] as { documentClass?: unknown } | undefined)?.documentClass;
    const created = (await callIfThere(cls, "create", { name: localize("SIDEBAR.NewName", { type: localize(`DOCUMENT.${documentName}`) }), ...this.creationData() })) as HostDocument | undefined;
    return created && openSheet(created);
  }
  protected creationData(): Record<string, unknown> {
    return {};
  }

  static async #onActivate(this: DocumentDirectory, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const entry = this.entry(target);
    if (entry) await this.activateEntry(entry);
  }
  static async #onCreate(this: DocumentDirectory): Promise<void> {
    await this.createEntry();
  }
}

/** Opens a document's own sheet. */
export function openSheet(document: HostDocument): unknown {
  return callIfThere((document as HostDocument & { sheet?: unknown }).sheet, "render", true);
}

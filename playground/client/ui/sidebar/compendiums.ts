import type { ConfigurationInput, RenderContext, RenderOptions } from "../api/application-types";
import { HandlebarsApplicationV2 } from "../api/handlebars-application";
import type { HostDocument } from "../env";
import { host } from "../env";
import { openSheet } from "./directory";
import { SidebarTab } from "./sidebar-tab";

interface Pack {
  readonly collection: string;
  readonly title: string;
  readonly documentName: string;
  readonly visible?: boolean;
  readonly metadata: { readonly packageName?: string; readonly packageType?: string };
  getIndex(): Promise<Iterable<{ _id: string; name: string }>>;
  getDocument(id: string): Promise<HostDocument | null>;
}

const packs = (): Pack[] => [...((host("game").packs ?? []) as Iterable<Pack>)];
const ICONS: Record<string, string> = { RollTable: "fa-solid fa-table-list", JournalEntry: "fa-solid fa-book-open", Item: "fa-solid fa-suitcase", Actor: "fa-solid fa-user" };

/** The compendium packs (client/applications/sidebar/tabs/compendium-directory.d.mts). */
export class CompendiumDirectory extends SidebarTab {
  static override tabName = "compendium";
  static override DEFAULT_OPTIONS: ConfigurationInput = { id: "compendium", classes: ["directory"], actions: { activateEntry: CompendiumDirectory.#onOpen } };
  static override PARTS = {
    header: { template: "templates/sidebar/directory-header.hbs" },
    directory: { template: "templates/sidebar/directory.hbs", scrollable: [""] },
  };

  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const entries = packs()
      .filter((pack) => pack.visible !== false)
      .map((pack) => ({ id: pack.collection, name: pack.title, icon: ICONS[pack.documentName] ?? "fa-solid fa-box-archive", marked: `DOCUMENT.${pack.documentName}` }));
    return { ...context, header: { title: "PLAY.Tab.compendium", canCreate: false }, entries, icon: "fa-solid fa-book-atlas", hint: "PLAY.CompendiumHint" };
  }

  static async #onOpen(this: CompendiumDirectory, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const id = target.closest<HTMLElement>("[data-entry-id]")?.dataset.entryId;
    const pack = packs().find((each) => each.collection === id);
    if (pack) await new Compendium({ pack }).render({ force: true });
  }
}

/** The entries of one pack (client/applications/sidebar/apps/compendium.d.mts). */
export class Compendium extends HandlebarsApplicationV2 {
  static override DEFAULT_OPTIONS: ConfigurationInput = {
    id: "compendium-{id}",
    classes: ["compendium", "directory"],
    window: { icon: "fa-solid fa-book-atlas", resizable: true },
    position: { width: 360, height: 420 },
    actions: { activateEntry: Compendium.#onOpen },
  };
  static override PARTS = { directory: { template: "templates/sidebar/directory.hbs", scrollable: [""] } };

  get #pack(): Pack {
    return this.options.pack as Pack;
  }
  override get title(): string {
    return this.#pack.title;
  }
  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const index = [...(await this.#pack.getIndex())].map(({ _id, name }) => ({ id: _id, name }));
    index.sort((a, b) => a.name.localeCompare(b.name));
    return { ...context, entries: index, icon: ICONS[this.#pack.documentName] ?? "fa-solid fa-file" };
  }

  static async #onOpen(this: Compendium, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const id = target.closest<HTMLElement>("[data-entry-id]")?.dataset.entryId ?? "";
    const document = await this.#pack.getDocument(id);
    if (document) await openSheet(document);
  }
}

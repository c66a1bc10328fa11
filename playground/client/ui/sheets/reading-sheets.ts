import type { ConfigurationInput, RenderContext, RenderOptions } from "../api/application-types";
import type { HostDocument } from "../env";
import { callIfThere, localize } from "../env";
import { asText } from "../ux/text";
import { TextEditor } from "../ux/text-editor";
import { HandlebarsDocumentSheet } from "./placeable-config";

interface TableResult extends HostDocument {
  readonly range: [number, number];
  readonly description?: string;
  readonly text?: string;
  readonly drawn: boolean;
}
interface RollTable extends HostDocument {
  readonly formula: string;
  readonly description: string;
  readonly results: Iterable<TableResult>;
}
interface JournalPage extends HostDocument {
  readonly text: { readonly content?: string | null };
  readonly title: { readonly show: boolean; readonly level: number };
  readonly sort: number;
}

/** A table with its rows and a button that draws (client/applications/sheets/roll-table-sheet.d.mts). */
export class RollTableSheet extends HandlebarsDocumentSheet {
  static override DEFAULT_OPTIONS: ConfigurationInput = {
    classes: ["roll-table-sheet"],
    window: { icon: "fa-solid fa-table-list", resizable: true },
    position: { width: 560, height: 560 },
    actions: { drawResult: RollTableSheet.#onDraw },
  };
  static override PARTS = { results: { template: "templates/sheets/roll-table.hbs", scrollable: [".table-results"] } };

  override get title(): string {
    return this.document.name ?? localize("DOCUMENT.RollTable");
  }
  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const table = this.document as RollTable;
    const rows = [...table.results].sort((a, b) => a.range[0] - b.range[0]);
    const results = await Promise.all(
      rows.map(async (row) => ({
        range: row.range[0] === row.range[1] ? String(row.range[0]) : `${row.range[0]}–${row.range[1]}`,
        name: row.name ?? "",
        text: await TextEditor.enrichHTML(asText(row._source.description ?? row._source.text)),
        drawn: row.drawn,
      })),
    );
    return { ...context, table, results, description: await TextEditor.enrichHTML(table.description ?? "") };
  }
  static async #onDraw(this: RollTableSheet): Promise<void> {
    await callIfThere(this.document, "draw");
  }
}

/** A journal entry, page after page (client/applications/sheets/journal/journal-entry-sheet.d.mts). */
export class JournalEntrySheet extends HandlebarsDocumentSheet {
  static override DEFAULT_OPTIONS: ConfigurationInput = {
    classes: ["journal-sheet", "journal-entry"],
    window: { icon: "fa-solid fa-book-open", resizable: true },
    position: { width: 640, height: 640 },
  };
  static override PARTS = { pages: { template: "templates/sheets/journal.hbs", scrollable: [".journal-pages"] } };

  override get title(): string {
    return this.document.name ?? localize("DOCUMENT.JournalEntry");
  }
  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const pages = [...(this.document as HostDocument & { pages: Iterable<JournalPage> }).pages].sort((a, b) => a.sort - b.sort);
    const shown = await Promise.all(
      pages.map(async (page) => ({ id: page.id, name: page.name, showTitle: page.title.show, content: await TextEditor.enrichHTML(page.text.content ?? "", { secrets: page.isOwner }) })),
    );
    return { ...context, pages: shown };
  }
}

import type { Plain } from "../../../shared/object-paths";
import type { Roll } from "../dice/roll";
import { removedMembers } from "../removed-members";
import { ClientDocument } from "./client-document";
import type { EmbeddedCollection } from "./embedded-collection";
import type { ChatMessage } from "./chat-message";

/** Follows client/documents/table-result.d.mts. */
export class TableResult extends ClientDocument {
  static override documentName = "TableResult";
  declare type: string;
  declare name: string;
  declare img: string | null;
  declare description: string;
  declare documentUuid: string | null;
  declare weight: number;
  declare range: [number, number];
  declare drawn: boolean;

  /** What a card shows of the result. */
  getHTML(): Promise<string> {
    return Promise.resolve([this.name && `<strong>${this.name}</strong>`, this.description].filter(Boolean).join(" "));
  }

  override prepareBaseData(): void {
    super.prepareBaseData();
    removedMembers(this, { text: "TableResult#description" });
  }
}

export interface TableDraw {
  roll: Roll;
  results: TableResult[];
}

export interface TableDrawOptions {
  roll?: Roll | null;
  recursive?: boolean;
  results?: TableResult[];
  displayChat?: boolean;
  rollMode?: string;
  messageMode?: string;
}

/** Follows client/documents/roll-table.d.mts. */
export class RollTable extends ClientDocument {
  static override documentName = "RollTable";
  declare name: string;
  declare img: string;
  declare description: string;
  declare formula: string;
  declare replacement: boolean;
  declare displayRoll: boolean;
  declare results: EmbeddedCollection;

  /** Results whose range holds a total, both ends included, and that were not drawn. */
  getResultsForRoll(value: number): TableResult[] {
    return this.all().filter(({ range: [low, high], drawn }) => !drawn && value >= low && value <= high);
  }

  /** Rolls without marking anything as drawn. */
  async roll({ roll = null, recursive = true, _depth = 0 }: { roll?: Roll | null; recursive?: boolean; _depth?: number } = {}): Promise<TableDraw> {
    if (_depth > 5) throw new Error(`Maximum recursion depth exceeded when attempting to draw from RollTable ${this.id ?? ""}`);
    const formula = this.formula || `1d${this.results.size}`;
    let cast = roll ?? new this.host.RollClass(formula);
    if (!cast.evaluated) cast = await cast.evaluate();
    let results = this.getResultsForRoll(cast.total ?? NaN);
    if (results.length === 0 && roll === null) {
      const open = this.all().filter(({ drawn }) => !drawn);
      if (open.length === 0) return { roll: cast, results: [] };
      for (let tries = 0; results.length === 0 && tries < 10_000; tries++) {
        cast = await new this.host.RollClass(formula).evaluate();
        results = this.getResultsForRoll(cast.total ?? NaN);
      }
    }
    if (recursive) {
      const inner = await Promise.all(results.map((result) => this.inner(result, _depth)));
      results = inner.flat();
    }
    return { roll: cast, results };
  }

  /** Rolls, marks as drawn where the table says so, and shows it in chat. */
  async draw({ roll = null, recursive = true, results = [], displayChat = true, rollMode, messageMode }: TableDrawOptions = {}): Promise<TableDraw> {
    let drawn: TableDraw = { roll: roll as Roll, results };
    if (results.length === 0) drawn = await this.roll({ roll, recursive });
    if (drawn.results.length === 0) return drawn;
    if (!this.replacement) {
      const own = drawn.results.filter((result) => result.parent === this);
      await this.updateEmbeddedDocuments("TableResult", own.map((result) => ({ _id: result.id, drawn: true })), { diff: false });
    }
    if (displayChat) await this.toMessage(drawn.results, { roll: drawn.roll, messageOptions: { ...(rollMode === undefined ? {} : { rollMode }), ...(messageMode === undefined ? {} : { messageMode }) } });
    return drawn;
  }

  async toMessage(results: TableResult[], { roll = null, messageData = {}, messageOptions = {} }: { roll?: Roll | null; messageData?: Plain; messageOptions?: Plain } = {}): Promise<ChatMessage | undefined> {
    const Message = this.host.documentClass<ChatMessage>("ChatMessage") as unknown as typeof ChatMessage;
    const content = `<div class="table-draw"><ul>${(await Promise.all(results.map((result) => result.getHTML()))).map((html) => `<li>${html}</li>`).join("")}</ul></div>`;
    const data = { speaker: Message.getSpeaker(), content, flavor: this.name, rolls: roll && this.displayRoll ? [roll] : [], "flags.core.RollTable": this.id, ...messageData };
    return (await Message.create(data, messageOptions)) as ChatMessage | undefined;
  }

  async resetResults(): Promise<ClientDocument[]> {
    return this.updateEmbeddedDocuments("TableResult", this.all().map((result) => ({ _id: result.id, drawn: false })));
  }

  private all(): TableResult[] {
    return [...this.results] as unknown as TableResult[];
  }

  /** A result that names another table is drawn from there. */
  private async inner(result: TableResult, depth: number): Promise<TableResult[]> {
    if (result.type !== "document" || !result.documentUuid?.includes("RollTable.")) return [result];
    const table = (await this.host.fromUuid(result.documentUuid)) as RollTable | null;
    return table ? (await table.roll({ _depth: depth + 1 })).results : [result];
  }
}

import type { Plain } from "../../shared/object-paths";
import type { PackPayload } from "../../shared/protocol";
import { Collection } from "./collection";
import type { ClientDocument } from "./documents/client-document";
import type { Host } from "./host";

/** A compendium: an index at once, documents when asked. Follows client/documents/collections/compendium-collection.d.mts. */
export class CompendiumCollection extends Collection<ClientDocument> {
  readonly index: Collection<Plain>;
  readonly metadata: Plain;

  constructor(
    private readonly host: Host,
    payload: PackPayload,
  ) {
    super();
    const { collection, label, type, packageId } = payload;
    this.metadata = { id: collection, name: collection.split(".")[1], label, type, packageName: packageId, packageType: "module" };
    this.index = new Collection(payload.index.map((entry) => [String(entry["_id"]), entry]));
  }

  get collection(): string {
    return String(this.metadata["id"]);
  }

  get documentName(): string {
    return String(this.metadata["type"]);
  }

  get title(): string {
    return this.host.game.i18n.localize(String(this.metadata["label"]));
  }

  get locked(): boolean {
    return true;
  }

  get visible(): boolean {
    return true;
  }

  getIndex(_options: object = {}): Promise<Collection<Plain>> {
    return Promise.resolve(this.index);
  }

  async getDocument(id: string): Promise<ClientDocument | null> {
    return this.get(id) ?? (await this.load([id]))[0] ?? null;
  }

  async getDocuments(_query: object = {}): Promise<ClientDocument[]> {
    return this.load();
  }

  private async load(ids?: string[]): Promise<ClientDocument[]> {
    const request = { pack: this.collection, ...(ids ? { ids } : {}) };
    const sources = await this.host.transport.request<Plain[]>("getPackDocuments", request);
    const cls = this.host.documentClass(this.documentName);
    return sources.map((source) => {
      const document = this.get(String(source["_id"])) ?? new cls(source, { pack: this.collection });
      this.set(String(source["_id"]), document);
      return document;
    });
  }
}

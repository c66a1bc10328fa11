import type { Plain } from "../../../shared/object-paths";
import { Collection } from "../collection";
import type { ClientDocument } from "./client-document";

/** The documents of one kind in a parent; their sources live in the parent's source. Follows common/abstract/embedded-collection.d.mts. */
export class EmbeddedCollection extends Collection<ClientDocument> {
  constructor(
    readonly model: ClientDocument,
    readonly name: string,
    readonly documentName: string,
  ) {
    super();
  }

  get _source(): Plain[] {
    return this.model._source[this.name] as Plain[];
  }

  get documentClass() {
    return this.model.host.documentClass(this.documentName);
  }

  /** Makes the documents agree with the parent's source, keeping those that are there already. */
  initialize(): void {
    const old = new Map(this.entries());
    super.clear();
    const sources = this._source;
    sources.forEach((source, i) => {
      const id = source["_id"] as string;
      const known = old.get(id);
      if (known && known._source === source) super.set(id, known);
      else if (known) {
        known.replaceSource(source);
        sources[i] = known._source;
        super.set(id, known);
      } else {
        const document = new this.documentClass(source, { parent: this.model, pack: this.model.pack });
        sources[i] = document._source;
        super.set(id, document);
      }
    });
  }

  /** Adds a document that the server told of. */
  add(source: Plain): ClientDocument {
    const document = new this.documentClass(source, { parent: this.model, pack: this.model.pack });
    this._source.push(document._source);
    super.set(source["_id"] as string, document);
    if (!this.model.host.game.ready) document.prepareSafely();
    return document;
  }

  /** Takes out a document that the server removed. */
  remove(id: string): ClientDocument | undefined {
    const document = super.get(id);
    const sources = this._source;
    const index = sources.findIndex((source) => source["_id"] === id);
    if (index >= 0) sources.splice(index, 1);
    super.delete(id);
    return document;
  }
}

import type { ConstructionContext } from "../../../shared/data-model";
import { EmbeddedCollectionField } from "../../../shared/fields/model-fields";
import type { DataField } from "../../../shared/fields/data-field";
import { deepClone } from "../../../shared/object-merge";
import { expandObject, isPlain, type Plain } from "../../../shared/object-paths";
import { knowsDocument } from "../../../shared/schemas/index-by-name";
import { DocumentCore } from "./document-core";
import { EmbeddedCollection } from "./embedded-collection";
import type { User } from "./user";

/**
 * A document of this client: prepared data, embedded documents, sheets, and what happens as it changes.
 * Follows client/documents/abstract/client-document.d.mts.
 */
export class ClientDocument extends DocumentCore {
  prepareData(): void {
    const system = (this as { system?: { prepareBaseData?: () => void; prepareDerivedData?: () => void } }).system;
    system?.prepareBaseData?.();
    this.prepareBaseData();
    this.prepareEmbeddedDocuments();
    system?.prepareDerivedData?.();
    this.prepareDerivedData();
  }

  prepareBaseData(): void {
    // For subclasses.
  }

  prepareEmbeddedDocuments(): void {
    for (const collection of Object.values(this.collections)) for (const document of collection) document.prepareSafely();
  }

  prepareDerivedData(): void {
    // For subclasses.
  }

  /** Prepares, and reports instead of throwing, as `_safePrepareData` does. */
  prepareSafely(): void {
    try {
      this.prepareData();
    } catch (error) {
      this.host.Hooks.onError("ClientDocumentMixin#_initialize", error, { msg: `Failed data preparation for ${this.uuid}`, log: "error" });
    }
  }

  /** Tells the open sheets to draw again. */
  render(force = false, context: object = {}): void {
    for (const app of Object.values(this.apps)) app.render(force, context);
  }

  async _preCreate(_data: Plain, _options: Plain, _user: User): Promise<boolean | void> {}
  async _preUpdate(_changes: Plain, _options: Plain, _user: User): Promise<boolean | void> {}
  async _preDelete(_options: Plain, _user: User): Promise<boolean | void> {}
  _onCreate(_data: Plain, _options: Plain, _userId: string): void {}
  _onUpdate(_changes: Plain, _options: Plain, _userId: string): void {}
  _onDelete(_options: Plain, _userId: string): void {}

  /** Puts another source in the place of this one: a synthetic actor whose base or difference changed. */
  replaceSource(source: Plain): void {
    for (const key of Object.keys(this._source)) if (!(key in source)) Reflect.deleteProperty(this._source, key);
    Object.assign(this._source, source);
    this._initialize({});
  }

  override updateSource(changes: object = {}, options: { dryRun?: boolean } = {}): Plain {
    return super.updateSource(this.cleanSystem(changes), options);
  }

  override clone(data: object = {}, context: ConstructionContext & { save?: boolean; keepId?: boolean } = {}): this {
    const { save: _save, keepId = true, ...rest } = context;
    const source = super.clone(keepId ? data : { ...data, _id: null }, { pack: this.pack, ...rest });
    return source;
  }

  toCompendium(): Plain {
    const { _id, folder: _folder, sort: _sort, ownership: _ownership, ...data } = this.toObject();
    return data;
  }

  protected override _initializeSource(data: object, context: ConstructionContext): Plain {
    Object.defineProperty(this, "pack", { value: context["pack"] ?? null, writable: true, configurable: true });
    for (const name of ["collections", "apps"]) Object.defineProperty(this, name, { value: {}, writable: true, configurable: true });
    Object.defineProperty(this, "_sheet", { value: null, writable: true, configurable: true });
    const source = super._initializeSource(data, context);
    const model = this.host.systemModel(this.documentName, source["type"]);
    if (model && isPlain(source["system"])) source["system"] = model.cleanData(model.migrateData(source["system"]));
    return source;
  }

  protected override _initialize(options: object): void {
    super._initialize(options);
    if (!this.parent || this.host.game.ready) this.prepareSafely();
  }

  protected override _initializeField(name: string, field: DataField): void {
    if (field instanceof EmbeddedCollectionField) return this.initializeEmbedded(name, field.documentName);
    if (name !== "system") return super._initializeField(name, field);
    const source = this._source["system"];
    const model = this.host.systemModel(this.documentName, this._source["type"]);
    const value = model && isPlain(source) ? new model(deepClone(source), { parent: this }) : field.initialize(source, this);
    Object.defineProperty(this, name, { value, configurable: true, enumerable: true, writable: true });
  }

  private initializeEmbedded(member: string, documentName: string): void {
    if (!knowsDocument(documentName, this.host.generation)) return;
    const collection = (this.collections[member] ??= new EmbeddedCollection(this, member, documentName));
    collection.initialize();
    Object.defineProperty(this, member, { get: () => this.collections[member], configurable: true, enumerable: true });
  }

  /** Changes of `system` go through the sub-type's own model, which the server does not know. */
  private cleanSystem(changes: object): Plain {
    const expanded = expandObject(changes);
    const model = this.host.systemModel(this.documentName, this._source["type"]);
    if (!model || !isPlain(expanded["system"])) return expanded;
    const system = deepClone((this._source["system"] ?? {}) as Plain);
    return { ...expanded, system: model.schema.applyChanges(system, model.migrateData(expanded["system"])) ?? {} };
  }
}

export type { DocumentClass } from "./document-core";

import { DataModel, type ConstructionContext } from "../../../shared/data-model";
import { EmbeddedCollectionField } from "../../../shared/fields/model-fields";
import type { DataField } from "../../../shared/fields/data-field";
import type { SchemaField } from "../../../shared/fields/structure-fields";
import { deepClone } from "../../../shared/object-merge";
import { expandObject, getProperty, isPlain, type Plain } from "../../../shared/object-paths";
import { ForcedDeletion } from "../../../shared/operators";
import { migrateSource } from "../../../shared/migrations";
import type { Operation } from "../../../shared/protocol";
import { collectionOf, EMBEDDED, knowsDocument, schemaOf } from "../../../shared/schemas/index-by-name";
import type { Collection } from "../collection";
import { createDocuments, deleteDocuments, updateDocuments } from "../database";
import type { Host } from "../host";
import { EmbeddedCollection } from "./embedded-collection";
import { ownershipOf, type SheetLike, sheetOf } from "./document-access";
import type { User } from "./user";

/** A class of documents that belongs to one host. */
export interface DocumentClass<T extends ClientDocument = ClientDocument> {
  new (data?: object, context?: ConstructionContext): T;
  readonly documentName: string;
  readonly host: Host;
}

/**
 * A document of this client: data with flags, embedded documents, ownership and the ways to write.
 * Follows common/abstract/document.d.mts and client/documents/abstract/client-document.d.mts.
 */
export class ClientDocument extends DataModel {
  static documentName = "";
  /** The client that the class belongs to; each host has classes of its own. */
  declare static host: Host;

  declare readonly _id: string | null;
  declare parent: ClientDocument | null;
  declare pack: string | null;
  declare flags: Record<string, Plain | undefined>;
  declare collections: Record<string, EmbeddedCollection>;
  declare apps: Record<string, SheetLike>;
  declare _sheet: SheetLike | null;

  static override get schema(): SchemaField {
    return schemaOf(this.documentName, this.host.generation);
  }

  static get metadata() {
    const embedded = Object.entries(EMBEDDED[this.documentName] ?? {}).map(([member, name]) => [name, member]);
    return { name: this.documentName, label: `DOCUMENT.${this.documentName}`, embedded: Object.fromEntries(embedded) as Record<string, string> };
  }

  static get implementation(): DocumentClass {
    return this.host.documentClass(this.documentName);
  }

  static get TYPES(): readonly string[] {
    return this.host.payload.documentTypes[this.documentName] ?? ["base"];
  }

  static override migrateData(source: Plain): Plain {
    return migrateSource(this.documentName, source, this.host.generation);
  }

  static async create<T extends ClientDocument>(this: DocumentClass<T> & typeof ClientDocument, data: object | object[], operation: Operation & { parent?: ClientDocument | null; temporary?: boolean } = {}): Promise<T | T[] | undefined> {
    const created = (await createDocuments(this, Array.isArray(data) ? data : [data], operation)) as T[];
    return Array.isArray(data) ? created : created[0];
  }

  static async createDocuments(data: object[], operation: Operation & { parent?: ClientDocument | null } = {}): Promise<ClientDocument[]> {
    return createDocuments(this, data, operation);
  }

  static async updateDocuments(updates: object[], operation: Operation & { parent?: ClientDocument | null } = {}): Promise<ClientDocument[]> {
    return updateDocuments(this, updates as Plain[], operation);
  }

  static async deleteDocuments(ids: string[], operation: Operation & { parent?: ClientDocument | null } = {}): Promise<ClientDocument[]> {
    return deleteDocuments(this, ids, operation);
  }

  static get(id: string): ClientDocument | undefined {
    return this.host.collection(this.documentName)?.get(id);
  }

  get host(): Host {
    return (this.constructor as typeof ClientDocument).host;
  }

  get documentName(): string {
    return (this.constructor as typeof ClientDocument).documentName;
  }

  get id(): string | null {
    return this._id;
  }

  get uuid(): string {
    const own = `${this.documentName}.${this.id ?? "null"}`;
    if (this.parent) return `${this.parent.uuid}.${own}`;
    return this.pack ? `Compendium.${this.pack}.${own}` : own;
  }

  get isEmbedded(): boolean {
    return this.parent !== null;
  }

  get inCompendium(): boolean {
    return this.pack !== null || (this.parent?.inCompendium ?? false);
  }

  get collectionName(): string {
    if (!this.parent) return "";
    return this.parent.documentName === "Token" ? "delta" : collectionOf(this.parent.documentName, this.documentName);
  }

  get collection(): Collection<ClientDocument> | null {
    if (this.parent) return this.parent.collections[this.collectionName] ?? null;
    return this.host.collection(this.documentName) ?? null;
  }

  get isOwner(): boolean {
    return this.testUserPermission(this.host.game.user, "OWNER");
  }

  get limited(): boolean {
    return this.testUserPermission(this.host.game.user, "LIMITED", { exact: true });
  }

  get visible(): boolean {
    return this.testUserPermission(this.host.game.user, "LIMITED");
  }

  get permission(): number {
    return this.getUserLevel(this.host.game.user);
  }

  get hasPlayerOwner(): boolean {
    return this.host.game.users.some((user) => !user.isGM && this.testUserPermission(user, "OWNER"));
  }

  get sheet(): SheetLike | null {
    return (this._sheet ??= sheetOf(this));
  }

  getUserLevel(user: User): number {
    return ownershipOf(this, user);
  }

  testUserPermission(user: User, permission: string | number, { exact = false }: { exact?: boolean } = {}): boolean {
    const levels: Record<string, number> = { INHERIT: -1, NONE: 0, LIMITED: 1, OBSERVER: 2, OWNER: 3 };
    const wanted = typeof permission === "string" ? levels[permission] : permission;
    if (wanted === undefined) throw new Error(`${String(permission)} is no ownership level`);
    const level = this.getUserLevel(user);
    return exact ? level === wanted : level >= wanted;
  }

  getFlag(scope: string, key: string): unknown {
    this.checkScope(scope);
    return getProperty(this.flags[scope], key);
  }

  async setFlag(scope: string, key: string, value: unknown): Promise<this | undefined> {
    this.checkScope(scope);
    return this.update({ flags: { [scope]: expandObject({ [key]: value }) } });
  }

  async unsetFlag(scope: string, key: string): Promise<this | undefined> {
    this.checkScope(scope);
    const head = key.split(".").slice(0, -1);
    const last = key.split(".").at(-1) ?? key;
    const path = ["flags", scope, ...head, this.host.generation >= 14 ? last : `-=${last}`].join(".");
    return this.update({ [path]: this.host.generation >= 14 ? new ForcedDeletion() : null });
  }

  async update(changes: object = {}, operation: Operation = {}): Promise<this | undefined> {
    const updates = [{ ...changes, _id: this.id }];
    const updated = await updateDocuments(this.constructor as typeof ClientDocument, updates, { ...operation, parent: this.parent, pack: this.pack });
    return updated[0] as this | undefined;
  }

  async delete(operation: Operation = {}): Promise<this | undefined> {
    const deleted = await deleteDocuments(this.constructor as typeof ClientDocument, [this.id ?? ""], { ...operation, parent: this.parent, pack: this.pack });
    return deleted[0] as this | undefined;
  }

  getEmbeddedCollection(name: string): EmbeddedCollection {
    const member = name in this.collections ? name : collectionOf(this.documentName, name);
    const collection = this.collections[member];
    if (!collection) throw new Error(`${name} is not a valid embedded Document within the ${this.documentName} Document`);
    return collection;
  }

  getEmbeddedDocument(name: string, id: string, options: { strict?: boolean } = {}): ClientDocument | undefined {
    return this.getEmbeddedCollection(name).get(id, options);
  }

  async createEmbeddedDocuments(name: string, data: object[] = [], operation: Operation = {}): Promise<ClientDocument[]> {
    this.getEmbeddedCollection(name);
    return createDocuments(this.host.documentClass(name) as unknown as typeof ClientDocument, data, { ...operation, parent: this, pack: this.pack });
  }

  async updateEmbeddedDocuments(name: string, updates: object[] = [], operation: Operation = {}): Promise<ClientDocument[]> {
    this.getEmbeddedCollection(name);
    return updateDocuments(this.host.documentClass(name) as unknown as typeof ClientDocument, updates as Plain[], { ...operation, parent: this, pack: this.pack });
  }

  async deleteEmbeddedDocuments(name: string, ids: string[] = [], operation: Operation = {}): Promise<ClientDocument[]> {
    this.getEmbeddedCollection(name);
    return deleteDocuments(this.host.documentClass(name) as unknown as typeof ClientDocument, ids, { ...operation, parent: this, pack: this.pack });
  }

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
    const { _id, folder, sort, ownership, ...data } = this.toObject();
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

  private checkScope(scope: string): void {
    const known = this.host.packageScopes();
    if (!known.has(scope)) throw new Error(`Flag scope "${scope}" is not valid or not currently active`);
  }
}

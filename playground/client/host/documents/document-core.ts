import { DataModel, type ConstructionContext } from "../../../shared/data-model";
import type { SchemaField } from "../../../shared/fields/structure-fields";
import { expandObject, getProperty, type Plain } from "../../../shared/object-paths";
import { ForcedDeletion } from "../../../shared/operators";
import { migrateSource } from "../../../shared/migrations";
import type { Operation } from "../../../shared/protocol";
import { collectionOf, EMBEDDED, schemaOf } from "../../../shared/schemas/index-by-name";
import type { Collection } from "../collection";
import { createDocuments, deleteDocuments, updateDocuments } from "../database";
import type { Host } from "../host";
import type { ClientDocument } from "./client-document";
import { ownershipOf, type SheetLike, sheetOf } from "./document-access";
import type { EmbeddedCollection } from "./embedded-collection";
import type { User } from "./user";

type Base = typeof ClientDocument;

/** A class of documents that belongs to one host. */
export interface DocumentClass<T extends ClientDocument = ClientDocument> {
  new (data?: object, context?: ConstructionContext): T;
  readonly documentName: string;
  readonly host: Host;
}

/** Who a document is, whose it is, and how it is written. Follows common/abstract/document.d.mts. */
export abstract class DocumentCore extends DataModel {
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

  static async create<T extends ClientDocument>(this: DocumentClass<T> & Base, data: object | object[], operation: Operation & { parent?: ClientDocument | null; temporary?: boolean } = {}): Promise<T | T[] | undefined> {
    const created = (await createDocuments(this, (Array.isArray(data) ? data : [data]) as object[], operation)) as T[];
    return Array.isArray(data) ? created : created[0];
  }

  static async createDocuments(data: object[], operation: Operation & { parent?: ClientDocument | null } = {}): Promise<ClientDocument[]> {
    return createDocuments(this as unknown as Base, data, operation);
  }

  static async updateDocuments(updates: object[], operation: Operation & { parent?: ClientDocument | null } = {}): Promise<ClientDocument[]> {
    return updateDocuments(this as unknown as Base, updates as Plain[], operation);
  }

  static async deleteDocuments(ids: string[], operation: Operation & { parent?: ClientDocument | null } = {}): Promise<ClientDocument[]> {
    return deleteDocuments(this as unknown as Base, ids, operation);
  }

  static get(id: string): ClientDocument | undefined {
    return this.host.collection(this.documentName)?.get(id);
  }

  private get self(): ClientDocument {
    return this as unknown as ClientDocument;
  }

  get host(): Host {
    return (this.constructor as Base).host;
  }

  get documentName(): string {
    return (this.constructor as Base).documentName;
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
    return (this._sheet ??= sheetOf(this.self));
  }

  getUserLevel(user: User): number {
    return ownershipOf(this.self, user);
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
    const updated = await updateDocuments(this.constructor as Base, updates, { ...operation, parent: this.parent, pack: this.pack });
    return updated[0] as this | undefined;
  }

  async delete(operation: Operation = {}): Promise<this | undefined> {
    const deleted = await deleteDocuments(this.constructor as Base, [this.id ?? ""], { ...operation, parent: this.parent, pack: this.pack });
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
    return createDocuments(this.host.documentClass(name) as unknown as Base, data, { ...operation, parent: this.self, pack: this.pack });
  }

  async updateEmbeddedDocuments(name: string, updates: object[] = [], operation: Operation = {}): Promise<ClientDocument[]> {
    this.getEmbeddedCollection(name);
    return updateDocuments(this.host.documentClass(name) as unknown as Base, updates as Plain[], { ...operation, parent: this.self, pack: this.pack });
  }

  async deleteEmbeddedDocuments(name: string, ids: string[] = [], operation: Operation = {}): Promise<ClientDocument[]> {
    this.getEmbeddedCollection(name);
    return deleteDocuments(this.host.documentClass(name) as unknown as Base, ids, { ...operation, parent: this.self, pack: this.pack });
  }

  private checkScope(scope: string): void {
    const known = this.host.packageScopes();
    if (!known.has(scope)) throw new Error(`Flag scope "${scope}" is not valid or not currently active`);
  }
}

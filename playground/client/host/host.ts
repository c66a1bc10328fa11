import { ABSENT_CONSTANTS, constants, DEPRECATED_CONSTANTS, REMOVED_CONSTANTS } from "../../shared/constants";
import type { TypeDataModel } from "../../shared/data-model";
import type { Plain } from "../../shared/object-paths";
import type { WorldPayload } from "../../shared/protocol";
import { type Generation, type Source, WORLD_COLLECTIONS } from "../../shared/world-source";
import { logCompatibilityWarning } from "./compatibility";
import { makeConfig } from "./config";
import type { StatusEffect } from "./data/status-effects";
import { bindToHost, documentClassesFor } from "./document-classes";
import type { ClientDocument, DocumentClass } from "./documents/client-document";
import { ForcedDeletion, ForcedReplacement } from "../../shared/operators";
import { Roll } from "./dice/roll";
import { makeFoundry } from "./foundry-namespace";
import { Game } from "./game";
import { Hooks } from "./hooks";
import type { ClientStorage } from "./settings";
import { Queries } from "./queries";
import { strict } from "./strict";
import type { Transport } from "./transport";
import { parseUuid } from "./uuid-parse";
import { child, resolveUuid } from "./uuid";
import type { WorldCollection } from "./world-collections";

/** What systems and the interface put into `game`, so that asking for it before is no mistake. */
const GAME_MAY_LACK = ["dnd5e", "pf1", "dc20rpg", "tooltip", "audio", "activeTool", "togglePause"];

/** Where a client is in its start. */
export type Phase = "starting" | "init" | "setup" | "drawing" | "ready";

export interface HostOptions {
  readonly payload: WorldPayload;
  readonly transport: Transport;
  readonly storage: ClientStorage;
  readonly generation: Generation;
  readonly hasDom: boolean;
  readonly url: string;
}

/** One client: every global that a package meets, without a DOM. A page has one, a test may have several. */
export class Host {
  readonly generation: Generation;
  readonly hasDom: boolean;
  readonly url: string;
  readonly payload: WorldPayload;
  readonly transport: Transport;
  readonly Hooks: Hooks;
  readonly CONST: Record<string, unknown>;
  readonly CONFIG: Plain;
  readonly classes: Record<string, DocumentClass>;
  readonly RollClass: typeof Roll;
  readonly game: Game;
  readonly queries: Queries;
  readonly foundry: ReturnType<typeof makeFoundry>;
  readonly ui: Plain = {};
  /** The canvas part sets it; null while there is none, as with the canvas switched off. */
  canvas: object | null = null;
  phase: Phase = "starting";
  /** Messages that would have popped up. */
  readonly notifications: { readonly level: string; readonly message: string }[] = [];
  /** Uses of what is on its way out. */
  readonly warnings: string[] = [];
  /** Faces that the next dice show, for tests. */
  readonly loadedDice: number[] = [];
  /** Whether prepared positions of tokens stay behind the stored ones until `settleMovement`. */
  lagMovement = false;
  readonly #activity: ((userId: string, data: unknown) => void)[] = [];

  constructor(options: HostOptions) {
    this.payload = options.payload;
    this.transport = options.transport;
    this.generation = options.generation;
    this.hasDom = options.hasDom;
    this.url = options.url;
    this.Hooks = new Hooks((location, error) => {
      if (this.hasDom) console.error(location, error);
    });
    const { generation } = options;
    const warn = (message: string) => logCompatibilityWarning(this, message);
    this.CONST = strict(constants(generation), "CONST", {
      absent: ABSENT_CONSTANTS[generation],
      removed: REMOVED_CONSTANTS[generation],
      deprecated: DEPRECATED_CONSTANTS[generation],
      warn,
    });
    this.classes = documentClassesFor(this);
    this.RollClass = bindToHost(Roll, this);
    this.CONFIG = makeConfig(generation, this.classes, this.RollClass);
    this.queries = new Queries(this);
    this.game = new Game(this, options.storage);
    this.foundry = makeFoundry(this);
    this.ui["notifications"] = Object.fromEntries(
      ["info", "warn", "error", "success"].map((level) => [level, (message: string, rest?: { localize?: boolean; format?: Plain }) => this.collect(level, message, rest)]),
    );
  }

  /** The class of a kind of document: the system's own where CONFIG names one. */
  documentClass<T extends ClientDocument = ClientDocument>(documentName: string): DocumentClass<T> {
    const config = this.CONFIG[documentName] as { documentClass?: DocumentClass } | undefined;
    if (!config?.documentClass) throw new Error(`${documentName} is no document of generation ${this.generation}`);
    return config.documentClass as unknown as DocumentClass<T>;
  }

  /** The world's documents of a kind; undefined for kinds that are only embedded. */
  collection(documentName: string): WorldCollection | undefined {
    const entry = Object.entries(WORLD_COLLECTIONS).find(([, name]) => name === documentName);
    return entry ? this.game.collections.get(documentName) : undefined;
  }

  addDocument(documentName: string, source: Source): ClientDocument {
    const document = this.collection(documentName)?.add(source);
    if (!document) throw new Error(`${documentName} [${source._id}] could not be made`);
    return document;
  }

  removeDocument(documentName: string, id: string): ClientDocument | undefined {
    const collection = this.collection(documentName);
    const document = collection?.get(id);
    collection?.delete(id);
    return document;
  }

  /** The data model of a sub-type's `system`, undefined where there is none. */
  systemModel(documentName: string, type: unknown): typeof TypeDataModel | undefined {
    const models = (this.CONFIG[documentName] as { dataModels?: Record<string, typeof TypeDataModel> } | undefined)?.dataModels;
    return models?.[String(type)];
  }

  /** A status of CONFIG.statusEffects, which is an array in 13 and a record in 14. */
  statusEffect(id: string): StatusEffect | undefined {
    const all = this.CONFIG["statusEffects"] as StatusEffect[] | Record<string, StatusEffect>;
    return (Array.isArray(all) ? all : Object.values(all)).find((status) => status.id === id);
  }

  /** Scopes that flags may have: the core, the system and the active modules. */
  packageScopes(): Set<string> {
    return new Set(["core", "world", this.payload.systemId, ...this.payload.modules.map(({ id }) => id)]);
  }

  deprecated(what: string, instead: string, since: number, until: number): void {
    logCompatibilityWarning(this, `${what} is deprecated since ${since}, until ${until}: use ${instead}`);
  }

  /** Shows a message to the user, by the interface where there is one. */
  notify(level: "info" | "warn" | "error", message: string): void {
    const shown = this.ui["notifications"] as Record<string, ((message: string) => unknown) | undefined>;
    shown[level]?.(message);
  }

  parseUuid(uuid: string) {
    return parseUuid(this, uuid);
  }

  /** The document of a uuid, from a compendium too. Follows client/utils/helpers.d.mts. */
  async fromUuid(uuid: string): Promise<ClientDocument | null> {
    const parts = uuid.split(".");
    if (parts[0] !== "Compendium") return resolveUuid(this, uuid);
    const pack = this.game.packs.get(parts.slice(1, 3).join("."));
    let document = (await pack?.getDocument(parts[4] ?? "")) ?? null;
    for (let i = 5; document && i < parts.length; i += 2) document = child(document, parts[i] ?? "", parts[i + 1] ?? "");
    return document;
  }

  /** The document of a world uuid; for compendia the loaded document or the index entry. */
  fromUuidSync(uuid: string): ClientDocument | Plain | null {
    const parts = uuid.split(".");
    if (parts[0] !== "Compendium") return resolveUuid(this, uuid);
    const pack = this.game.packs.get(parts.slice(1, 3).join("."));
    if (parts.length > 5) throw new Error("fromUuidSync was invoked on an embedded document of a compendium, which is not loaded");
    return pack?.get(parts[4] ?? "") ?? pack?.index.get(parts[4] ?? "") ?? null;
  }

  /** Lays faces ready for the next dice of this client. */
  loadDice(...faces: number[]): void {
    this.loadedDice.push(...faces);
  }

  /** Ends every lag of movement. */
  settleMovement(): void {
    for (const scene of this.game.scenes) for (const token of scene.tokens) (token as unknown as { settle(): void }).settle();
  }

  /** Puts this client's globals where packages look for them. */
  installGlobals(target: object): void {
    const { CONFIG, CONST, Hooks, foundry, ui, RollClass, classes } = this;
    const game = strict(this.game, "game", { absent: GAME_MAY_LACK });
    const operators = this.generation >= 14 ? { _del: new ForcedDeletion(), _replace: (value: unknown) => new ForcedReplacement(value) } : {};
    const fromUuid = (uuid: string) => this.fromUuid(uuid);
    const fromUuidSync = (uuid: string) => this.fromUuidSync(uuid);
    const names = { ...classes, ...operators, game, CONFIG, CONST, Hooks, foundry, ui, Roll: RollClass, fromUuid, fromUuidSync };
    for (const [name, value] of Object.entries(names)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
    const canvas = { get: () => this.canvas, set: (value: object | null) => (this.canvas = value), configurable: true };
    Object.defineProperty(target, "canvas", canvas);
  }

  /** Listens to what other users do: `{ targets: ids }` and the like, as `User#broadcastActivity` sends it. */
  onUserActivity(listener: (userId: string, data: unknown) => void): void {
    this.#activity.push(listener);
  }

  heardActivity(userId: string, data: unknown): void {
    for (const listener of this.#activity) listener(userId, data);
  }

  close(): void {
    this.transport.close();
  }

  private collect(level: string, message: string, rest: { localize?: boolean; format?: Plain } = {}): { readonly id: number; remove(): void } {
    const text = rest.localize === true || rest.format ? this.game.i18n.format(message, rest.format ?? {}) : message;
    this.notifications.push({ level, message: text });
    return { id: this.notifications.length, remove: () => undefined };
  }
}

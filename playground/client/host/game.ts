import type { Plain } from "../../shared/object-paths";
import { Collection } from "./collection";
import type { ClientDocument } from "./documents/client-document";
import type { Combat } from "./documents/combat";
import type { Setting } from "./documents/plain-documents";
import type { RollTable } from "./documents/roll-table";
import type { ChatMessage } from "./documents/chat-message";
import type { User } from "./documents/user";
import { GameTime } from "./game-time";
import type { Host } from "./host";
import { Localization } from "./i18n";
import { ClientKeybindings } from "./keybindings";
import type { CompendiumCollection } from "./packs";
import { type ClientStorage, ClientSettings } from "./settings";
import { CombatEncounters, Scenes, Users, WorldCollection } from "./world-collections";

type SocketHandler = (...args: never[]) => void;

/** A package of the world: its manifest's members, and what it offers in `api`. */
export interface GameModule extends Plain {
  readonly id: string;
  readonly active: boolean;
  api?: unknown;
}

/** The global `game`. Follows client/game.d.mts. */
export class Game {
  readonly release: { readonly generation: number; readonly build: number; readonly version: string; readonly channel: "stable" };
  readonly version: string;
  readonly view = "game";
  readonly userId: string;
  readonly collections = new Collection<WorldCollection>();
  readonly modules: Collection<GameModule>;
  readonly packs = new Collection<CompendiumCollection>();
  readonly i18n = new Localization();
  readonly settings: ClientSettings;
  readonly keybindings: ClientKeybindings;
  readonly time: GameTime;
  readonly users: Users;
  readonly scenes: Scenes;
  readonly actors: WorldCollection;
  readonly items: WorldCollection;
  readonly tables: WorldCollection<RollTable>;
  readonly journal: WorldCollection;
  readonly messages: WorldCollection<ChatMessage>;
  readonly combats: CombatEncounters;
  readonly folders: WorldCollection;
  readonly storedSettings: WorldCollection<Setting>;
  readonly system: Plain & { id: string };
  readonly world: Plain;
  readonly socket: { emit(event: string, data?: unknown): void; on(event: string, handler: SocketHandler): void; off(event: string, handler: SocketHandler): void };
  readonly paused = false;
  ready = false;
  readonly #host: Host;

  constructor(host: Host, storage: ClientStorage) {
    this.#host = host;
    const { payload } = host;
    const [generation = 0, build = 0] = payload.version.split(".").map(Number);
    this.release = { generation: host.generation, build, version: host.generation === generation ? payload.version : `${host.generation}.${build}`, channel: "stable" };
    this.version = this.release.version;
    this.userId = payload.userId;
    this.system = { id: payload.systemId, title: payload.systemId, version: "1.0.0", documentTypes: payload.documentTypes };
    this.world = { id: "playground", title: "Playground", system: payload.systemId };
    const modules = payload.modules.map((manifest): [string, GameModule] => [manifest.id, { ...manifest, active: true }]);
    this.modules = new Collection(modules);
    this.settings = new ClientSettings(host, storage);
    this.keybindings = new ClientKeybindings(host);
    this.time = new GameTime(host);
    const make = <T extends ClientDocument>(name: string, collection = new WorldCollection<T>(host, name)) => {
      this.collections.set(name, collection);
      return collection;
    };
    this.users = make<User>("User", new Users(host, "User")) as Users;
    this.scenes = make("Scene", new Scenes(host, "Scene") as never) as unknown as Scenes;
    this.folders = make("Folder");
    this.actors = make("Actor");
    this.items = make("Item");
    this.combats = make<Combat>("Combat", new CombatEncounters(host, "Combat")) as CombatEncounters;
    this.tables = make<RollTable>("RollTable");
    this.journal = make("JournalEntry");
    this.messages = make<ChatMessage>("ChatMessage");
    this.storedSettings = make<Setting>("Setting");
    this.socket = {
      emit: (event, data) => host.transport.emit(event, data),
      on: (event, handler) => host.transport.on(event, handler as (payload: unknown) => void),
      off: (event, handler) => host.transport.off(event, handler),
    };
  }

  get user(): User {
    const user = this.users.get(this.userId);
    if (!user) throw new Error(`User [${this.userId}] does not exist`);
    return user;
  }

  /** The combat of the viewed scene that is active, or any active one. */
  get combat(): Combat | null {
    const active = this.combats.filter((combat) => combat.active);
    return active.find((combat) => combat.scene === this.scenes.viewed) ?? active[0] ?? null;
  }

  /** Sub-types by document name, the core's, the system's and the modules'. */
  get documentTypes(): Record<string, string[]> {
    return this.#host.payload.documentTypes;
  }

  get canvas(): object | null {
    return this.#host.canvas;
  }
}

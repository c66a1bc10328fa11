import type { Source } from "../../shared/world-source";
import { Collection } from "./collection";
import type { Combat } from "./documents/combat";
import type { ClientDocument } from "./documents/client-document";
import type { Scene } from "./documents/scene";
import type { User } from "./documents/user";
import type { Host } from "./host";

/** The documents of one kind in the world. Follows client/documents/abstract/world-collection.d.mts. */
export class WorldCollection<T extends ClientDocument = ClientDocument> extends Collection<T> {
  readonly invalidDocumentIds = new Set<string>();

  constructor(
    readonly host: Host,
    readonly documentName: string,
  ) {
    super();
  }

  get documentClass() {
    return this.host.documentClass<T>(this.documentName);
  }

  /** Makes a document of stored data; one that does not fit is left out and reported, as Foundry does. */
  add(source: Source): T | null {
    try {
      const document = new this.documentClass(source);
      this.set(source._id, document);
      return document;
    } catch (error) {
      this.invalidDocumentIds.add(source._id);
      this.host.Hooks.onError(`${this.constructor.name}#_initialize`, error, { log: "error" });
      return null;
    }
  }

  getInvalid(id: string): null {
    void id;
    return null;
  }
}

/** Follows client/documents/collections/users.d.mts. */
export class Users extends WorldCollection<User> {
  get current(): User | null {
    return this.get(this.host.game.userId) ?? null;
  }

  /** The GM who writes for the players: a full GM before an assistant, by id among equals; null when none is there. */
  get activeGM(): User | null {
    return this.getDesignatedUser((user) => user.active && user.isGM);
  }

  get players(): User[] {
    return this.filter((user) => !user.isGM && user.hasRole("PLAYER"));
  }

  getDesignatedUser(condition: (user: User) => boolean): User | null {
    const fitting = this.filter((user) => condition(user));
    fitting.sort((a, b) => b.role - a.role || (a.id < b.id ? -1 : 1));
    return fitting[0] ?? null;
  }
}

/** Follows client/documents/collections/combat-encounters.d.mts. */
export class CombatEncounters extends WorldCollection<Combat> {
  /** The fights of the scene that this client looks at, and those of no scene. */
  get combats(): Combat[] {
    return this.filter(({ scene }) => scene === null || scene === this.host.game.scenes.current);
  }

  get active(): Combat | undefined {
    return this.combats.find(({ active }) => active);
  }

  get viewed(): Combat | null {
    return this.host.game.combat;
  }
}

/** Follows client/documents/collections/scenes.d.mts. */
export class Scenes extends WorldCollection<Scene> {
  viewedId: string | null = null;

  get active(): Scene | undefined {
    return this.find((scene) => scene.active);
  }

  /** The scene that this client looks at. */
  get viewed(): Scene | undefined {
    return this.get(this.viewedId ?? "");
  }

  /** The viewed scene where the canvas is on, else the active one. */
  get current(): Scene | undefined {
    return (this.host.canvas as { ready?: boolean } | null)?.ready ? this.viewed : this.active;
  }
}

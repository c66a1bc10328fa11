import type { Plain } from "../../../shared/object-paths";
import type { Actor } from "./actor";
import { ClientDocument } from "./client-document";
import type { EmbeddedCollection } from "./embedded-collection";

/** Follows client/documents/item.d.mts. */
export class Item extends ClientDocument {
  static override documentName = "Item";
  declare name: string;
  declare img: string;
  declare type: string;
  declare system: Plain;
  declare effects: EmbeddedCollection;

  get actor(): Actor | null {
    return this.parent?.documentName === "Actor" ? (this.parent as Actor) : null;
  }

  get isOwned(): boolean {
    return this.actor !== null;
  }

  getRollData(): Plain {
    return { ...(this.actor?.getRollData() ?? {}), item: this.system };
  }
}

/** Follows client/documents/journal-entry-page.d.mts. */
export class JournalEntryPage extends ClientDocument {
  static override documentName = "JournalEntryPage";
  declare name: string;
  declare type: string;
  declare text: { content?: string; markdown?: string; format: number };
  declare title: { show: boolean; level: number };
  declare sort: number;
}

/** Follows client/documents/journal-entry.d.mts. */
export class JournalEntry extends ClientDocument {
  static override documentName = "JournalEntry";
  declare name: string;
  declare pages: EmbeddedCollection;
}

/** Follows client/documents/folder.d.mts. */
export class Folder extends ClientDocument {
  static override documentName = "Folder";
  declare name: string;
  declare type: string;
}

/** A stored setting; follows client/documents/setting.d.mts. Its value is JSON. */
export class Setting extends ClientDocument {
  static override documentName = "Setting";
  declare key: string;
  declare value: string;
  declare user: string | null;

  override _onCreate(data: Plain, options: Plain, userId: string): void {
    super._onCreate(data, options, userId);
    this.host.game.settings.stored(this, options, userId);
  }

  override _onUpdate(changes: Plain, options: Plain, userId: string): void {
    super._onUpdate(changes, options, userId);
    if ("value" in changes) this.host.game.settings.stored(this, options, userId);
  }
}

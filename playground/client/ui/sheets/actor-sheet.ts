import type { ConfigurationInput, HeaderControl, RenderContext, RenderOptions } from "../api/application-types";
import { DocumentSheetV2 } from "../api/document-sheet";
import type { HostDocument } from "../env";
import { host, localize } from "../env";
import { openSheet } from "../sidebar/directory";
import { TextEditor } from "../ux/text-editor";
import { HandlebarsDocumentSheet } from "./placeable-config";
import { tokenControl } from "./prototype-token-config";

interface Item extends HostDocument {
  use?(options?: Record<string, unknown>): unknown;
  roll?(options?: Record<string, unknown>): unknown;
}
interface Actor extends HostDocument {
  readonly items: Iterable<Item> & { get(id: string): Item | undefined };
  readonly effects?: Iterable<HostDocument & { disabled?: boolean }>;
  readonly statuses?: Set<string>;
}

/** Base of the sheets for actors (client/applications/sheets/actor-sheet.d.mts). */
export class ActorSheetV2 extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: ConfigurationInput = { classes: ["actor"], position: { width: 560 }, form: { submitOnChange: true, closeOnSubmit: false } };

  get actor(): HostDocument {
    return this.document;
  }
  override _getHeaderControls(): HeaderControl[] {
    return [...super._getHeaderControls(), ...tokenControl(this.document)];
  }
}

/** Base of the sheets for items (client/applications/sheets/item-sheet.d.mts). */
export class ItemSheetV2 extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: ConfigurationInput = { classes: ["item"], position: { width: 480 }, form: { submitOnChange: true, closeOnSubmit: false } };

  get item(): HostDocument {
    return this.document;
  }
}

/** Numbers and short texts of a document's system data, flat, for a sheet that knows no system. */
export function systemRows(system: unknown, path = "system", depth = 0): { path: string; label: string; value: number | string | boolean; kind: string }[] {
  if (typeof system !== "object" || system === null || depth > 3) return [];
  return Object.entries(system as Record<string, unknown>).flatMap(([key, value]) => {
    const own = `${path}.${key}`;
    if (typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && value.length < 60)) {
      return [{ path: own, label: own.slice("system.".length), value, kind: typeof value === "string" ? "text" : typeof value === "boolean" ? "checkbox" : "number" }];
    }
    return Array.isArray(value) ? [] : systemRows(value, own, depth + 1);
  });
}

/** A plain sheet for any actor: picture, name, items with a button that uses them, statuses, system data. */
export class PlainActorSheet extends HandlebarsDocumentSheet {
  static override DEFAULT_OPTIONS: ConfigurationInput = {
    classes: ["actor", "plain-actor"],
    window: { icon: "fa-solid fa-user", resizable: true },
    position: { width: 520, height: 560 },
    form: { submitOnChange: true, closeOnSubmit: false },
    actions: {
      useItem: PlainActorSheet.#onUse,
      editItem: PlainActorSheet.#onEdit,
      deleteItem: PlainActorSheet.#onDelete,
    },
  };
  static override TABS = { sheet: { tabs: [{ id: "items", icon: "fa-solid fa-suitcase" }, { id: "effects", icon: "fa-solid fa-bolt" }, { id: "data", icon: "fa-solid fa-list" }], initial: "items", labelPrefix: "PLAY.SheetTab" } };
  static override PARTS = {
    header: { template: "templates/sheets/actor-header.hbs" },
    tabs: { template: "templates/generic/tab-navigation.hbs" },
    items: { template: "templates/sheets/actor-items.hbs", scrollable: [""] },
    effects: { template: "templates/sheets/actor-effects.hbs", scrollable: [""] },
    data: { template: "templates/sheets/system-data.hbs", scrollable: [""] },
  };

  get actor(): Actor {
    return this.document as Actor;
  }
  override _getHeaderControls(): HeaderControl[] {
    return [...super._getHeaderControls(), ...tokenControl(this.document)];
  }
  override get title(): string {
    return this.document.name ?? localize("DOCUMENT.Actor");
  }

  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const { actor } = this;
    const items = [...actor.items].map((item) => ({
      id: item.id,
      name: item.name,
      img: item.img ?? null,
      type: localize(`TYPES.Item.${item.type ?? "base"}`),
      usable: typeof item.use === "function" || typeof item.roll === "function",
    }));
    const effects = [...(actor.effects ?? [])].map((effect) => ({ id: effect.id, name: effect.name, img: effect.img ?? null, disabled: effect.disabled }));
    return { ...context, actor, items, effects, statuses: [...(actor.statuses ?? [])], rows: systemRows(actor._source.system) };
  }

  #item(target: HTMLElement): Item | undefined {
    return this.actor.items.get(target.closest<HTMLElement>("[data-item-id]")?.dataset.itemId ?? "");
  }

  static async #onUse(this: PlainActorSheet, event: PointerEvent, target: HTMLElement): Promise<void> {
    const item = this.#item(target);
    if (!item) return;
    await (item.use ? item.use({ event }) : item.roll?.({ event }));
  }
  static async #onEdit(this: PlainActorSheet, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const item = this.#item(target);
    if (item) await openSheet(item);
  }
  static async #onDelete(this: PlainActorSheet, _event: PointerEvent, target: HTMLElement): Promise<void> {
    await this.#item(target)?.delete();
  }
}

/** A plain sheet for any item. */
export class PlainItemSheet extends HandlebarsDocumentSheet {
  static override DEFAULT_OPTIONS: ConfigurationInput = {
    classes: ["item", "plain-item"],
    window: { icon: "fa-solid fa-suitcase", resizable: true },
    position: { width: 460, height: 480 },
    form: { submitOnChange: true, closeOnSubmit: false },
  };
  static override PARTS = {
    header: { template: "templates/sheets/actor-header.hbs" },
    data: { template: "templates/sheets/system-data.hbs", scrollable: [""] },
  };

  get item(): HostDocument {
    return this.document;
  }
  override get title(): string {
    return this.document.name ?? localize("DOCUMENT.Item");
  }
  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const description = (this.document.system as { description?: { value?: string } | string } | undefined)?.description;
    const text = typeof description === "string" ? description : (description?.value ?? "");
    return { ...context, rows: systemRows(this.document._source.system), description: await TextEditor.enrichHTML(text), isGM: host("game").user.isGM };
  }
}

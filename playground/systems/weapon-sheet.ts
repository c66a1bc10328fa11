import type { ActorSheetV2 as ActorSheet } from "../client/ui/sheets/actor-sheet";
import type { HandlebarsApplicationMixin as Mixin } from "../client/ui/api/handlebars-application";
import type { ConfigurationInput, RenderContext, RenderOptions } from "../client/ui/api/application-types";
import type { DocumentSheetConfig as SheetConfig } from "../client/ui/sheets/sheet-config";
import type { Actor } from "../client/host/documents/actor";
import type { Host } from "../client/host/host";
import { type Facts, factsOf } from "./sheet-facts";

interface Applications {
  readonly api: { readonly HandlebarsApplicationMixin: typeof Mixin };
  readonly sheets: { readonly ActorSheetV2: typeof ActorSheet };
  readonly apps: { readonly DocumentSheetConfig: typeof SheetConfig };
}

interface Usable {
  readonly id: string;
  readonly name: string;
  readonly img: string;
  readonly type: string;
  readonly actions?: { readonly size: number };
  use?(options: { event: Event }): Promise<unknown>;
}

/**
 * Registers the sheet that the doubles share: what matters in a fight, and a button for each attack that the double can
 * roll. The classes are Foundry's as the page has them, so this runs only where there is one.
 * @param facts What the double knows of an actor, in words; default the paths of all four systems.
 */
export function registerSheet(host: Host, scope: string, types: readonly string[], facts: (actor: Actor) => Facts = factsOf): void {
  const { api, sheets, apps } = host.foundry.applications as unknown as Applications;
  const Base = api.HandlebarsApplicationMixin(sheets.ActorSheetV2);
  class WeaponSheet extends Base {
    static override DEFAULT_OPTIONS: ConfigurationInput = {
      classes: ["weapon-sheet", scope],
      window: { icon: "fa-solid fa-user-shield", resizable: true },
      position: { width: 440 },
      actions: { attack: WeaponSheet.#onAttack },
    };
    static override PARTS = { sheet: { template: "templates/systems/actor-sheet.hbs", scrollable: [""] } };

    override get title(): string {
      return this.document.name ?? "";
    }

    override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
      const context = await super._prepareContext(options);
      const actor = this.document as unknown as Actor;
      const items = [...actor.items] as unknown as Usable[];
      const isAttack = (item: Usable) => "use" in item && (item.actions?.size ?? 0) > 0;
      return {
        ...context,
        facts: facts(actor).map(({ label, value }) => ({ label: host.game.i18n.localize(label), value })),
        attacks: items.filter(isAttack),
        others: items.filter((item) => !isAttack(item)),
      };
    }

    static async #onAttack(this: WeaponSheet, event: PointerEvent, target: HTMLElement): Promise<void> {
      const id = target.closest<HTMLElement>("[data-item-id]")?.dataset["itemId"] ?? "";
      const item = (this.document as unknown as Actor).items.get(id) as unknown as Usable | undefined;
      await item?.use?.({ event });
    }
  }
  apps.DocumentSheetConfig.registerSheet({ documentName: "Actor" }, scope, WeaponSheet, { types, makeDefault: true });
}

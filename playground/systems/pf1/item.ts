import type { Item } from "../../client/host/documents/plain-documents";
import type { TokenDocument } from "../../client/host/documents/token";
import type { Host } from "../../client/host/host";
import { type ActionData, type ItemAction, itemAction } from "./action";
import { ActionUse } from "./action-use";
import type { ActorPF } from "./actor";
import type { PfDice } from "./dice";
import type { Pf1Form } from "./form";

/** What `use` takes, as far as the double plays it. */
export interface UseOptions {
  readonly actionId?: string;
  readonly token?: TokenDocument | null;
  readonly skipDialog?: boolean;
  readonly chatMessage?: boolean;
  readonly fullAttack?: boolean;
  readonly event?: Event;
}

/** An item of the double. */
export interface ItemPF extends Item {
  readonly actions: Map<string, ItemAction>;
  use(options?: UseOptions): Promise<ActionUse | undefined>;
}

/** The item's class for one client; follows pf1 module/documents/item/item-pf.mjs. */
export function itemClass(host: Host, dice: PfDice, form: Pf1Form): new (...args: never[]) => ItemPF {
  const Base = host.documentClass("Item") as unknown as typeof Item;
  class ItemPF extends Base {
    get actions(): Map<string, ItemAction> {
      const sources = (this.system["actions"] ?? []) as ActionData[];
      return new Map(sources.map((source) => [source._id, itemAction(host, dice, this as unknown as ItemPF & { actions: Map<string, ItemAction> } as never, source, form)]));
    }

    /** Uses an action, the first where none is named. Answers the ActionUse (11.x), or nothing where it was cancelled. */
    async use({ actionId, token, ...options }: UseOptions = {}): Promise<ActionUse | undefined> {
      const actor = this.actor as ActorPF | null;
      if (actor && !actor.isOwner) {
        host.notify("warn", host.game.i18n.format("PF1.ErrorNoActorPermissionAlt", { name: actor.name }));
        return undefined;
      }
      const action = actionId === undefined ? [...this.actions.values()][0] : this.actions.get(actionId);
      if (!action) return undefined;
      const by = token ?? actor?.token ?? actor?.getActiveTokens(false, true)[0] ?? null;
      return new ActionUse(host, form, { action, item: action.item, token: by, ...options }).process();
    }
  }
  return ItemPF;
}

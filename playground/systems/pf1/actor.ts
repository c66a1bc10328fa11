import type { Actor } from "../../client/host/documents/actor";
import type { User } from "../../client/host/documents/user";
import type { Host } from "../../client/host/host";
import { deepClone } from "../../shared/object-merge";
import { expandObject, type Plain } from "../../shared/object-paths";
import type { Pf1Form } from "./form";
import { prepareActor, type PreparedItem } from "./prepare-actor";

/** An actor of the double. */
export interface ActorPF extends Actor {
  setCondition(id: string, enabled: boolean): Promise<unknown>;
  applyDamage(value: number, options?: { ratio?: number; reduction?: number }): Promise<unknown>;
}

/** The actor's class for one client; follows pf1 module/documents/actor/actor-pf.mjs by what it does, not how. */
export function actorClass(host: Host, form: Pf1Form): new (...args: never[]) => ActorPF {
  const Base = host.documentClass("Actor") as unknown as typeof Actor;
  class ActorPF extends Base {
    override prepareDerivedData(): void {
      super.prepareDerivedData();
      prepareActor(this.system, [...this.items] as unknown as PreparedItem[], this.statuses, form);
    }

    override getRollData(): Plain {
      return deepClone(this.system);
    }

    /** Changes of `hp.value` become changes of the stored offset. */
    override async _preUpdate(changes: Plain, options: Plain, user: User): Promise<boolean | void> {
      const hp = ((expandObject(changes)["system"] as Plain | undefined)?.["attributes"] as Plain | undefined)?.["hp"] as Plain | undefined;
      if (typeof hp?.["value"] === "number") {
        const max = Number(((this.system["attributes"] as Plain)["hp"] as Plain)["max"]);
        const system = changes["system"] as { attributes: { hp: Plain } };
        system.attributes.hp["offset"] = hp["value"] - max;
        delete system.attributes.hp["value"];
      }
      return super._preUpdate(changes, options, user);
    }

    /** Switches a condition, and tells by `pf1ToggleActorCondition(actor, id, state)`. */
    async setCondition(id: string, enabled: boolean): Promise<unknown> {
      const result = await this.toggleStatusEffect(id, { active: enabled });
      host.Hooks.callAll("pf1ToggleActorCondition", this, id, enabled);
      return result;
    }

    /** 11.x instance method; `pf1ApplyDamage(actor, options)` from 11.8 on, whose `options.value` may be changed. */
    async applyDamage(value: number, { ratio = 1, reduction = 0 }: { ratio?: number; reduction?: number } = {}): Promise<unknown> {
      const options = { value: value > 0 ? Math.max(0, Math.floor(value * ratio) - reduction) : value };
      if (form === 11 && !host.Hooks.call("pf1ApplyDamage", this, options)) return this;
      const hp = (this.system["attributes"] as Plain)["hp"] as { value: number };
      return this.update({ "system.attributes.hp.value": hp.value - options.value });
    }
  }
  return ActorPF;
}

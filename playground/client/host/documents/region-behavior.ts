import type { Plain } from "../../../shared/object-paths";
import { triggerBehaviour } from "../region-events";
import { ClientDocument } from "./client-document";
import type { RegionDocument, RegionEvent } from "./region";
import type { Scene } from "./scene";

type EventHandler = (event: RegionEvent) => unknown;

/** Follows client/documents/region-behavior.d.mts. */
export class RegionBehavior extends ClientDocument {
  static override documentName = "RegionBehavior";
  declare parent: RegionDocument | null;
  declare name: string;
  declare type: string;
  declare disabled: boolean;
  declare system: Record<string, unknown>;

  get region(): RegionDocument | null {
    return this.parent;
  }

  get scene(): Scene | null {
    return this.parent?.parent ?? null;
  }

  get active(): boolean {
    return !this.disabled && this.region?.behaviors.get(this.id ?? "") === this && this.scene !== null;
  }

  get viewed(): boolean {
    return this.active && this.scene?.isView === true;
  }

  hasEvent(name: string): boolean {
    return this.handlerOf(name) !== undefined;
  }

  /** Runs the sub-type's handler of an event, with `this` the model; an error is reported, not thrown. */
  async _handleRegionEvent(event: RegionEvent): Promise<void> {
    try {
      const handler = this.handlerOf(event.name);
      if (handler) await handler.call(this.system as never, event);
    } catch (error) {
      this.host.Hooks.onError("RegionBehavior#_handleRegionEvent", error, { log: "error" });
    }
  }

  override _onCreate(data: Plain, options: Plain, userId: string): void {
    super._onCreate(data, options, userId);
    if (!this.disabled) triggerBehaviour(this, true, userId);
  }

  override _onUpdate(changes: Plain, options: Plain, userId: string): void {
    super._onUpdate(changes, options, userId);
    if ("disabled" in changes) triggerBehaviour(this, !this.disabled, userId);
  }

  override _onDelete(options: Plain, userId: string): void {
    super._onDelete(options, userId);
    if (!this.disabled) triggerBehaviour(this, false, userId);
  }

  private handlerOf(name: string): EventHandler | undefined {
    const Model = this.host.systemModel("RegionBehavior", this.type) as unknown as { events?: Record<string, EventHandler> } | undefined;
    const fixed = Model?.events?.[name];
    if (fixed) return fixed;
    const system = this.system as { events?: Set<string>; _handleRegionEvent?: EventHandler };
    return system.events?.has(name) ? system._handleRegionEvent : undefined;
  }
}

import type { Plain } from "../../../shared/object-paths";
import { mergeObject } from "../../../shared/object-merge";
import { removedMembers } from "../removed-members";
import type { Actor } from "./actor";
import { ClientDocument } from "./client-document";

/** One change of an effect in the form of either generation. */
export interface EffectChange {
  readonly key: string;
  readonly value: string;
  /** 13. */
  readonly mode?: number;
  /** 14. */
  readonly type?: string;
  /** 14. */
  readonly phase?: string;
  readonly priority?: number | null;
}

/** Follows client/documents/active-effect.d.mts; 14 by RN 14.353-14.358. */
export class ActiveEffect extends ClientDocument {
  static override documentName = "ActiveEffect";
  declare name: string;
  declare img: string | null;
  declare changes: EffectChange[];
  declare system: { changes?: EffectChange[] };
  declare disabled: boolean;
  declare transfer: boolean;
  declare origin: string | null;
  declare statuses: Set<string>;
  declare duration: { seconds?: number | null; rounds?: number | null; turns?: number | null; value?: number | null; units?: string };
  declare showIcon: number;

  /** An effect out of a status of CONFIG.statusEffects, not yet stored. */
  // eslint-disable-next-line @typescript-eslint/require-await -- Foundry answers a promise, and a bad id rejects.
  static async fromStatusEffect(statusId: string, context: { parent?: ClientDocument | null } = {}): Promise<ActiveEffect> {
    const status = this.host.statusEffect(statusId);
    if (!status) throw new Error(`Invalid status ID "${statusId}" provided to ActiveEffect.fromStatusEffect`);
    const { id, name, img, hud: _hud, _id, statuses, ...rest } = status as Plain & { id: string; name: string; statuses?: string[] };
    const data = mergeObject(rest, { name: this.host.game.i18n.localize(name), img, statuses: [id, ...(statuses ?? [])] });
    return new (this.host.documentClass<ActiveEffect>("ActiveEffect"))(data, { parent: context.parent ?? null });
  }

  get isSuppressed(): boolean {
    return false;
  }

  get active(): boolean {
    return !this.disabled && !this.isSuppressed;
  }

  get isTemporary(): boolean {
    const { duration } = this;
    return this.statuses.size > 0 || [duration.seconds, duration.rounds, duration.turns, duration.value].some((length) => typeof length === "number" && length > 0);
  }

  /** The actor that the effect works on. */
  get target(): ClientDocument | null {
    return this.parent?.documentName === "Item" && this.transfer ? this.parent.parent : this.parent;
  }

  override prepareBaseData(): void {
    super.prepareBaseData();
    if (this.host.generation >= 14) removedMembers(this, { changes: "ActiveEffect#system.changes" });
  }

  override _onCreate(data: Plain, options: Plain, userId: string): void {
    super._onCreate(data, options, userId);
    this.tellTokens(true);
  }

  override _onUpdate(changes: Plain, options: Plain, userId: string): void {
    super._onUpdate(changes, options, userId);
    if ("disabled" in changes) this.tellTokens(!this.disabled);
  }

  override _onDelete(options: Plain, userId: string): void {
    super._onDelete(options, userId);
    this.tellTokens(false);
  }

  /** Tokens on the canvas learn which statuses came or went (hook `applyTokenStatusEffect`). */
  private tellTokens(active: boolean): void {
    const actor = this.target;
    if (actor?.documentName !== "Actor") return;
    for (const token of (actor as Actor).getActiveTokens() as { _onApplyStatusEffect?: (id: string, active: boolean) => void }[]) {
      for (const status of this.statuses) token._onApplyStatusEffect?.(status, active);
    }
  }
}

import type { Plain } from "../../../shared/object-paths";
import type { Actor } from "./actor";
import { ClientDocument } from "./client-document";
import type { EmbeddedCollection } from "./embedded-collection";
import type { Scene } from "./scene";
import type { TokenDocument } from "./token";

/** Whose turn it is, or was; follows Combat.HistoryData. */
export interface CombatTurn {
  readonly round: number;
  readonly turn: number | null;
  readonly combatantId: string | null;
  readonly tokenId: string | null;
}

/** Follows client/documents/combatant.d.mts. */
export class Combatant extends ClientDocument {
  static override documentName = "Combatant";
  declare parent: Combat | null;
  declare actorId: string | null;
  declare tokenId: string | null;
  declare sceneId: string | null;
  declare name: string;
  declare initiative: number | null;
  declare defeated: boolean;
  declare hidden: boolean;

  get combat(): Combat | null {
    return this.parent;
  }

  get token(): TokenDocument | null {
    const scene = this.host.game.scenes.get(this.sceneId ?? (this.parent?._source["scene"] as string | null) ?? "");
    return (scene?.getEmbeddedDocument("Token", this.tokenId ?? "") as TokenDocument | undefined) ?? null;
  }

  get actor(): Actor | null {
    return this.token?.actor ?? (this.host.game.actors.get(this.actorId ?? "") as Actor | undefined) ?? null;
  }

  get isDefeated(): boolean {
    return this.defeated || (this.actor?.statuses.has((this.host.CONFIG["specialStatusEffects"] as Record<string, string>)["DEFEATED"] ?? "dead") ?? false);
  }

  override prepareDerivedData(): void {
    this.name ||= this.token?.name ?? this.actor?.name ?? "";
  }
}

/** Follows client/documents/combat.d.mts, without initiative formulas of a system's own. */
export class Combat extends ClientDocument {
  static override documentName = "Combat";
  declare round: number;
  declare turn: number | null;
  declare active: boolean;
  declare combatants: EmbeddedCollection;
  declare turns: Combatant[];
  declare previous: CombatTurn;
  /** The scene of the fight, or none: the document behind the stored id. */
  declare scene: Scene | null;

  get combatant(): Combatant | null {
    return this.turn === null ? null : (this.turns[this.turn] ?? null);
  }

  get started(): boolean {
    return this.round > 0;
  }

  get current(): CombatTurn {
    const { combatant } = this;
    return { round: this.round, turn: this.turn, combatantId: combatant?.id ?? null, tokenId: combatant?.tokenId ?? null };
  }

  async activate(): Promise<this | undefined> {
    return this.update({ active: true });
  }

  async startCombat(): Promise<this | undefined> {
    return this.advance("combatStart", { round: 1, turn: this.turns.length ? 0 : null }, 0);
  }

  async nextTurn(): Promise<this | undefined> {
    const next = (this.turn ?? -1) + 1;
    if (next >= this.turns.length) return this.nextRound();
    return this.advance("combatTurn", { round: this.round, turn: next }, this.turnTime);
  }

  async nextRound(): Promise<this | undefined> {
    const remaining = Math.max(this.turns.length - (this.turn ?? 0), 0) * this.turnTime;
    return this.advance("combatRound", { round: this.round + 1, turn: this.turns.length ? 0 : null }, remaining + this.roundTime);
  }

  async previousRound(): Promise<this | undefined> {
    return this.advance("combatRound", { round: Math.max(this.round - 1, 0), turn: this.turns.length ? 0 : null }, -this.roundTime);
  }

  async endCombat(): Promise<this | undefined> {
    return this.delete();
  }

  override prepareBaseData(): void {
    const get = (): Scene | null => this.host.game.scenes.get((this._source["scene"] as string | null) ?? "") ?? null;
    Object.defineProperty(this, "scene", { get, configurable: true, enumerable: true });
  }

  override prepareDerivedData(): void {
    const order = [...this.combatants] as unknown as Combatant[];
    order.sort((a, b) => (b.initiative ?? -Infinity) - (a.initiative ?? -Infinity) || (a.id ?? "").localeCompare(b.id ?? ""));
    Object.defineProperty(this, "turns", { value: order, configurable: true, writable: true });
  }

  beforeUpdate(): CombatTurn {
    return this.current;
  }

  afterUpdate(changes: Plain, before: unknown): void {
    if (!("round" in changes) && !("turn" in changes)) return;
    Object.defineProperty(this, "previous", { value: before, configurable: true, writable: true });
    this.host.Hooks.callAll("combatTurnChange", this, before, this.current);
  }

  private get turnTime(): number {
    return (this.host.CONFIG["time"] as { turnTime: number }).turnTime;
  }

  private get roundTime(): number {
    return (this.host.CONFIG["time"] as { roundTime: number }).roundTime;
  }

  /** The hook fires before the write, on this client; the clock moves before the combat (RN 13.339). */
  private async advance(hook: string, updateData: { round: number; turn: number | null }, seconds: number): Promise<this | undefined> {
    const options: Plain = { direction: updateData.round >= this.round ? 1 : -1, worldTime: { delta: seconds } };
    this.host.Hooks.callAll(hook, this, updateData, options);
    const { delta } = options["worldTime"] as { delta: number };
    if (delta !== 0 && this.host.game.user.isGM) await this.host.game.time.advance(delta);
    return this.update(updateData, options);
  }
}

import type { GridOffset } from "../../../shared/geometry/base-grid";
import type { ElevatedPoint } from "../../../shared/geometry/point";
import { tokenCentre, tokenOffsets, tokenSize } from "../../../shared/geometry/token-space";
import type { Plain } from "../../../shared/object-paths";
import { randomID } from "../../../shared/random-id";
import { tokenGone, tokenMoved } from "../region-events";
import { applyDelta } from "../../../shared/actor-delta";
import { type MovementData, movementOf, POSITION_KEYS, type Position } from "../token-movement";
import type { Actor } from "./actor";
import { CanvasDocument } from "./canvas-document";
import type { RegionDocument } from "./region";
import type { Combatant } from "./combat";
import type { User } from "./user";

/** Follows client/documents/token.d.mts. */
export class TokenDocument extends CanvasDocument {
  static override documentName = "Token";
  declare name: string;
  declare actorId: string | null;
  declare actorLink: boolean;
  declare delta: Plain | null;
  declare x: number;
  declare y: number;
  declare elevation: number;
  declare width: number;
  declare height: number;
  declare depth: number;
  declare level: string;
  declare rotation: number;
  declare shape: number;
  declare hidden: boolean;
  declare locked: boolean;
  declare disposition: number;
  declare displayName: number;
  declare displayBars: number;
  declare texture: { src: string | null; scaleX: number; scaleY: number; tint: unknown };
  declare light: { bright: number; dim: number; [field: string]: unknown };
  declare sight: { enabled: boolean; range: number | null; angle: number; visionMode: string };
  declare detectionModes: Record<string, { enabled: boolean; range: number | null }> | { id: string; enabled: boolean; range: number | null }[];
  declare bar1: { attribute: string | null };
  declare bar2: { attribute: string | null };
  declare movementAction: string | null;
  declare regions: Set<RegionDocument>;
  declare _actor: Actor | null;
  declare _lag: Position | null;
  declare _movement: MovementData | null;

  get baseActor(): Actor | null {
    return (this.host.game.actors.get(this.actorId ?? "") as Actor | undefined) ?? null;
  }

  /** The linked world actor, or the token's own made of base and difference; null without one. */
  get actor(): Actor | null {
    const base = this.baseActor;
    if (!base || this.actorLink) return base;
    if (this._actor?.id !== base.id) this._actor = null;
    if (!this._actor) {
      this._actor = new (this.host.documentClass<Actor>("Actor"))(applyDelta(base._source, this._source["delta"] as Plain | null), { parent: this });
      // Documents with a parent wait for it until the game is ready; nobody prepares a token's own actor.
      if (!this.host.game.ready) this._actor.prepareSafely();
    }
    return this._actor;
  }

  get isLinked(): boolean {
    return this.actorLink;
  }

  get movement(): MovementData | null {
    return this._movement;
  }

  get combatant(): Combatant | null {
    return (this.host.game.combats.find((combat) => combat.active)?.combatants.find((entry) => (entry as Combatant).tokenId === this.id) as Combatant | undefined) ?? null;
  }

  get inCombat(): boolean {
    return this.combatant !== null;
  }

  get isSecret(): boolean {
    return this.disposition === -2 && !this.isOwner;
  }

  override getUserLevel(user: User): number {
    if (user.isGM) return 3;
    return this.actor?.getUserLevel(user) ?? 0;
  }

  /** Where the token is in the stored data, whatever is still moving on the screen. */
  get sourcePosition(): Position {
    return Object.fromEntries(POSITION_KEYS.map((key) => [key, this._source[key]])) as unknown as Position;
  }

  getSize(data: Partial<Position> = {}): { width: number; height: number } {
    const { width = this.width, height = this.height } = data;
    return this.parent ? tokenSize(this.parent.grid, { width, height }) : { width, height };
  }

  getCenterPoint(data: Partial<Position> = {}): ElevatedPoint {
    return this.parent ? tokenCentre(this.parent.grid, this.position(data)) : this.position(data);
  }

  getOccupiedGridSpaceOffsets(data: Partial<Position> = {}): GridOffset[] {
    return this.parent ? tokenOffsets(this.parent.grid, this.position(data)) : [];
  }

  /** Elevated points that perception tests by default in 14: the centres of all spaces (#13633). */
  getTestPoints(data: Partial<Position> = {}): ElevatedPoint[] {
    if (this.host.generation < 14) throw new Error("TokenDocument#getTestPoints is new in 14");
    const { elevation } = this.position(data);
    const points = this.getOccupiedGridSpaceOffsets(data).map((offset) => ({ ...(this.parent?.grid.getCenterPoint(offset) ?? { x: 0, y: 0 }), elevation }));
    return points.length ? points : [this.getCenterPoint(data)];
  }

  testInsideRegion(region: RegionDocument, data: Partial<Position> = {}): boolean {
    const { level } = { level: data.level ?? this.level };
    if (region.levels?.size && level !== undefined && !region.levels.has(level)) return false;
    return region.testPoint(this.getCenterPoint(data));
  }

  /** Whether the token belongs to a level (14). */
  includedInLevel(level: string | { id: string | null }): boolean {
    return this.level === (typeof level === "string" ? level : level.id);
  }

  hasStatusEffect(statusId: string): boolean {
    return this.actor?.statuses.has(statusId) ?? false;
  }

  getBarAttribute(barName: "bar1" | "bar2"): { attribute: string; value: number; max: number; type: "bar" } | null {
    const { attribute } = this[barName];
    const data = attribute === null ? undefined : this.actor?.attributeAt(attribute);
    return attribute !== null && data ? { attribute, type: "bar", ...data } : null;
  }

  /** Moves along waypoints; false where a hook refused. Walls are the caller's affair. */
  async move(waypoints: Partial<Position> | Partial<Position>[], options: Plain = {}): Promise<boolean> {
    const way = Array.isArray(waypoints) ? waypoints : [waypoints];
    const last = Object.assign({}, ...way) as Partial<Position>;
    const { method = "api", ...rest } = options;
    const id = this.id ?? "";
    const movement = { [id]: { id: randomID(), waypoints: way, method } };
    return (await this.update(last, { ...rest, movement })) !== undefined;
  }

  override prepareBaseData(): void {
    super.prepareBaseData();
    if (this._lag) Object.assign(this, this._lag);
  }

  /** Ends a lag: the prepared place catches up with the stored one. */
  settle(): void {
    if (!this._lag) return;
    this._lag = null;
    this.reset();
  }

  /** Brings the synthetic actor up to a changed base or difference. */
  refreshActor(): void {
    const base = this.baseActor;
    if (this._actor && base) this._actor.replaceSource(applyDelta(base._source, this._source["delta"] as Plain | null));
  }

  /** Asks `preMoveToken`; takes the change of place out where it is refused. Initiating client only. */
  refuseMovement(changes: Plain, options: Plain): void {
    if (!POSITION_KEYS.some((key) => key in changes)) return;
    const asked = (options["movement"] as Record<string, Plain> | undefined)?.[this.id ?? ""];
    const movement = movementOf(this, changes, asked, this.host.game.user);
    const allowed = this.host.Hooks.call("preMoveToken", this, movement, options);
    if (!allowed) for (const key of POSITION_KEYS) Reflect.deleteProperty(changes, key);
    else {
      const { user: _user, ...plain } = movement;
      options["movement"] = { ...(options["movement"] as Plain | undefined), [this.id ?? ""]: plain };
    }
  }

  /** Keeps the place that is drawn while the host lets movement lag. */
  beforeUpdate(changes: Plain): void {
    if (!this.host.lagMovement || !POSITION_KEYS.some((key) => key in changes)) return;
    this._lag ??= this.position({});
  }

  afterUpdate(changes: Plain, _before: unknown, options: Plain, userId: string): void {
    if (!POSITION_KEYS.some((key) => key in changes)) return;
    const sent = (options["movement"] as Record<string, MovementData> | undefined)?.[this.id ?? ""];
    const user = this.host.game.users.get(userId);
    if (!sent || !user) return;
    this._movement = { ...sent, user };
    tokenMoved(this, this._movement as unknown as Plain, userId);
    this.host.Hooks.callAll("moveToken", this, this._movement, options, user);
  }

  override _onCreate(data: Plain, options: Plain, userId: string): void {
    super._onCreate(data, options, userId);
    tokenMoved(this, null, userId);
  }

  override _onUpdate(changes: Plain, options: Plain, userId: string): void {
    if ("delta" in changes) this.refreshActor();
    super._onUpdate(changes, options, userId);
  }

  override _onDelete(options: Plain, userId: string): void {
    super._onDelete(options, userId);
    tokenGone(this, userId);
  }

  protected override _configure(options: object): void {
    super._configure(options);
    for (const [name, value] of Object.entries({ regions: new Set(), _actor: null, _lag: null, _movement: null })) {
      Object.defineProperty(this, name, { value, configurable: true, writable: true });
    }
  }

  private position(data: Partial<Position>): Position {
    const own = Object.fromEntries(POSITION_KEYS.map((key) => [key, this[key]])) as unknown as Position;
    return { ...own, ...data };
  }
}

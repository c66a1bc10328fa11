import { hasPermission, isGM } from "../../../shared/permissions";
import type { Plain } from "../../../shared/object-paths";
import type { Actor } from "./actor";
import { ClientDocument } from "./client-document";

/** Follows client/documents/user.d.mts. */
export class User extends ClientDocument {
  static override documentName = "User";
  declare readonly _id: string;
  declare name: string;
  declare role: number;
  declare color: { css: string; toString(): string };
  declare permissions: Plain;
  /** Whether a client of this user is connected. */
  declare active: boolean;
  /** Tokens that the user targets: placeables, by a canvas; a Set with `ids`. */
  declare targets: Set<unknown> & { ids?: string[] };

  override get id(): string {
    return this._id;
  }

  get isSelf(): boolean {
    return this.id === this.host.game.userId;
  }

  get isGM(): boolean {
    return isGM(this);
  }

  get isActiveGM(): boolean {
    return this.host.game.users.activeGM === this;
  }

  get isDesignated(): boolean {
    return this.active;
  }

  get character(): Actor | null {
    return (this.host.game.actors.get((this._source["character"] as string | null) ?? "") as Actor | undefined) ?? null;
  }

  get avatar(): string {
    return (this._source["avatar"] as string | null) ?? "icons/svg/mystery-man.svg";
  }

  hasRole(role: number | string, { exact = false }: { exact?: boolean } = {}): boolean {
    const roles: Record<string, number> = { NONE: 0, PLAYER: 1, TRUSTED: 2, ASSISTANT: 3, GAMEMASTER: 4 };
    const wanted = typeof role === "string" ? (roles[role] ?? Infinity) : role;
    return exact ? this.role === wanted : this.role >= wanted;
  }

  hasPermission(permission: string): boolean {
    return hasPermission(this, permission);
  }

  can(action: string): boolean {
    return this.hasPermission(action);
  }

  override getUserLevel(user: User): number {
    return user.isGM || user === this ? 3 : 0;
  }

  /** Tells the other clients what this user does; targets travel so. Follows User#broadcastActivity. */
  broadcastActivity(activity: Plain = {}): void {
    this.host.transport.emit("userActivity", activity);
  }

  /** Runs a handler of CONFIG.queries on this user's client; rejects on a time-out (milliseconds) or when the user is not there. */
  async query(name: string, data: unknown, { timeout = 30_000 }: { timeout?: number } = {}): Promise<unknown> {
    return this.host.queries.ask(this, name, data, timeout);
  }

  protected override _initialize(options: object): void {
    super._initialize(options);
    // The members below shadow the fields of the same names, which hold ids.
    for (const name of ["character", "avatar"]) Reflect.deleteProperty(this, name);
  }

  protected override _configure(options: object): void {
    super._configure(options);
    Object.defineProperty(this, "active", { value: false, writable: true, configurable: true });
    Object.defineProperty(this, "targets", { value: new Set<unknown>(), writable: true, configurable: true });
  }
}

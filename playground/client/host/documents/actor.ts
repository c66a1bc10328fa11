import { getProperty, type Plain } from "../../../shared/object-paths";
import { allEffects, applyEffects } from "../effects";
import type { ActiveEffect } from "./active-effect";
import { ClientDocument } from "./client-document";
import type { PlaceableLike } from "./canvas-document";
import type { EmbeddedCollection } from "./embedded-collection";
import type { Scene } from "./scene";
import type { TokenDocument } from "./token";

/** Follows client/documents/actor.d.mts. */
export class Actor extends ClientDocument {
  static override documentName = "Actor";
  declare parent: (ClientDocument & TokenDocument) | null;
  declare name: string;
  declare img: string;
  declare type: string;
  declare system: Plain;
  declare ownership: Record<string, number>;
  declare prototypeToken: Plain & { actorLink: boolean; name: string };
  declare items: EmbeddedCollection;
  declare effects: EmbeddedCollection;
  declare statuses: Set<string>;
  declare overrides: Plain;

  /** Whether this is the actor of an unlinked token. */
  get isToken(): boolean {
    return this.parent?.documentName === "Token";
  }

  get token(): TokenDocument | null {
    return this.isToken ? this.parent : null;
  }

  get inCombat(): boolean {
    return this.getActiveTokens(false, true).some((token) => token.inCombat);
  }

  get appliedEffects(): ActiveEffect[] {
    return allEffects(this).filter((effect) => effect.active);
  }

  get temporaryEffects(): ActiveEffect[] {
    return this.appliedEffects.filter((effect) => effect.isTemporary);
  }

  get itemTypes(): Record<string, ClientDocument[]> {
    const types: Record<string, ClientDocument[]> = Object.fromEntries((this.host.payload.documentTypes["Item"] ?? []).map((type) => [type, []]));
    for (const item of this.items) (types[(item as unknown as { type: string }).type] ??= []).push(item);
    return types;
  }

  *allApplicableEffects(): Generator<ActiveEffect> {
    yield* allEffects(this);
  }

  getRollData(): Plain {
    return this.system;
  }

  /** Tokens of this actor on the viewed scene: placeables, or documents. */
  getActiveTokens(linked: boolean, document: true): TokenDocument[];
  getActiveTokens(linked?: boolean, document?: false): PlaceableLike[];
  getActiveTokens(linked = false, document = false): (TokenDocument | PlaceableLike)[] {
    const scene = this.host.game.scenes.viewed;
    const tokens = ([...(scene?.tokens ?? [])] as unknown as TokenDocument[]).filter((token) => token.actor === this || (token.actorLink && token.actorId === this.id && !this.isToken));
    const wanted = tokens.filter((token) => !linked || token.actorLink);
    return document ? wanted : wanted.flatMap((token) => (token.object ? [token.object] : []));
  }

  getDependentTokens({ scenes, linked = false }: { scenes?: Scene[]; linked?: boolean } = {}): TokenDocument[] {
    const all = [...(scenes ?? (this.host.game.scenes as Iterable<Scene>))].flatMap((scene) => [...scene.tokens] as unknown as TokenDocument[]);
    return all.filter((token) => token.actorId === this.id && (!linked || token.actorLink));
  }

  getTokenDocument(data: Plain = {}, { parent = null }: { parent?: Scene | null } = {}): Promise<TokenDocument> {
    const prototype = (this._source["prototypeToken"] ?? {}) as Plain;
    const source = { ...prototype, name: prototype["name"] || this.name, actorId: this.id, ...data };
    return Promise.resolve(new (this.host.documentClass<TokenDocument>("Token"))(source, { parent }));
  }

  /** Switches a status on or off; answers the effect made, or whether one stands. */
  async toggleStatusEffect(statusId: string, { active, overlay = false }: { active?: boolean; overlay?: boolean } = {}): Promise<ActiveEffect | boolean | undefined> {
    const status = this.host.statusEffect(statusId);
    if (!status) throw new Error(`Invalid status ID "${statusId}" provided to Actor#toggleStatusEffect`);
    const own = ([...this.effects] as unknown as ActiveEffect[]).filter((effect) => effect.statuses.size === 1 && effect.statuses.has(statusId));
    if (own.length) {
      if (active === true) return true;
      await this.deleteEmbeddedDocuments("ActiveEffect", own.map((effect) => effect.id ?? ""));
      return false;
    }
    if (active === false) return undefined;
    const Effect = this.host.documentClass<ActiveEffect>("ActiveEffect") as unknown as typeof ActiveEffect;
    const effect = await Effect.fromStatusEffect(statusId, { parent: this });
    if (overlay) effect.updateSource({ "flags.core.overlay": true });
    return (await this.createEmbeddedDocuments("ActiveEffect", [effect.toObject()]))[0] as unknown as ActiveEffect;
  }

  /** A bar's value and maximum at a path in `system`, undefined where there is none. */
  attributeAt(path: string): { value: number; max: number } | undefined {
    const data = getProperty(this.system, path);
    if (typeof data === "number") return { value: data, max: data };
    const bar = data as { value?: number; max?: number } | undefined;
    return typeof bar?.value === "number" && typeof bar.max === "number" ? { value: bar.value, max: bar.max } : undefined;
  }

  /** Changes an attribute as the token's bar does; the hook `modifyTokenAttribute` may refuse. */
  async modifyTokenAttribute(attribute: string, value: number, isDelta = false, isBar = true): Promise<this | undefined> {
    const current = getProperty(this.system, attribute);
    const bar = current as { value?: number; max?: number };
    const path = `system.${attribute}${isBar && typeof current === "object" ? ".value" : ""}`;
    const from = Number(typeof current === "object" ? bar.value : current);
    const target = isDelta ? from + value : value;
    const updates = { [path]: isBar && typeof bar.max === "number" ? Math.min(Math.max(target, 0), bar.max) : target };
    const allowed = this.host.Hooks.call("modifyTokenAttribute", { attribute, value, isDelta, isBar }, updates, this);
    return allowed ? this.update(updates) : this;
  }

  override prepareData(): void {
    Object.defineProperty(this, "statuses", { value: new Set<string>(), configurable: true, writable: true });
    Object.defineProperty(this, "overrides", { value: {}, configurable: true, writable: true });
    super.prepareData();
    if (this.host.generation >= 14) applyEffects(this, "final");
  }

  override prepareEmbeddedDocuments(): void {
    super.prepareEmbeddedDocuments();
    this.applyActiveEffects();
  }

  applyActiveEffects(phase: "initial" | "final" = "initial"): void {
    if (phase === "initial") for (const effect of this.appliedEffects) for (const status of effect.statuses) this.statuses.add(status);
    applyEffects(this, phase);
  }

  override _onUpdate(changes: Plain, options: Plain, userId: string): void {
    super._onUpdate(changes, options, userId);
    this.refreshTokens();
  }

  _onCreateDescendantDocuments(): void {
    this.refreshTokens();
  }

  _onUpdateDescendantDocuments(): void {
    this.refreshTokens();
  }

  _onDeleteDescendantDocuments(): void {
    this.refreshTokens();
  }

  /** Unlinked tokens are made of this actor: they follow its changes. */
  private refreshTokens(): void {
    if (this.isToken) return;
    for (const token of this.getDependentTokens()) if (!token.actorLink) token.refreshActor();
  }
}

import type { FederatedPointerEvent } from "pixi.js";
import type { Point, Rectangle } from "../../../shared/geometry/point";
import type { TokenDocument } from "../documents";
import type { Keyed } from "../env";
import type { Token } from "../placeables/token";
import { targetsOf } from "../placeables/user-targets";
import type { LayerOptions } from "./canvas-layer";
import { PlaceablesLayer } from "./placeables-layer";

/** foundry.canvas.layers.TokenLayer (types: client/canvas/layers/tokens). */
export class TokenLayer extends PlaceablesLayer<Token> {
  static override documentName = "Token";
  static override get layerOptions(): LayerOptions {
    return { name: "tokens", zIndex: 200 };
  }

  get documentCollection(): Keyed<TokenDocument> | null {
    return this.canvas.scene?.tokens ?? null;
  }

  protected placeableClass(): new (document: never) => Token {
    return this.canvas.objectClass<Token>("Token");
  }

  override get hud(): PlaceablesLayer<Token>["hud"] {
    return (this.canvas.hud?.["token"] ?? null) as PlaceablesLayer<Token>["hud"];
  }

  get ownedTokens(): Token[] {
    return this.placeables.filter(({ isOwner }) => isOwner);
  }

  /** Tokens whose middle is in a rectangle, as targets; returns how many. */
  targetObjects(area: Rectangle, { releaseOthers = true }: { releaseOthers?: boolean } = {}): number {
    const { user } = this.canvas.host.game;
    const inside = this.placeables.filter(({ visible, center: { x, y } }) => visible && x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height);
    this.setTargets(inside.map(({ id }) => id), { mode: releaseOthers ? "replace" : "acquire" });
    return targetsOf(user).size;
  }

  /** Sets the user's targets at once: replace, acquire or release. */
  setTargets(ids: Iterable<string>, { mode = "replace" }: { mode?: "replace" | "acquire" | "release" } = {}): void {
    const { user } = this.canvas.host.game;
    const wanted = new Set(ids);
    for (const token of this.placeables) {
      if (wanted.has(token.id)) token.setTarget(mode !== "release", { releaseOthers: false, groupSelection: true });
      else if (mode === "replace" && token.isTargeted) token.setTarget(false, { releaseOthers: false, groupSelection: true });
    }
    this.canvas.broadcastTargets(user);
  }

  /** Takes hold of the next token that the user may control, and centres the view on it; null when there is none. */
  cycleTokens(forwards = true, reset = false): Token | null {
    const order = this.cycleOrder();
    if (!order.length) return null;
    const at = order.findIndex(({ controlled }) => controlled);
    const next = reset || at < 0 ? (forwards ? 0 : order.length - 1) : (at + (forwards ? 1 : -1) + order.length) % order.length;
    const token = order[next];
    if (!token) return null;
    token.control({ releaseOthers: true });
    void this.canvas.animatePan({ ...token.center, duration: 250 });
    return token;
  }

  /** From top left to bottom right. */
  private cycleOrder(): Token[] {
    const { user } = this.canvas.host.game;
    return this.placeables
      .filter((token) => token.visible && token.can(user, "control"))
      .sort((a, b) => a.document.y - b.document.y || a.document.x - b.document.x);
  }

  /** Moves what is held by one space in a direction; players are stopped by walls. */
  async moveControlled(dx: number, dy: number): Promise<void> {
    const grid = this.canvas.grid;
    if (!grid) return;
    for (const token of this.controlled) {
      if (!token.can(this.canvas.host.game.user, "drag") || token.document.locked) continue;
      const { _source } = token.document;
      const from = { x: Number(_source["x"]), y: Number(_source["y"]) };
      const moved = grid.isHexagonal ? hexStep(token, from, dx, dy) : { x: from.x + dx * grid.size, y: from.y + dy * grid.size };
      await moveToken(token, from, token.getSnappedPosition(moved), { method: "keyboard" });
    }
  }

  /** Puts tokens where they were dropped: pairs of token and new top left corner. */
  async drop(moves: readonly { token: Token; to: Point }[]): Promise<void> {
    await Promise.all(moves.map(({ token, to }) => {
      const { _source } = token.document;
      return moveToken(token, { x: Number(_source["x"]), y: Number(_source["y"]) }, to, { method: "dragging" });
    }));
  }

  override _onClickLeft(event: FederatedPointerEvent): void {
    if (this.canvas.activeTool === "target") {
      this.setTargets([], { mode: "replace" });
      return;
    }
    super._onClickLeft(event);
  }

  protected override async _tearDown(options: object): Promise<void> {
    targetsOf(this.canvas.host.game.user).clear();
    await super._tearDown(options);
  }
}

/** Carries out one move; a player whose way is walled off is told and stays. */
async function moveToken(token: Token, from: Point, to: Point, options: { method: string }): Promise<boolean> {
  if (from.x === to.x && from.y === to.y) return false;
  const { canvas } = token;
  const unhindered = canvas.host.game.user.isGM && canvas.ignoresWalls;
  if (!unhindered && token.checkCollision(token.getCenterPoint(to), { origin: token.getCenterPoint(from), mode: "any" })) {
    canvas.notify("warn", "Something is in the way.");
    return false;
  }
  const { document } = token;
  if (document.move) return document.move([{ x: to.x, y: to.y }], options);
  await document.update({ x: to.x, y: to.y });
  return true;
}

/** The neighbouring hex in a direction: the one whose centre lies nearest to it. */
function hexStep(token: Token, from: Point, dx: number, dy: number): Point {
  const grid = token.canvas.grid;
  if (!grid) return from;
  const centre = token.getCenterPoint(from);
  const aim = { x: centre.x + dx * grid.sizeX, y: centre.y + dy * grid.sizeY };
  const neighbours = grid.getAdjacentOffsets({ x: centre.x, y: centre.y }).map((offset) => grid.getCenterPoint(offset));
  const best = neighbours.reduce((a, b) => (Math.hypot(a.x - aim.x, a.y - aim.y) <= Math.hypot(b.x - aim.x, b.y - aim.y) ? a : b));
  return { x: from.x + best.x - centre.x, y: from.y + best.y - centre.y };
}

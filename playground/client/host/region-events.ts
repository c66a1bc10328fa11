import type { Plain } from "../../shared/object-paths";
import type { RegionDocument } from "./documents/region";
import type { RegionBehavior } from "./documents/region-behavior";
import type { Scene } from "./documents/scene";
import type { TokenDocument } from "./documents/token";

/** Where a token came from and goes to; null where the region changed and not the token. */
export type RegionMovement = Plain | null;

const regionsOf = (scene: Scene | null) => (scene ? ([...scene.regions] as unknown as RegionDocument[]) : []);
const tokensOf = (scene: Scene | null) => (scene ? ([...scene.tokens] as unknown as TokenDocument[]) : []);

function fire(region: RegionDocument, name: string, data: Plain, userId: string): void {
  const user = region.host.game.users.get(userId);
  if (user) void region._handleEvent({ name, data, region, user });
}

/** Whether a token of this scene is in a region, levels included (an empty set of levels is all). */
function contains(region: RegionDocument, token: TokenDocument): boolean {
  return token.testInsideRegion(region, token.sourcePosition);
}

/** Fires what a token's change of place means, on this client; every client does the same. Follows client/documents/_types.d.mts (RegionTokenEnterEvent and kin). */
export function tokenMoved(token: TokenDocument, movement: RegionMovement, userId: string): void {
  for (const region of regionsOf(token.parent)) {
    const before = region.tokens.has(token);
    const now = contains(region, token);
    if (now) region.tokens.add(token);
    else region.tokens.delete(token);
    token.regions[now ? "add" : "delete"](region);
    if (before && !now) {
      if (movement) fire(region, "tokenMoveOut", { token, movement }, userId);
      fire(region, "tokenExit", { token, movement }, userId);
    } else if (!before && now) {
      fire(region, "tokenEnter", { token, movement }, userId);
      if (movement) fire(region, "tokenMoveIn", { token, movement }, userId);
    } else if (now && movement) fire(region, "tokenMoveWithin", { token, movement }, userId);
  }
}

/** A token ceased to be: it leaves its regions. */
export function tokenGone(token: TokenDocument, userId: string): void {
  for (const region of regionsOf(token.parent)) {
    if (region.tokens.delete(token)) fire(region, "tokenExit", { token, movement: null }, userId);
  }
}

/** A region appeared or changed its shape: tokens are inside or outside of it without having moved. */
export function regionChanged(region: RegionDocument, userId: string, edited = false): void {
  if (edited) fire(region, "regionBoundary", {}, userId);
  for (const token of tokensOf(region.parent)) {
    const before = region.tokens.has(token);
    const now = contains(region, token);
    if (before === now) continue;
    if (now) region.tokens.add(token);
    else region.tokens.delete(token);
    token.regions[now ? "add" : "delete"](region);
    fire(region, now ? "tokenEnter" : "tokenExit", { token, movement: null }, userId);
  }
}

/** A region ceased to be: its tokens leave it, its behaviours end (14.361 sends these too, #14189). */
export function regionGone(region: RegionDocument, userId: string): void {
  for (const token of region.tokens) {
    token.regions.delete(region);
    fire(region, "tokenExit", { token, movement: null }, userId);
  }
  region.tokens.clear();
  for (const behavior of [...region.behaviors] as unknown as RegionBehavior[]) triggerBehaviour(behavior, false, userId);
}

/** A behaviour begins or ends; it alone is told. */
export function triggerBehaviour(behavior: RegionBehavior, active: boolean, userId: string): void {
  const { region, host } = behavior;
  const user = host.game.users.get(userId);
  if (!region || !user) return;
  const tell = (name: string) => void behavior._handleRegionEvent({ name, data: {}, region, user });
  tell(active ? "behaviorActivated" : "behaviorDeactivated");
  if (behavior.scene?.isView === true) tell(active ? "behaviorViewed" : "behaviorUnviewed");
}

/** The scene comes into view, or leaves it, on this client. */
export function triggerViewed(scene: Scene, viewed: boolean): void {
  for (const region of regionsOf(scene)) {
    for (const behavior of [...region.behaviors] as unknown as RegionBehavior[]) {
      const user = scene.host.game.user;
      if (!behavior.disabled) void behavior._handleRegionEvent({ name: viewed ? "behaviorViewed" : "behaviorUnviewed", data: {}, region, user });
    }
  }
}

/** Puts every token of every scene into its regions without events: the state that a client starts with. */
export function settleRegions(scenes: Iterable<Scene>): void {
  for (const scene of scenes) {
    for (const region of regionsOf(scene)) {
      for (const token of tokensOf(scene)) {
        if (!contains(region, token)) continue;
        region.tokens.add(token);
        token.regions.add(region);
      }
    }
  }
}

import { chosenKind, followKinds, likelyKind } from "./attack-kind";
import { overridesFor } from "./overrides";
import { coverPicture } from "./picture";
import { show, takeAway, type Shown } from "./show";
import { openCoverDialog } from "../apps/cover-dialog";
import { knownToUser } from "../attack/knowledge";
import type { MayKnow } from "../../core/attack/disclose";
import type { Field } from "../../core/battlefield/field";
import { CHANGED_HOOK } from "../changed";
import { HOOK_PREFIX } from "../module-id";
import { fieldOf } from "../read/fields";
import { guarded } from "../report";
import { getSetting } from "../settings/settings";
import { tableRuleset } from "../settings/table";

/** Milliseconds of a frame that pictures may take; the rest keep their last picture until the next frame. */
const BUDGET = 6;

/** A token on the map, as far as it is looked at here. */
export type MapToken = NonNullable<(typeof canvas)["tokens"]>["placeables"][number];

/** A picture, and which change it was drawn after. */
interface Kept extends Shown {
  readonly change: number;
}

let waiting = false;
/** How often something changed so far. */
let change = 0;
let before = new Map<string, Kept>();

/** Draws the cover of what is hovered or targeted, seen from the selected token, as things move; register once, in `init`. */
export function followCover(): void {
  const names = ["hoverToken", "targetToken", "controlToken", "refreshToken", "destroyToken", "canvasReady", CHANGED_HOOK];
  followKinds();
  for (const name of [...names, `${HOOK_PREFIX}.assessed`]) Hooks.on(name as never, redrawSoon as never);
  Hooks.on("canvasTearDown", () => {
    before = new Map();
    takeAway();
  });
}

/** Something changed: draws all anew in the next frame, once however often it is asked for. */
export function redrawSoon(): void {
  change += 1;
  inNextFrame();
}

function inNextFrame(): void {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(guarded("cover", () => {
    waiting = false;
    redraw();
  }));
}

function redraw(): void {
  const attacker = selectedToken();
  const scene = canvas.ready ? (canvas.scene ?? null) : null;
  if (scene === null || attacker === null || !getSetting("coverLines")) {
    before = new Map();
    takeAway();
    return;
  }
  const preview = previewOf(attacker);
  const seen = lookedAt(attacker, preview !== null);
  const mayLook = preview === null || mayBeKnown(preview.center);
  const pictures = mayLook ? picturesOf(scene, attacker, preview, seen) : [];
  before = new Map(pictures.map((shown) => [shown.picture.target, shown]));
  show(scene, pictures, game.user.isGM ? (target) => openCoverDialog(scene, attacker.document.id ?? "", [target]) : null);
}

/**
 * As many pictures as the frame has time for: of what is most looked at, then of those that were left longest; the others
 * as they were, until the next frame.
 */
function picturesOf(scene: Scene, attacker: MapToken, preview: MapToken | null, seen: readonly MapToken[]): readonly Kept[] {
  const field = fieldOf(scene);
  const { cover: rules, attack } = tableRuleset();
  const id = attacker.document.id ?? "";
  if (!field.has(id)) return [];
  const place = preview === null ? {} : { x: preview.document.x, y: preview.document.y, elevation: preview.document.elevation };
  const body = field.bodyOf(preview === null ? field.token(id) : { ...field.token(id), ...place });
  const mayKnow = knowledgeOf(field, scene);
  const drawn = (token: MapToken, target: string): Kept => {
    const aim = field.body(target);
    const look = { attacker: body, target: aim, kind: likelyKind(field, attack, body, aim, chosenKind(id)), override: overridesFor(scene, id, target) };
    const { bounds, centre } = aim;
    const detailed = token === seen[0] && isDetailed(token, seen);
    return { picture: coverPicture(field, rules, look, mayKnow), detailed, above: { x: centre.x, y: bounds.minY }, change };
  };
  const until = performance.now() + BUDGET;
  const pictures: Kept[] = [];
  let fresh = 0;
  for (const token of longestLeftFirst(seen)) {
    const target = token.document.id ?? "";
    if (!field.has(target)) continue;
    const old = before.get(target);
    const late = fresh > 0 && performance.now() > until;
    if (old?.change === change) pictures.push(old);
    else if (!late) {
      pictures.push(drawn(token, target));
      fresh += 1;
    } else {
      if (old !== undefined) pictures.push(old);
      inNextFrame();
    }
  }
  return pictures;
}

/** What is most looked at, then the others by how long ago they were drawn. */
function longestLeftFirst(seen: readonly MapToken[]): readonly MapToken[] {
  const [first, ...others] = seen;
  const drawnAfter = ({ document }: MapToken): number => before.get(document.id ?? "")?.change ?? -1;
  return first === undefined ? [] : [first, ...others.sort((a, b) => drawnAfter(a) - drawnAfter(b))];
}

/** Lines are drawn to what is under the pointer, or to the only target. */
function isDetailed(token: MapToken, seen: readonly MapToken[]): boolean {
  return token.hover || seen.length === 1;
}

let known: { readonly field: Field; readonly mayKnow: MayKnow } | null = null;

/** What the user may know of a field, remembered while the field is the same. */
export function knowledgeOf(field: Field, scene: Scene): MayKnow {
  if (known?.field !== field) known = { field, mayKnow: knownToUser(field, scene) };
  return known.mayKnow;
}

/** The token that the user looks through: the first that is selected and the user's own. */
export function selectedToken(): MapToken | null {
  if (!canvas.ready) return null;
  return canvas.tokens?.controlled.find((token) => token.document.isOwner) ?? null;
}

/** The ghost of a token while it is dragged. */
function previewOf(token: MapToken): MapToken | null {
  const previews = (canvas.tokens?.preview?.children ?? []) as unknown as readonly (MapToken & { readonly _original?: unknown })[];
  return previews.find((one) => one._original === token && !one.destroyed) ?? null;
}

/** What the user looks at: what is under the pointer, then the targets; while dragging without either, every foe in view. */
function lookedAt(attacker: MapToken, dragging: boolean): readonly MapToken[] {
  const all = (canvas.tokens?.placeables ?? []).filter((token) => token.visible && token.document.id !== attacker.document.id);
  const hovered = all.filter((token) => token.hover);
  const targets = all.filter((token) => !token.hover && game.user.targets.has(token));
  if (hovered.length + targets.length > 0 || !dragging) return [...hovered, ...targets];
  return all.filter((token) => Math.sign(token.document.disposition) !== Math.sign(attacker.document.disposition));
}

/** Whether the user may know what would hold at a place: a player only where his tokens see. */
export function mayBeKnown(point: { readonly x: number; readonly y: number }): boolean {
  return game.user.isGM || (canvas.visibility?.testVisibility({ x: point.x, y: point.y, elevation: 0 }, { tolerance: 1 }) ?? false);
}

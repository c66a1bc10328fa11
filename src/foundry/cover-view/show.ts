import { MODULE_ID } from "../module-id";
import { outline } from "../canvas/highlight";
import { makeBadge } from "./badge";
import { drawLine } from "./draw";
import type { CoverPicture } from "./picture";

/** One target's picture and where its badge goes. */
export interface Shown {
  readonly picture: CoverPicture;
  /** The lines and what is in the way are drawn too. */
  readonly detailed: boolean;
  /** Upper middle of the target, in pixels. */
  readonly above: { readonly x: number; readonly y: number };
}

/** Name of the container with everything that is drawn. */
export const DRAWING = `${MODULE_ID}.cover`;

interface KeptBadge {
  readonly key: string;
  readonly badge: PIXI.Container;
}

let drawing: PIXI.Container | null = null;
let lines: PIXI.Graphics | null = null;
const badges = new Map<string, KeptBadge>();

/** Draws the pictures in the place of those before; badges that say the same stay. No pictures take the drawing away. */
export function show(scene: Scene, all: readonly Shown[], clicked: ((target: string) => void) | null): void {
  if (all.length === 0) {
    takeAway();
    return;
  }
  const unit = scene.grid.size;
  const { container, graphics } = drawingOf();
  graphics.clear();
  for (const { picture, detailed } of all) {
    if (!detailed) continue;
    for (const id of picture.outlines) outline(graphics, scene, id);
    // Lines that get through on top of those that do not.
    for (const line of [...picture.lines].sort((a, b) => Number(b.blocked) - Number(a.blocked))) {
      drawLine(graphics, line.from, line.to, line.blocked, Math.max(2, unit / 45));
    }
  }
  const wanted = new Set(all.map(({ picture }) => picture.target));
  for (const [target, { badge }] of badges) {
    if (wanted.has(target)) continue;
    badge.destroy({ children: true });
    badges.delete(target);
  }
  for (const { picture, above } of all) badgeFor(container, picture, unit, clicked).position.set(above.x, above.y - unit / 12);
}

/** Takes everything away. */
export function takeAway(): void {
  badges.clear();
  if (drawing?.destroyed === false) drawing.destroy({ children: true });
  drawing = null;
  lines = null;
}

function drawingOf(): { readonly container: PIXI.Container; readonly graphics: PIXI.Graphics } {
  if (drawing === null || lines === null || drawing.destroyed) {
    badges.clear();
    drawing = new PIXI.Container();
    drawing.name = DRAWING;
    drawing.eventMode = "passive";
    lines = new PIXI.Graphics();
    lines.eventMode = "none";
    drawing.addChild(lines);
    canvas.controls?.addChild(drawing);
  }
  return { container: drawing, graphics: lines };
}

function badgeFor(container: PIXI.Container, picture: CoverPicture, unit: number, clicked: ((target: string) => void) | null): PIXI.Container {
  const { target, grade, amount, ignored, overridden, passage } = picture;
  const key = [grade, amount, ignored, overridden, passage, unit, clicked !== null].join("|");
  const known = badges.get(target);
  if (known?.key === key) return known.badge;
  known?.badge.destroy({ children: true });
  const badge = makeBadge(picture, unit);
  if (clicked !== null) {
    badge.eventMode = "static";
    badge.cursor = "pointer";
    badge.on("pointerdown", (event) => {
      // The map below would let go of what is selected.
      event.stopPropagation();
      clicked(target);
    });
  }
  badges.set(target, { key, badge });
  container.addChild(badge);
  return badge;
}

import type { Region, RegionShape } from "../../core/battlefield/types";
import { CHANGED_HOOK } from "../changed";
import { fieldOf } from "../read/fields";
import { guarded } from "../report";
import { getSetting } from "../settings/settings";
import { labelOf, lookOf } from "./area-label";

/** Foundry's visibility of a region for everybody, whatever layer is on show (CONST.REGION_VISIBILITY.ALWAYS). */
const FOR_ALL = 2;

let overlay: PIXI.Container | null = null;

/** Draws what obscuring, lit, covering and wet areas do, on the region layer and by choice always; register once. */
export function followAreas(): void {
  const redraw = guarded("areas", drawAreas);
  for (const name of ["canvasReady", "activateCanvasLayer", CHANGED_HOOK]) Hooks.on(name as never, redraw as never);
  Hooks.on("canvasTearDown", () => (overlay = null));
}

/** Draws the areas of the scene on show anew; nothing where they are not wanted. */
export function drawAreas(): void {
  if (overlay?.destroyed === false) overlay.destroy({ children: true });
  overlay = null;
  const { scene } = canvas;
  if (!canvas.ready || scene === null || scene === undefined) return;
  const onLayer = game.user.isGM && canvas.activeLayer === (canvas.regions as unknown);
  if (!onLayer && !getSetting("showAreas")) return;
  const drawn = new PIXI.Container();
  drawn.eventMode = "none";
  for (const region of fieldOf(scene).battlefield.regions) {
    if (!game.user.isGM && scene.regions.get(region.id)?.visibility !== FOR_ALL) continue;
    const look = lookOf(region);
    if (look === null) continue;
    for (const shape of region.shapes) if (shape.hole !== true) drawn.addChild(hatched(shape, look.colour, look.slope, scene.grid.size));
    drawn.addChild(caption(region, scene));
  }
  overlay = drawn;
  canvas.controls?.addChild(drawn);
}

/** An outline filled with lines of one slope, so that it is told from others without its colour. */
function hatched(shape: RegionShape, colour: number, slope: number, size: number): PIXI.Container {
  const outline = trace(new PIXI.Graphics().lineStyle({ width: Math.max(2, size / 40), color: colour, alpha: 0.9 }), shape);
  const mask = trace(new PIXI.Graphics().beginFill(0xffffff), shape).endFill();
  const lines = new PIXI.Graphics().lineStyle({ width: Math.max(1, size / 60), color: colour, alpha: 0.45 });
  const { x, y, width, height } = mask.getLocalBounds();
  const [cx, cy, reach] = [x + width / 2, y + height / 2, Math.hypot(width, height) / 2];
  const [cos, sin] = [Math.cos((slope * Math.PI) / 180), Math.sin((slope * Math.PI) / 180)];
  for (let at = -reach; at <= reach; at += size / 4) {
    const [px, py] = [cx - sin * at, cy + cos * at];
    lines.moveTo(px - cos * reach, py - sin * reach).lineTo(px + cos * reach, py + sin * reach);
  }
  const group = new PIXI.Container();
  lines.mask = mask;
  group.addChild(mask, lines, outline);
  return group;
}

function trace(graphics: PIXI.Graphics, shape: RegionShape): PIXI.Graphics {
  switch (shape.type) {
    case "rectangle":
      return graphics.drawPolygon(turned(shape.x, shape.y, shape.width, shape.height, shape.rotation ?? 0));
    case "circle":
      return graphics.drawCircle(shape.x, shape.y, shape.radius);
    case "ellipse":
      return graphics.drawPolygon(ellipse(shape.x, shape.y, shape.radiusX, shape.radiusY, shape.rotation ?? 0));
    case "polygon":
      return graphics.drawPolygon([...shape.points]);
  }
}

/** Corners of a rectangle turned about its middle, degrees clockwise. */
function turned(x: number, y: number, width: number, height: number, degrees: number): number[] {
  const [cx, cy] = [x + width / 2, y + height / 2];
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].flatMap(([i = 0, j = 0]) => spun(cx, cy, (i * width) / 2, (j * height) / 2, degrees));
}

function ellipse(x: number, y: number, radiusX: number, radiusY: number, degrees: number): number[] {
  const corners = 48;
  return Array.from({ length: corners }, (_, i) => (i * 2 * Math.PI) / corners).flatMap((angle) =>
    spun(x, y, radiusX * Math.cos(angle), radiusY * Math.sin(angle), degrees),
  );
}

function spun(cx: number, cy: number, dx: number, dy: number, degrees: number): number[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cx + dx * cos - dy * sin, cy + dx * sin + dy * cos];
}

/** The area's words in the middle of its first shape. */
function caption(region: Region, scene: Scene): PIXI.Container {
  const { size, units } = scene.grid;
  const text = new PIXI.Text(labelOf(region, units), {
    fontFamily: "Signika, sans-serif", fontSize: Math.max(14, size / 4.5), fill: 0xffffff, stroke: 0x000000, strokeThickness: 4, align: "center", lineJoin: "round",
  });
  const [shape] = region.shapes;
  const middle = shape === undefined ? { x: 0, y: 0 } : middleOf(shape);
  text.anchor.set(0.5);
  text.position.set(middle.x, middle.y);
  return text;
}

function middleOf(shape: RegionShape): { readonly x: number; readonly y: number } {
  const { x, y, width, height } = trace(new PIXI.Graphics().beginFill(0), shape).getLocalBounds();
  return { x: x + width / 2, y: y + height / 2 };
}

import { getSetting } from "../settings/settings";

/** Colour of what a reason points at: seen on dark and bright maps. */
const COLOUR = 0xffb347;

let drawing: PIXI.Graphics | null = null;

/**
 * Points out tokens, lights, walls and regions on the map while a reason is read; nothing is drawn where another scene
 * is on show or the canvas is off. No ids take the drawing away.
 */
export function highlight(scene: Scene | null, ids: readonly string[]): void {
  drawing?.destroy();
  drawing = null;
  if (!canvas.ready || scene === null || canvas.scene?.id !== scene.id || ids.length === 0) return;
  if (!getSetting("highlight")) return;
  const graphics = new PIXI.Graphics();
  for (const id of ids) outline(graphics, scene, id);
  drawing = graphics;
  canvas.controls?.addChild(graphics);
}

/** Forgets a drawing that went down with its canvas. */
export function dropHighlight(): void {
  drawing = null;
}

/** Draws around a token, a light or a wall by its id; nothing for what is none of them. */
export function outline(graphics: PIXI.Graphics, scene: Scene, id: string): void {
  const unit = scene.grid.size;
  graphics.lineStyle({ width: Math.max(3, unit / 20), color: COLOUR, alpha: 0.95 });
  const token = scene.tokens.get(id)?._source;
  if (token !== undefined) {
    graphics.drawRoundedRect(token.x, token.y, (token.width ?? 1) * unit, (token.height ?? 1) * unit, unit / 10);
  }
  const light = scene.lights.get(id)?._source;
  if (light !== undefined) graphics.drawCircle(light.x, light.y, unit / 3);
  const wall = scene.walls.get(id)?._source;
  if (wall !== undefined) {
    const [x0, y0, x1, y1] = wall.c;
    graphics.moveTo(x0, y0).lineTo(x1, y1);
    graphics.drawCircle(x0, y0, unit / 16).drawCircle(x1, y1, unit / 16);
  }
}

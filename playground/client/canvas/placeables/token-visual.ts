import { Graphics, Polygon, Rectangle, Sprite, Text, type TextStyle } from "pixi.js";
import type { BaseGrid } from "../../../shared/geometry/base-grid";
import { tokenSize } from "../../../shared/geometry/token-space";
import type { Canvas } from "../board";
import { colorNumber } from "../color";
import type { TokenDocument } from "../documents";
import { loadTexture } from "../rendering/load-texture";
import type { Token } from "./token";
import { drawReticle } from "./token-reticle";

/** CONST.TOKEN_DISPLAY_MODES. */
const DISPLAY = { NONE: 0, CONTROL: 10, OWNER_HOVER: 20, HOVER: 30, OWNER: 40, ALWAYS: 50 } as const;
/** CONFIG.Canvas.dispositionColors. */
const DISPOSITION = { "-2": 0xa612d4, "-1": 0xe72124, "0": 0xf1d836, "1": 0x43dfdf } as const;
const CONTROLLED = 0xff9829;

/** The outline of a token at its own top left corner: a hex on hex grids for one space, else its box. */
export function tokenHitArea(grid: BaseGrid, document: TokenDocument): Rectangle | Polygon {
  const { width, height } = tokenSize(grid, document);
  if (!grid.isHexagonal || document.width !== 1 || document.height !== 1) return new Rectangle(0, 0, width, height);
  return new Polygon(grid.getShape().flatMap(({ x, y }) => [x + width / 2, y + height / 2]));
}

function textStyle(size: number): Partial<TextStyle> {
  return {
    fontFamily: "Signika, sans-serif", fontSize: size, fill: 0xffffff, stroke: 0x111111, strokeThickness: 4,
    dropShadow: true, dropShadowColor: 0x000000, dropShadowBlur: 4, dropShadowDistance: 0, align: "center",
  };
}

/** Makes a token's portrait and marks; texts a little larger than shown, so that zooming in keeps them sharp. */
export async function drawToken(token: Token, canvas: Canvas): Promise<void> {
  const texture = await loadTexture(token.document.texture.src ?? "");
  if (token.destroyed) return;
  token.mesh?.destroy();
  token.mesh = new Sprite(texture);
  token.mesh.anchor.set(0.5);
  token.mesh.zIndex = 100;
  canvas.primary.addChild(token.mesh);
  token.border = token.addChild(new Graphics());
  token.bars = token.addChild(new Graphics());
  token.target = token.addChild(new Graphics());
  token.nameplate = token.tooltip = undefined;
  token.cursor = "pointer";
}

/** Brings everything that is drawn of a token up to what its document and state say. */
export function refreshToken(token: Token, canvas: Canvas): void {
  const { mesh, border, document } = token;
  if (!mesh || !border) return;
  const { width, height } = token.getSize();
  token.hitArea = token.shape;
  mesh.position.set(document.x + width / 2, document.y + height / 2);
  const scale = Math.min(width / mesh.texture.width, height / mesh.texture.height);
  mesh.scale.set(scale * document.texture.scaleX, scale * document.texture.scaleY);
  mesh.tint = colorNumber(document.texture.tint) ?? 0xffffff;
  mesh.alpha = token.isPreview ? 0.5 : document.hidden ? 0.45 : 1;
  mesh.zIndex = 100 + document.elevation;
  mesh.visible = token.visible && (!token.isPreview || token.renderable);
  drawBorder(token, border, width, height);
  refreshName(token, width, height);
  refreshElevation(token, width);
  drawBars(token, width, height);
  if (token.target) drawReticle(token.target, [...token.targeted], canvas.host.game.user, width, height);
}

function drawBorder(token: Token, border: Graphics, width: number, height: number): void {
  border.clear();
  if (token.isPreview || !(token.controlled || token.hover || token.layer.highlightObjects)) return;
  const color = token.controlled ? CONTROLLED : DISPOSITION[String(token.document.disposition) as keyof typeof DISPOSITION];
  const shape = token.shape;
  for (const [line, tint] of [[6, 0x000000], [3, color]] as const) {
    border.lineStyle({ width: line, color: tint, alpha: 0.9, alignment: 0.5 });
    if (shape instanceof Polygon) border.drawPolygon(shape.points);
    else border.drawRoundedRect(-1, -1, width + 2, height + 2, 5);
  }
}

/** Token#_canViewMode: who sees names and bars, and when. */
function canView(token: Token, mode: number): boolean {
  switch (mode) {
    case DISPLAY.ALWAYS: return true;
    case DISPLAY.HOVER: return token.hover || token.layer.highlightObjects;
    case DISPLAY.CONTROL: return token.controlled && token.isOwner;
    case DISPLAY.OWNER: return token.isOwner;
    case DISPLAY.OWNER_HOVER: return token.isOwner && (token.hover || token.controlled || token.layer.highlightObjects);
    default: return false;
  }
}

/** Texts are made when they are first shown: most tokens never show theirs. */
function refreshName(token: Token, width: number, height: number): void {
  const { document } = token;
  const shown = !token.isPreview && canView(token, document.displayName);
  if (shown && !token.nameplate) {
    token.nameplate = token.addChild(new Text(document.name, textStyle(24)));
    token.nameplate.anchor.set(0.5, 0);
  }
  if (!token.nameplate) return;
  token.nameplate.visible = shown;
  if (token.nameplate.text !== document.name) token.nameplate.text = document.name;
  token.nameplate.position.set(width / 2, height + 3);
}

function refreshElevation(token: Token, width: number): void {
  const { document, canvas } = token;
  const high = Math.round(document.elevation * 100) / 100;
  const text = high ? `${high > 0 ? "+" : ""}${high} ${canvas.grid?.units ?? ""}`.trim() : "";
  if (text && !token.tooltip) {
    token.tooltip = token.addChild(new Text(text, textStyle(26)));
    token.tooltip.anchor.set(0.5, 1);
  }
  if (!token.tooltip) return;
  if (token.tooltip.text !== text) token.tooltip.text = text;
  token.tooltip.visible = text !== "" && !token.isPreview;
  token.tooltip.position.set(width / 2, -3);
}

function drawBars(token: Token, width: number, height: number): void {
  const { bars, document } = token;
  if (!bars) return;
  bars.clear();
  const value = document.getBarAttribute?.("bar1");
  if (!value || !(value.max > 0) || token.isPreview || !canView(token, document.displayBars)) return;
  const share = Math.min(1, Math.max(0, value.value / value.max));
  const tall = Math.max(6, height / 14);
  const color = share > 0.5 ? 0x5fbf4f : share > 0.25 ? 0xe0b040 : 0xd04438;
  bars.lineStyle({ width: 1.5, color: 0x000000 }).beginFill(0x101010, 0.65).drawRoundedRect(2, height - tall - 1, width - 4, tall, 2).endFill();
  bars.beginFill(color, 0.95).drawRoundedRect(2, height - tall - 1, (width - 4) * share, tall, 2).endFill();
}

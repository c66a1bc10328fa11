import type { Canvas } from "../board";
import { InteractionLayer } from "../layers/interaction-layer";
import type { Token } from "../placeables/token";

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
  a: [-1, 0], d: [1, 0], w: [0, -1], s: [0, 1],
};

/** Is the user writing, or working a control of the page. */
function elsewhere(target: EventTarget | null, board: HTMLElement): boolean {
  if (!(target instanceof HTMLElement) || target === board || target === document.body) return false;
  return target.closest("input, textarea, select, button, a[href], [contenteditable], [tabindex], dialog, .application") !== null;
}

/**
 * The canvas by keyboard (client/helpers/client-keybindings): arrows or WASD walk what is held, Tab goes through the
 * user's tokens and out at the end, T aims at what is under the pointer or next in sight, Delete deletes, space pauses nothing.
 */
export function listenToKeyboard(canvas: Canvas, board: HTMLElement): void {
  document.addEventListener("keydown", (event) => {
    if (!canvas.ready || event.defaultPrevented || event.altKey || event.metaKey || elsewhere(event.target, board)) return;
    if (handle(canvas, board, event)) event.preventDefault();
  });
}

function handle(canvas: Canvas, board: HTMLElement, event: KeyboardEvent): boolean {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const step = event.ctrlKey ? undefined : ARROWS[key];
  if (step) return walk(canvas, step);
  if (key === "Tab") return document.activeElement === board && cycle(canvas, !event.shiftKey);
  if (key === "t") return aim(canvas, event.shiftKey);
  if (key === "Delete" || key === "Backspace") {
    const layer = canvas.activeLayer;
    if (layer instanceof InteractionLayer) layer._onDeleteKey(event);
    return true;
  }
  if (key === "PageUp" || key === "PageDown") {
    canvas.view?.zoom(key === "PageUp" ? 1.2 : 1 / 1.2, { x: board.clientWidth / 2, y: board.clientHeight / 2 });
    return true;
  }
  return false;
}

/** Walks the tokens that are held; with none, moves the view. */
function walk(canvas: Canvas, [dx, dy]: readonly [number, number]): boolean {
  if (canvas.tokens.controlled.length) void canvas.tokens.moveControlled(dx, dy);
  else {
    const { x, y, scale } = canvas.view?.position ?? { x: 0, y: 0, scale: 1 };
    canvas.pan({ x: x + (dx * 80) / scale, y: y + (dy * 80) / scale });
  }
  return true;
}

function cycle(canvas: Canvas, forwards: boolean): boolean {
  const order = canvas.tokens.placeables.filter((token) => token.visible && token.can(canvas.host.game.user, "control"));
  const sorted = order.sort((a, b) => a.document.y - b.document.y || a.document.x - b.document.x);
  const at = sorted.findIndex(({ controlled }) => controlled);
  const edge = forwards ? sorted.length - 1 : 0;
  // At the end of the row Tab leaves the canvas, so that nobody is caught on it.
  if (!sorted.length || at === edge) {
    canvas.tokens.releaseAll();
    return false;
  }
  return canvas.tokens.cycleTokens(forwards) !== null;
}

/** Aims at the token under the pointer; without one at the next visible token that is not the user's own. */
function aim(canvas: Canvas, keep: boolean): boolean {
  const hovered = canvas.tokens.hover;
  if (hovered) {
    hovered.setTarget(!hovered.isTargeted, { releaseOthers: !keep });
    say(canvas, hovered);
    return true;
  }
  const candidates = canvas.tokens.placeables.filter((token) => token.visible && !token.controlled && !(token.isOwner && !canvas.host.game.user.isGM));
  const from = canvas.tokens.controlled[0]?.center ?? canvas.view?.position ?? { x: 0, y: 0 };
  const sorted = candidates.sort((a, b) => distance(a, from) - distance(b, from));
  const at = sorted.findIndex(({ isTargeted }) => isTargeted);
  const next = sorted[(at + 1) % sorted.length];
  if (!next) return false;
  next.setTarget(true, { releaseOthers: !keep });
  say(canvas, next);
  return true;
}

function distance({ center }: Token, from: { x: number; y: number }): number {
  return Math.hypot(center.x - from.x, center.y - from.y);
}

function say(canvas: Canvas, token: Token): void {
  canvas.announce(`${token.isTargeted ? "Target" : "No longer a target"}: ${token.document.name}`);
}

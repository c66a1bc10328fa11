import { I18N_ROOT, MODULE_ID } from "../module-id";
import type { Square } from "./square";

/** Colour of the frame around the space: seen on dark and bright maps. */
const COLOUR = 0xffb347;

/** Steps of the arrow keys, in spaces. */
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Ends the choice that is under way, if any: there is one at a time. */
let giveUp: (() => void) | null = null;

/**
 * Lets the user choose a space of the scene on show, by pointer or by arrow keys and Enter; Escape chooses none. What
 * the map would do with those clicks and keys does not happen meanwhile.
 */
export function pickSquare(from: TokenDocument): Promise<Square | null> {
  giveUp?.();
  const board = canvas.ready && canvas.scene?.id === from.parent?.id ? (canvas.app?.view) : undefined;
  if (board === undefined) {
    ui.notifications?.warn(`${I18N_ROOT}.Guess.NoMap`, { localize: true });
    return Promise.resolve(null);
  }
  return new Promise((resolve) => {
    const frame = new PIXI.Graphics();
    canvas.controls?.addChild(frame);
    const banner = bannerOn(board.ownerDocument);
    let spot = squareAt(from.getCenterPoint());
    const show = (next: Spot): void => {
      spot = next;
      draw(frame, spot);
      banner.textContent = game.i18n.format(`${I18N_ROOT}.Guess.Picking`, { ...placeOf(spot) });
    };
    const under = (event: PointerEvent): Spot => squareAt(canvas.canvasCoordinatesFromClient({ x: event.clientX, y: event.clientY }));
    const finish = (chosen: Spot | null): void => {
      giveUp = null;
      stop.abort();
      frame.destroy();
      banner.remove();
      resolve(chosen);
    };
    const stop = new AbortController();
    const listen = { capture: true, signal: stop.signal };
    const view = board.ownerDocument.defaultView ?? window;
    // On the window, not on the board: the map listens there as well, and was there first.
    view.addEventListener("pointermove", (event) => {
      if (event.target === board) show(under(event));
    }, listen);
    view.addEventListener("pointerdown", (event) => {
      if (event.target !== board) return;
      event.stopImmediatePropagation();
      if (event.button === 0) finish(under(event));
      else finish(null);
    }, listen);
    view.addEventListener("keydown", (event) => {
      const step = STEPS[event.key];
      if (step === undefined && !["Enter", "Escape"].includes(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (step !== undefined) show(moved(spot, step));
      else finish(event.key === "Enter" ? spot : null);
    }, listen);
    giveUp = () => finish(null);
    show(spot);
  });
}

/** Ends a choice whose map goes away. */
export function dropPicking(): void {
  giveUp?.();
}

/** The top-left corner of the space at a place; without a grid the space lies around the place. Whole pixels. */
function squareAt({ x, y }: Spot): Square {
  const grid = canvas.grid;
  if (grid === null || grid === undefined) return { x: Math.round(x), y: Math.round(y) };
  const corner = grid.isGridless ? { x: x - grid.size / 2, y: y - grid.size / 2 } : grid.getTopLeftPoint({ x, y });
  return { x: Math.round(corner.x), y: Math.round(corner.y) };
}

/** The next space in a direction: a row or column on, hexes too, which lie between those of the next one. */
function moved(spot: Spot, [right, down]: readonly [number, number]): Square {
  const { sizeX, sizeY } = sizeOf();
  const grid = canvas.grid;
  if (grid === null || grid === undefined || grid.isGridless) return { x: spot.x + sizeX * right, y: spot.y + sizeY * down };
  const { i, j } = grid.getOffset(middleOf(spot));
  const { x, y } = grid.getTopLeftPoint({ i: i + down, j: j + right });
  return { x: Math.round(x), y: Math.round(y) };
}

function middleOf({ x, y }: Spot): Spot {
  const { sizeX, sizeY } = sizeOf();
  return { x: x + sizeX / 2, y: y + sizeY / 2 };
}

function sizeOf(): { readonly sizeX: number; readonly sizeY: number } {
  const size = canvas.grid?.size ?? 100;
  return { sizeX: canvas.grid?.sizeX ?? size, sizeY: canvas.grid?.sizeY ?? size };
}

function draw(frame: PIXI.Graphics, { x, y }: Spot): void {
  const { sizeX, sizeY } = sizeOf();
  frame.clear();
  frame.lineStyle({ width: Math.max(3, sizeX / 20), color: COLOUR, alpha: 0.95 });
  frame.beginFill(COLOUR, 0.15);
  if (canvas.grid?.isHexagonal === true) frame.drawPolygon(canvas.grid.getVertices(middleOf({ x, y })).flatMap((corner) => [corner.x, corner.y]));
  else frame.drawRoundedRect(x, y, sizeX, sizeY, sizeX / 12);
  frame.endFill();
  frame.moveTo(x + sizeX / 2, y + sizeY / 4).lineTo(x + sizeX / 2, y + (sizeY * 3) / 4);
  frame.moveTo(x + sizeX / 4, y + sizeY / 2).lineTo(x + (sizeX * 3) / 4, y + sizeY / 2);
}

function placeOf(spot: Spot): { readonly column: string; readonly row: string } {
  const offset = canvas.grid?.getOffset(middleOf(spot)) ?? { i: 0, j: 0 };
  return { column: String(offset.j + 1), row: String(offset.i + 1) };
}

/** Says on the page, and to screen readers, what is being asked and which space the frame is on. */
function bannerOn(page: Document): HTMLElement {
  const banner = page.createElement("div");
  banner.className = `${MODULE_ID} gritgloom-banner`;
  banner.setAttribute("role", "status");
  page.body.append(banner);
  return banner;
}

import type { Position, WindowParts } from "./application-types";

/** Keeps a value between two bounds; the lower bound wins where they cross. */
const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/**
 * Resolves a position against the page: what is not given comes from the element, the window is kept on the page, and
 * a new window is centred (ApplicationV2#_updatePosition).
 */
export function resolvePosition(element: HTMLElement, wanted: Position): Position {
  const { innerWidth, innerHeight } = element.ownerDocument.defaultView ?? window;
  const next = { ...wanted };
  element.style.width = next.width === "auto" ? "" : `${next.width}px`;
  element.style.height = next.height === "auto" ? "" : `${next.height}px`;
  const width = typeof next.width === "number" ? next.width : element.offsetWidth;
  const height = typeof next.height === "number" ? next.height : element.offsetHeight;
  const left = next.left ?? (innerWidth - width * next.scale) / 2;
  const top = next.top ?? (innerHeight - height * next.scale) / 2;
  next.left = Math.round(between(left, 0, innerWidth - width * next.scale));
  next.top = Math.round(between(top, 0, innerHeight - Math.min(height, innerHeight) * next.scale));
  return next;
}

/** Writes a resolved position into the element's style. */
export function applyPosition(element: HTMLElement, position: Position): void {
  const { style } = element;
  style.width = position.width === "auto" ? "" : `${position.width}px`;
  style.height = position.height === "auto" ? "" : `${position.height}px`;
  style.left = position.left === undefined ? "" : `${position.left}px`;
  style.top = position.top === undefined ? "" : `${position.top}px`;
  style.zIndex = String(position.zIndex);
  style.transform = position.scale === 1 ? "" : `scale(${position.scale})`;
}

interface Draggable {
  readonly element: HTMLElement;
  readonly window: WindowParts;
  readonly minimized: boolean;
  position: Position;
  options: { window: { minimizable: boolean } };
  setPosition(position: Partial<Position>): Position | undefined;
  bringToFront(): void;
  minimize(): Promise<void>;
  maximize(): Promise<void>;
}

/** Follows the pointer from a press on a handle until release, giving the way moved since the press in CSS pixels. */
function follow(handle: HTMLElement, start: () => boolean, move: (dx: number, dy: number) => void): void {
  handle.addEventListener("pointerdown", (down) => {
    if (down.button !== 0 || (down.target as HTMLElement).closest("button, a, input, select")) return;
    if (!start()) return;
    handle.setPointerCapture(down.pointerId);
    const onMove = (event: PointerEvent): void => move(event.clientX - down.clientX, event.clientY - down.clientY);
    const stop = (): void => {
      handle.removeEventListener("pointermove", onMove);
      handle.removeEventListener("pointerup", stop);
      handle.removeEventListener("pointercancel", stop);
    };
    handle.addEventListener("pointermove", onMove);
    handle.addEventListener("pointerup", stop);
    handle.addEventListener("pointercancel", stop);
  });
}

/** Makes a window movable by its header, resizable by its corner, and minimizable by a double click on the header. */
export function attachFrameGestures(app: Draggable): void {
  const { header, resize } = app.window;
  let from = { left: 0, top: 0, width: 0, height: 0 };
  const begin = (): boolean => {
    const { element, position } = app;
    from = { left: position.left ?? 0, top: position.top ?? 0, width: element.offsetWidth, height: element.offsetHeight };
    return true;
  };
  if (header) {
    follow(header, begin, (dx, dy) => app.setPosition({ left: from.left + dx, top: from.top + dy }));
    header.addEventListener("dblclick", (event) => {
      if (!app.options.window.minimizable || (event.target as HTMLElement).closest("button")) return;
      void (app.minimized ? app.maximize() : app.minimize());
    });
  }
  if (resize) {
    follow(resize, begin, (dx, dy) =>
      app.setPosition({ width: Math.max(200, from.width + dx), height: Math.max(80, from.height + dy) }),
    );
  }
}

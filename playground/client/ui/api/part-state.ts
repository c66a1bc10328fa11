/** What is kept of a part while it is replaced. */
export interface PartState {
  scrollPositions: [selector: string, top: number, left: number][];
  focus?: string;
  selection?: [start: number, end: number];
}

/** A selector that finds the same control in the next drawing of a part, or null. */
function findAgain(control: HTMLElement): string | null {
  if (control.id) return `#${CSS.escape(control.id)}`;
  const name = control.getAttribute("name");
  if (name) {
    const value = control instanceof HTMLInputElement && ["radio", "checkbox"].includes(control.type) ? `[value="${CSS.escape(control.value)}"]` : "";
    return `${control.tagName}[name="${CSS.escape(name)}"]${value}`;
  }
  const { action, tab } = control.dataset;
  const item = control.closest<HTMLElement>("[data-id],[data-item-id],[data-entry-id],[data-document-id],[data-key]");
  if (!action) return null;
  const own = `[data-action="${CSS.escape(action)}"]${tab ? `[data-tab="${CSS.escape(tab)}"]` : ""}`;
  const [key, value] = Object.entries(item?.dataset ?? {}).find(([name]) => /id$|^key$/i.test(name)) ?? [];
  if (!key || !value) return own;
  const attribute = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const scope = `[data-${attribute}="${CSS.escape(value)}"]`;
  return item === control ? `${scope}${own}` : `${scope} ${own}`;
}

/** Reads focus and scroll positions before a part is replaced (HandlebarsApplication#_preSyncPartState). */
export function readPartState(_next: HTMLElement, before: HTMLElement, scrollable: readonly string[], state: PartState): void {
  const focused = before.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  if (focused) {
    const again = findAgain(focused);
    if (again) state.focus = again;
    if ((focused instanceof HTMLInputElement && focused.type === "text") || focused instanceof HTMLTextAreaElement) {
      state.selection = [focused.selectionStart ?? 0, focused.selectionEnd ?? 0];
    }
  }
  for (const selector of scrollable) {
    const found = selector === "" ? before : before.querySelector(selector);
    if (found) state.scrollPositions.push([selector, found.scrollTop, found.scrollLeft]);
  }
}

/** Puts focus and scroll positions back (HandlebarsApplication#_syncPartState). */
export function restorePartState(next: HTMLElement, state: PartState): void {
  for (const [selector, top, left] of state.scrollPositions) {
    const found = selector === "" ? next : next.querySelector(selector);
    if (found) Object.assign(found, { scrollTop: top, scrollLeft: left });
  }
  if (!state.focus) return;
  const focused = next.querySelector<HTMLElement>(state.focus);
  focused?.focus({ preventScroll: true });
  if (state.selection && (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement)) {
    focused.setSelectionRange(...state.selection);
  }
}

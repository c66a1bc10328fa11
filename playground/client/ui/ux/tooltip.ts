import { element } from "../api/frame";
import { localize } from "../env";
import { cleanHTML } from "./clean-html";

/** Tooltips from `data-tooltip`, for the pointer and for the keyboard (client/helpers/interaction/tooltip-manager.d.mts). */
export class TooltipManager {
  static TOOLTIP_ACTIVATION_MS = 400;

  #tooltip: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #element: HTMLElement | null = null;

  get tooltip(): HTMLElement {
    this.#tooltip ??= document.getElementById("tooltip") ?? document.body.appendChild(element("aside", { id: "tooltip", role: "tooltip" }));
    return this.#tooltip;
  }
  get element(): HTMLElement | null {
    return this.#element;
  }

  activateEventListeners(): void {
    const find = (event: Event): HTMLElement | null => (event.target instanceof Element ? event.target.closest<HTMLElement>("[data-tooltip], [data-tooltip-text], [data-tooltip-html]") : null);
    document.addEventListener("pointerenter", (event) => this.#schedule(find(event)), { capture: true });
    document.addEventListener("pointerleave", (event) => {
      if (find(event) === event.target) this.deactivate();
    }, { capture: true });
    document.addEventListener("focusin", (event) => {
      const target = find(event);
      if (target?.matches(":focus-visible")) this.activate(target);
    });
    document.addEventListener("focusout", () => this.deactivate());
    document.addEventListener("pointerdown", () => this.deactivate(), { capture: true });
  }

  #schedule(target: HTMLElement | null): void {
    if (!target || target === this.#element) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.activate(target), TooltipManager.TOOLTIP_ACTIVATION_MS);
  }

  /** Shows the tooltip of an element, or the given text or HTML beside it. */
  activate(target: HTMLElement, { text, html, direction, cssClass }: { text?: string; html?: string | HTMLElement; direction?: string; cssClass?: string } = {}): void {
    const { dataset } = target;
    const plain = text ?? dataset.tooltipText;
    const marked = html ?? dataset.tooltipHtml ?? (plain === undefined ? (dataset.tooltip || target.getAttribute("aria-label") || "") : undefined);
    if (!target.isConnected || (!plain && !marked)) return;
    const { tooltip } = this;
    tooltip.className = `active ${cssClass ?? dataset.tooltipClass ?? ""}`.trim();
    if (marked instanceof HTMLElement) tooltip.replaceChildren(marked);
    else if (marked !== undefined) tooltip.innerHTML = cleanHTML(localize(marked));
    else tooltip.textContent = localize(plain ?? "");
    this.#element = target;
    target.setAttribute("aria-describedby", "tooltip");
    this.#place(target, direction ?? dataset.tooltipDirection ?? target.closest<HTMLElement>("[data-tooltip-direction]")?.dataset.tooltipDirection ?? "DOWN");
  }

  deactivate(): void {
    clearTimeout(this.#timer);
    if (this.#element?.getAttribute("aria-describedby") === "tooltip") this.#element.removeAttribute("aria-describedby");
    this.#element = null;
    this.#tooltip?.classList.remove("active");
  }

  #place(target: HTMLElement, direction: string): void {
    const { tooltip } = this;
    const box = target.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = tooltip;
    const gap = 8;
    const middle = { x: box.left + (box.width - width) / 2, y: box.top + (box.height - height) / 2 };
    const places: Record<string, { x: number; y: number }> = {
      UP: { x: middle.x, y: box.top - height - gap },
      DOWN: { x: middle.x, y: box.bottom + gap },
      LEFT: { x: box.left - width - gap, y: middle.y },
      RIGHT: { x: box.right + gap, y: middle.y },
      CENTER: middle,
    };
    let at = places[direction] ?? middle;
    if (direction === "DOWN" && at.y + height > innerHeight) at = places.UP ?? at;
    tooltip.style.left = `${Math.max(4, Math.min(at.x, innerWidth - width - 4))}px`;
    tooltip.style.top = `${Math.max(4, Math.min(at.y, innerHeight - height - 4))}px`;
  }
}

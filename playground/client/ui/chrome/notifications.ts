import { element } from "../api/frame";
import { localize } from "../env";
import { cleanHTML, escapeHTML } from "../ux/clean-html";

type NotificationType = "info" | "warning" | "error" | "success";

export interface NotifyOptions {
  permanent?: boolean;
  progress?: boolean;
  localize?: boolean;
  console?: boolean;
  escape?: boolean;
  clean?: boolean;
  format?: Record<string, string>;
}

export interface Notification {
  readonly id: number;
  readonly type: NotificationType;
  readonly timestamp: number;
  message: string;
  permanent: boolean;
  active: boolean;
  progress: boolean;
  pct: number;
  element?: HTMLLIElement;
  remove(): void;
  update(update: { message?: string; pct?: number } & NotifyOptions): void;
}

const ICONS: Record<NotificationType, string> = {
  info: "fa-solid fa-circle-info",
  warning: "fa-solid fa-triangle-exclamation",
  error: "fa-solid fa-circle-exclamation",
  success: "fa-solid fa-circle-check",
};

/** Short messages at the top of the page (client/applications/ui/notifications.d.mts). */
export class Notifications {
  static MAX_ACTIVE = 5;
  static LIFETIME_MS = 5000;

  #next = 0;
  readonly #shown = new Map<number, Notification>();
  readonly #waiting: Notification[] = [];

  /** The two live lists: errors interrupt a screen reader, the rest wait their turn. */
  #list(type: NotificationType): HTMLElement {
    const assertive = type === "error";
    const id = assertive ? "notification-errors" : "notification-messages";
    const known = document.getElementById(id);
    if (known) return known;
    const area = document.getElementById("notifications") ?? document.body.appendChild(element("section", { id: "notifications" }));
    return area.appendChild(element("ol", { id, "aria-live": assertive ? "assertive" : "polite", "aria-label": localize("PLAY.Notifications") }));
  }

  /** Prepares both live regions before anything is said, so that screen readers notice the first message too. */
  prepare(): void {
    this.#list("error");
    this.#list("info");
  }

  notify(message: unknown, type: NotificationType = "info", options: NotifyOptions = {}): Notification {
    const notification = this.#make(this.#text(message, options), type, options);
    if (options.console !== false && type !== "success") console[type === "warning" ? "warn" : type](notification.message);
    this.#waiting.push(notification);
    this.#fetch();
    return notification;
  }
  info(message: unknown, options?: NotifyOptions): Notification {
    return this.notify(message, "info", options);
  }
  warn(message: unknown, options?: NotifyOptions): Notification {
    return this.notify(message, "warning", options);
  }
  error(message: unknown, options?: NotifyOptions): Notification {
    return this.notify(message, "error", options);
  }
  success(message: unknown, options?: NotifyOptions): Notification {
    return this.notify(message, "success", options);
  }

  update(which: Notification | number, update: { message?: string; pct?: number } & NotifyOptions): void {
    const notification = this.#find(which);
    if (!notification) return;
    if (update.message !== undefined) notification.message = this.#text(update.message, update);
    if (update.pct !== undefined) notification.pct = update.pct;
    if (notification.element) this.#fill(notification, notification.element);
  }
  remove(which: Notification | number): void {
    const notification = this.#find(which);
    if (!notification) return;
    notification.active = false;
    notification.element?.remove();
    this.#shown.delete(notification.id);
    this.#fetch();
  }
  has(which: Notification | number): boolean {
    return this.#find(which) !== undefined;
  }
  clear(): void {
    this.#waiting.length = 0;
    for (const notification of [...this.#shown.values()]) this.remove(notification);
  }

  #find(which: Notification | number): Notification | undefined {
    const id = typeof which === "number" ? which : which.id;
    return this.#shown.get(id) ?? this.#waiting.find((each) => each.id === id);
  }

  #text(message: unknown, options: NotifyOptions): string {
    const raw = message instanceof Error ? message.message : String(message);
    const values = options.escape === false ? options.format : mapValues(options.format ?? {}, escapeHTML);
    const said = options.localize || options.format ? localize(raw, values) : raw;
    return options.clean === false ? said : cleanHTML(said);
  }

  #make(message: string, type: NotificationType, { permanent = false, progress = false }: NotifyOptions): Notification {
    const id = ++this.#next;
    return {
      id,
      type,
      timestamp: Date.now(),
      message,
      permanent: permanent || progress,
      active: false,
      progress,
      pct: 0,
      remove: () => this.remove(id),
      update: (update) => this.update(id, update),
    };
  }

  #fetch(): void {
    while (this.#waiting.length && this.#shown.size < Notifications.MAX_ACTIVE) {
      const notification = this.#waiting.shift() as Notification;
      const item = element("li", { class: `notification ${notification.type}`, "data-id": String(notification.id) });
      this.#fill(notification, item);
      notification.element = item;
      notification.active = true;
      this.#list(notification.type).append(item);
      this.#shown.set(notification.id, notification);
      if (!notification.permanent) setTimeout(() => this.remove(notification), Notifications.LIFETIME_MS);
    }
  }

  #fill(notification: Notification, item: HTMLElement): void {
    const text = element("p");
    text.innerHTML = notification.message;
    const label = localize("APPLICATION.TOOLS.Close");
    const close = element("button", { type: "button", class: "icon fa-solid fa-xmark", "aria-label": label });
    close.addEventListener("click", () => this.remove(notification));
    item.replaceChildren(element("i", { class: `notification-icon ${ICONS[notification.type]}`, "aria-hidden": "true" }), text, close);
    if (notification.progress) item.append(element("progress", { max: "1", value: String(notification.pct), "aria-label": localize("PLAY.Progress") }));
  }
}

function mapValues(record: Record<string, string>, change: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(String(value))]));
}

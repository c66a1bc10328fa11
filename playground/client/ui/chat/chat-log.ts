import type { ConfigurationInput, RenderContext, RenderOptions } from "../api/application-types";
import { DialogV2 } from "../api/dialog";
import type { HostMessage } from "../env";
import { callIfThere, generation, host, localize, worldCollection } from "../env";
import { SidebarTab } from "../sidebar/sidebar-tab";
import { ContextMenu } from "../ux/context-menu";
import type { Entry, LegacyEntry } from "../ux/context-menu";
import { currentMode, modeChoices, processMessage } from "./chat-commands";
import { renderMessage } from "./render-message";
import { isVisible } from "./visibility";

/** The newest messages that the log shows. */
const BATCH = 100;

/** The chat tab (client/applications/sidebar/tabs/chat.d.mts). */
export class ChatLog extends SidebarTab {
  static override tabName = "chat";
  static override DEFAULT_OPTIONS: ConfigurationInput = {
    id: "chat",
    classes: ["chat-sidebar"],
    window: { title: "PLAY.Tab.chat", icon: "fa-solid fa-comments" },
    actions: { deleteMessage: ChatLog.#onDelete, mode: ChatLog.#onMode, expandRoll: ChatLog.#onExpandRoll, flush: ChatLog.#onFlush },
  };
  static override PARTS = {
    log: { template: "templates/sidebar/chat-log.hbs" },
    input: { template: "templates/sidebar/chat-input.hbs" },
  };

  /** Messages are drawn one after the other, so that the log keeps their order. */
  #drawing: Promise<unknown> = Promise.resolve();
  readonly #history: string[] = [];

  get #list(): HTMLElement | null {
    return this.element?.querySelector<HTMLElement>(".chat-log") ?? null;
  }

  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const mode = currentMode();
    return { ...context, modes: modeChoices().map((each) => ({ ...each, pressed: String(each.value === mode) })), isGM: host("game").user.isGM };
  }

  override async _onFirstRender(context: RenderContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    const entries = this._getEntryContextOptions();
    host("Hooks").callAll("getChatMessageContextOptions", this, entries);
    new ContextMenu(this.element, ".message[data-message-id]", entries, { fixed: true });
  }

  /** A log that was drawn anew is empty. */
  override async _onRender(context: RenderContext, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    if (!options.parts?.includes("log")) return;
    const newest = [...worldCollection("messages")].slice(-BATCH) as HostMessage[];
    for (const message of newest) await this.postOne(message);
  }

  override _attachPartListeners(partId: string, element: HTMLElement, options: RenderOptions): void {
    super._attachPartListeners(partId, element, options);
    if (partId !== "input") return;
    const area = element.querySelector("textarea");
    area?.addEventListener("keydown", (event) => this.#onKey(event, area));
  }

  #onKey(event: KeyboardEvent, area: HTMLTextAreaElement): void {
    if (event.key === "ArrowUp" && area.value === "") {
      area.value = this.#history[0] ?? "";
      event.preventDefault();
    }
    if (event.key === "Escape") area.blur();
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    const { value } = area;
    area.value = "";
    this.#history.unshift(value);
    this.processMessage(value).catch((error: unknown) => {
      area.value = value;
      callIfThere(host("ui").notifications, "error", error instanceof Error ? error.message : String(error));
    });
  }

  processMessage(text: string): Promise<void> {
    return processMessage(this, text);
  }

  /** Adds a message to the end of the log. */
  postOne(message: HostMessage, _options: Record<string, unknown> = {}): Promise<void> {
    return this.#queue(async () => {
      if (!isVisible(message) || !this.#list) return;
      this.#find(message.id)?.remove();
      const html = await this.#draw(message);
      const list = this.#list;
      if (!list) return;
      const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 80;
      list.append(html);
      if (atEnd || message.author?.isSelf) list.scrollTop = list.scrollHeight;
      callIfThere(host("ui").sidebar, "markUnread", "chat");
    });
  }

  /** Draws a changed message anew in its place. */
  updateMessage(message: HostMessage, _notify = false): Promise<void> {
    return this.#queue(async () => {
      const before = this.#find(message.id);
      if (!before) return;
      if (isVisible(message)) before.replaceWith(await this.#draw(message));
      else before.remove();
    });
  }

  deleteMessage(id: string, _options: Record<string, unknown> = {}): Promise<void> {
    return this.#queue(() => {
      this.#find(id)?.remove();
      return Promise.resolve();
    });
  }

  /** Whether the newest message is in view. */
  get isAtBottom(): boolean {
    const list = this.#list;
    return !list || list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  }

  scrollBottom(): Promise<void> {
    const list = this.#list;
    if (list) list.scrollTop = list.scrollHeight;
    return Promise.resolve();
  }

  #queue(job: () => Promise<void>): Promise<void> {
    const done = this.#drawing.then(job);
    this.#drawing = done.catch((error: unknown) => console.error(error));
    return done;
  }

  #find(id: string | null): HTMLElement | null {
    return this.#list?.querySelector<HTMLElement>(`:scope > [data-message-id="${id ?? ""}"]`) ?? null;
  }

  async #draw(message: HostMessage): Promise<HTMLElement> {
    const own = message as HostMessage & { renderHTML?(options: Record<string, unknown>): Promise<HTMLElement> };
    const html = await (own.renderHTML ? own.renderHTML({}) : renderMessage(message));
    html.tabIndex = 0;
    html.setAttribute("aria-label", `${message.alias}: ${html.querySelector(".message-content")?.textContent.trim().slice(0, 80) ?? ""}`);
    return html;
  }

  /** The entries of a message's menu in the generation's own shape. */
  _getEntryContextOptions(): (Partial<Entry> & Partial<LegacyEntry>)[] {
    const remove = (li: HTMLElement): unknown => this.#message(li)?.delete();
    const allowed = (li: HTMLElement): boolean => Boolean(this.#message(li)?.isOwner);
    const icon = "fa-solid fa-trash";
    if (generation() >= 14) return [{ label: "SIDEBAR.Delete", icon, visible: allowed, onClick: (_event, li) => remove(li) }];
    return [{ name: "SIDEBAR.Delete", icon: `<i class="${icon}"></i>`, condition: allowed, callback: remove }];
  }

  #message(element: HTMLElement): HostMessage | undefined {
    const id = element.closest<HTMLElement>("[data-message-id]")?.dataset.messageId ?? "";
    return worldCollection("messages").get(id) as HostMessage | undefined;
  }

  static async #onDelete(this: ChatLog, _event: PointerEvent, target: HTMLElement): Promise<void> {
    await this.#message(target)?.delete();
  }

  static async #onMode(this: ChatLog, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const key = generation() >= 14 ? "messageMode" : "rollMode";
    await callIfThere(host("game").settings, "set", "core", key, target.dataset.mode);
    await this.render({ parts: ["input"] });
  }

  static #onExpandRoll(this: ChatLog, _event: PointerEvent, target: HTMLElement): void {
    const roll = target.closest(".dice-roll");
    const open = roll?.classList.toggle("expanded") ?? false;
    target.setAttribute("aria-expanded", String(open));
  }

  static async #onFlush(this: ChatLog): Promise<void> {
    const sure = await DialogV2.confirm({ window: { title: "CHAT.FlushTitle" }, content: `<p>${localize("CHAT.FlushWarning")}</p>`, modal: true });
    if (!sure) return;
    for (const message of [...worldCollection("messages")]) await message.delete();
  }
}

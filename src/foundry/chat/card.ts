import { readAnswer } from "../attack/read-request";
import { secretOf } from "../attack/secrets";
import { highlight } from "../canvas/highlight";
import { MODULE_ID } from "../module-id";
import { guarded } from "../report";
import { getSetting } from "../settings/settings";
import { tableRuleset } from "../settings/table";
import { namesIn } from "../text/reason-text";
import { cardContext } from "./card-context";

const TEMPLATE = `modules/${MODULE_ID}/templates/chat/attack-card.hbs`;

/** What a button or a choice of the card does, by its `data-gritgloom`. */
export type CardActions = Readonly<Record<string, (messageId: string, tokenUuid: string | null, value: string | null) => Promise<void>>>;

/** Draws the module's part of a chat card from the message's flags, each time that the message is rendered. */
export function drawCard(message: ChatMessage, element: HTMLElement, actions: CardActions): void {
  const answer = readAnswer(message.flags[MODULE_ID]?.answer);
  if (answer === null || message.id === null) return;
  const place = element.ownerDocument.createElement("div");
  place.className = MODULE_ID;
  (element.querySelector(".message-content") ?? element).append(place);
  const secret = game.user.isGM ? secretOf(message.id) : null;
  const scene = sceneOf([...(secret?.results ?? []), ...answer.targets].map((target) => target.token));
  const context = cardContext(answer, secret, scene === null ? () => null : namesIn(scene), {
    gm: game.user.isGM,
    open: getSetting("cardOpen"),
    grades: tableRuleset().cover.grades.map(({ grade }) => grade),
  });
  void foundry.applications.handlebars
    .renderTemplate(TEMPLATE, context as unknown as Record<string, unknown>)
    .then(guarded("card", (html: string) => {
      const log = ui.chat as unknown as ChatLogView | undefined;
      const stays = log?.isAtBottom === true;
      place.innerHTML = html;
      listen(place, message.id ?? "", scene, actions);
      if (stays) void log?.scrollBottom?.();
    }));
}

/** The chat log as far as it is used here: a card that grows keeps the newest message in view (client/applications/sidebar/tabs/chat). */
interface ChatLogView {
  readonly isAtBottom?: boolean;
  scrollBottom?(): Promise<void>;
}

/** Draws a message anew: what this machine knows of it has changed, the message itself has not. */
export function redrawMessage(messageId: string): void {
  const message = game.messages.get(messageId);
  const log = ui.chat as unknown as { updateMessage?(message: ChatMessage): Promise<void> } | undefined;
  if (message !== undefined) void log?.updateMessage?.(message);
}

function sceneOf(tokens: readonly string[]): Scene | null {
  const id = tokens[0]?.split(".")[1];
  return id === undefined ? null : (game.scenes.get(id) ?? null);
}

function listen(place: HTMLElement, messageId: string, scene: Scene | null, actions: CardActions): void {
  for (const control of place.querySelectorAll<HTMLButtonElement | HTMLSelectElement>("[data-gritgloom]")) {
    const token = control.closest<HTMLElement>("[data-token]")?.dataset.token ?? null;
    const chooses = control.matches("select");
    control.addEventListener(chooses ? "change" : "click", guarded("action", async () => {
      control.disabled = true;
      await actions[control.dataset.gritgloom ?? ""]?.(messageId, token, chooses ? control.value : null).finally(() => (control.disabled = false));
    }));
  }
  for (const line of place.querySelectorAll<HTMLElement>("[data-ids]")) {
    const ids = line.dataset.ids?.trim().split(/\s+/) ?? [];
    const on = guarded("highlight", () => highlight(scene, ids));
    const off = guarded("highlight", () => highlight(null, []));
    line.addEventListener("pointerenter", on);
    line.addEventListener("focus", on);
    line.addEventListener("pointerleave", off);
    line.addEventListener("blur", off);
  }
}

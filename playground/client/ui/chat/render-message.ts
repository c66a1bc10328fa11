import type { HostMessage } from "../env";
import { host, localize } from "../env";
import { renderTemplate } from "../handlebars/templates";
import { TextEditor } from "../ux/text-editor";
import { renderRoll } from "./render-roll";
import { isContentVisible, isRoll } from "./visibility";

interface MessageOptions {
  canDelete?: boolean;
  canClose?: boolean;
}

interface MessageContext extends Record<string, unknown> {
  message: Record<string, unknown>;
  alias: string;
  isWhisper: boolean;
}

const STYLES = { 1: "ooc", 2: "ic", 3: "emote" } as const;

async function rollsHTML(message: HostMessage, isPrivate: boolean): Promise<string> {
  const rendered = await Promise.all(
    message.rolls.map((roll) => (roll.render ? roll.render({ isPrivate, message }) : renderRoll(roll, { isPrivate }))),
  );
  return rendered.join("");
}

/** Puts the rolls into the context, hidden from whom they are hidden (ChatMessage#_renderRollContent). */
async function addRolls(message: HostMessage, context: MessageContext): Promise<void> {
  const { message: data } = context;
  if (message.whisper.length || message.blind) context.isWhisper = false;
  if (!isContentVisible(message)) {
    data.flavor = localize("CHAT.PrivateRollContent", { user: message.author?.name ?? "" });
    data.content = await rollsHTML(message, true);
    context.alias = message.author?.name ?? "";
    return;
  }
  const total = message.rolls[0]?.total;
  const written = message.content && Number(message.content) !== total;
  if (!written) data.content = await rollsHTML(message, false);
}

/**
 * A chat message as the list shows it, after the hook `renderChatMessageHTML` had its turn (ChatMessage#renderHTML).
 */
export async function renderMessage(message: HostMessage, { canDelete, canClose = false }: MessageOptions = {}): Promise<HTMLElement> {
  const { user, users } = host("game");
  const data = message.toObject(false);
  data._id = message.id;
  data.content = await TextEditor.enrichHTML(message.content, { secrets: message.isOwner });
  const whisperTo = message.whisper.map((id) => users.get(id)?.name).filter(Boolean);
  const context: MessageContext = {
    canDelete: canDelete ?? user.isGM,
    canClose,
    message: data,
    user,
    author: message.author,
    alias: message.alias,
    isWhisper: message.whisper.length > 0,
    whisperTo: whisperTo.join(", "),
    cssClass: [STYLES[message.style as 1 | 2 | 3], message.whisper.length ? "whisper" : "", message.blind ? "blind" : ""].filter(Boolean).join(" "),
    borderColor: message.style === 1 ? String((message.author?.color as string | undefined) ?? "") : null,
  };
  if (isRoll(message)) await addRolls(message, context);
  const holder = document.createElement("template");
  holder.innerHTML = await renderTemplate("templates/sidebar/chat-message.hbs", context);
  const html = document.adoptNode(holder.content.firstElementChild as HTMLElement);
  host("Hooks").callAll("renderChatMessageHTML", message, html, context);
  return html;
}

import type { HostDocument } from "../env";
import { generation, host, hostOptional, localize, settingOr } from "../env";

/** How a message is shown to others, under the names of version 14 (and of 13). */
const MODES = {
  public: "publicroll",
  gm: "gmroll",
  blind: "blindroll",
  self: "selfroll",
} as const;
type Mode = keyof typeof MODES;

const ROLLS: Record<string, Mode | null> = {
  r: null, roll: null, pr: "public", publicroll: "public", gmr: "gm", gmroll: "gm", br: "blind", blindroll: "blind", sr: "self", selfroll: "self",
};

interface RollClass {
  new (formula: string, data?: unknown): { evaluate(): Promise<unknown>; toMessage(data: Record<string, unknown>, options: Record<string, unknown>): Promise<unknown> };
  validate?(formula: string): boolean;
}
interface MessageClass {
  create(data: Record<string, unknown>, operation?: Record<string, unknown>): Promise<unknown>;
  getSpeaker(options?: Record<string, unknown>): Record<string, unknown>;
  getWhisperRecipients(name: string): { id: string }[];
}

const messageClass = (): MessageClass => (globalThis as unknown as { ChatMessage: MessageClass }).ChatMessage;

/** The mode chosen below the chat log, under the generation's own name. */
export function currentMode(): string {
  return generation() >= 14 ? settingOr("core", "messageMode", "public") : settingOr("core", "rollMode", "publicroll");
}

/** The modes that can be chosen, with their icons. */
export function modeChoices(): { value: string; label: string; icon: string }[] {
  const icons: Record<Mode, string> = { public: "fa-solid fa-globe", gm: "fa-solid fa-user-secret", blind: "fa-solid fa-eye-slash", self: "fa-solid fa-user" };
  return (Object.keys(MODES) as Mode[]).map((mode) => ({
    value: generation() >= 14 ? mode : MODES[mode],
    label: `PLAY.Mode.${mode}`,
    icon: icons[mode],
  }));
}

function speakerActor(): HostDocument | null | undefined {
  const controlled = (hostOptional("canvas")?.tokens as { controlled?: { actor?: HostDocument }[] } | undefined)?.controlled;
  return controlled?.[0]?.actor ?? host("game").user.character;
}

async function roll(command: string, text: string, speaker: Record<string, unknown>): Promise<void> {
  const [formula = "", flavor = ""] = text.split("#").map((part) => part.trim());
  const Roll = (globalThis as unknown as { Roll: RollClass }).Roll;
  if (!formula || Roll.validate?.(formula) === false) throw new Error(localize("CHAT.InvalidFormula", { formula }));
  const data = (speakerActor() as (HostDocument & { getRollData?(): unknown }) | null | undefined)?.getRollData?.();
  const chosen = ROLLS[command] ?? null;
  const mode = chosen === null ? currentMode() : generation() >= 14 ? chosen : MODES[chosen];
  const made = new Roll(formula, data);
  await made.evaluate();
  await made.toMessage({ speaker, flavor }, generation() >= 14 ? { messageMode: mode } : { rollMode: mode });
}

async function whisper(text: string, speaker: Record<string, unknown>): Promise<void> {
  const match = /^(?:\[(?<many>[^\]]+)\]|(?<one>\S+))\s+(?<said>[\s\S]+)$/.exec(text);
  const names = (match?.groups?.many ?? match?.groups?.one ?? "").split(",").map((name) => name.trim());
  const recipients = names.flatMap((name) => messageClass().getWhisperRecipients(name)).map((user) => user.id);
  if (!match || !recipients.length) throw new Error(localize("CHAT.NoRecipient", { names: names.join(", ") }));
  await messageClass().create({ content: match.groups?.said ?? "", whisper: recipients, speaker, style: 0 });
}

/**
 * Says or rolls what the user typed. The hook `chatMessage` may swallow it (ChatLog#processMessage).
 * @throws when a command or formula is not understood.
 */
export async function processMessage(chatLog: unknown, typed: string): Promise<void> {
  const text = typed.trim();
  if (!text) return;
  const { user } = host("game");
  const speaker = messageClass().getSpeaker();
  if (!host("Hooks").call("chatMessage", chatLog, text, { user: user.id, speaker })) return;
  const match = /^\/(?<command>\w+)(?:\s+(?<rest>[\s\S]*))?$/.exec(text);
  if (!match?.groups) {
    await messageClass().create({ content: text.replace(/\n/g, "<br>"), speaker, style: speaker.actor ? 2 : 1, author: user.id });
    return;
  }
  const { command = "", rest = "" } = match.groups as { command?: string; rest?: string };
  if (command in ROLLS) return roll(command, rest, speaker);
  if (command === "w" || command === "whisper") return whisper(rest, speaker);
  const style = { ic: 2, ooc: 1, em: 3, emote: 3, me: 3 }[command];
  if (style === undefined) throw new Error(localize("CHAT.InvalidCommand", { command }));
  await messageClass().create({ content: style === 3 ? `${user.name} ${rest}` : rest, speaker, style, author: user.id });
}

import type { Plain } from "../../../shared/object-paths";
import type { Roll } from "../dice/roll";
import type { Actor } from "./actor";
import { ClientDocument } from "./client-document";
import type { TokenDocument } from "./token";
import type { User } from "./user";

export interface Speaker {
  scene: string | null;
  actor: string | null;
  token: string | null;
  alias: string;
}

/** Roll modes of 13 and message modes of 14 that mean the same. */
const MESSAGE_MODES: Readonly<Record<string, string>> = { publicroll: "public", gmroll: "gm", blindroll: "blind", selfroll: "self" };

/** Follows client/documents/chat-message.d.mts. */
export class ChatMessage extends ClientDocument {
  static override documentName = "ChatMessage";
  declare type: string;
  declare content: string;
  declare flavor: string;
  declare style: number;
  declare timestamp: number;
  declare speaker: Speaker;
  declare whisper: string[];
  declare blind: boolean;
  declare rolls: Roll[];
  declare author: User | null;

  /** Who speaks: a token, else an actor, else the user's character or the controlled token. */
  static getSpeaker({ scene, actor, token, alias }: { scene?: { id: string | null } | null; actor?: Actor | null; token?: TokenDocument | { document: TokenDocument } | null; alias?: string } = {}): Speaker {
    const { host } = this;
    // With the canvas off there are no layers.
    const canvas = host.canvas as { ready: boolean; tokens?: { controlled?: { document: TokenDocument }[] } } | null;
    const controlled = canvas?.ready ? (canvas.tokens?.controlled ?? []) : [];
    const asked = token ?? (actor ? (actor.token ?? null) : controlled.length === 1 ? (controlled[0]?.document ?? null) : null);
    const document = asked && "document" in asked ? asked.document : asked;
    const speaking = actor ?? document?.actor ?? host.game.user.character;
    return {
      scene: scene?.id ?? document?.parent?.id ?? host.game.scenes.viewed?.id ?? null,
      actor: speaking?.id ?? document?.actorId ?? null,
      token: document?.id ?? null,
      alias: alias ?? document?.name ?? speaking?.name ?? host.game.user.name,
    };
  }

  static getSpeakerActor({ scene, actor, token }: Partial<Speaker>): Actor | null {
    const document = this.host.game.scenes.get(scene ?? "")?.getEmbeddedDocument("Token", token ?? "") as TokenDocument | undefined;
    return document?.actor ?? (this.host.game.actors.get(actor ?? "") as Actor | undefined) ?? null;
  }

  /** Users that a whisper to a name reaches: "GM", "Players" or a user's or character's name. */
  static getWhisperRecipients(name: string): User[] {
    const users = this.host.game.users.contents;
    if (/^gm|gamemaster|dm$/i.test(name)) return users.filter((user) => user.isGM);
    if (/^players$/i.test(name)) return users.filter((user) => !user.isGM);
    return users.filter((user) => [user.name, user.character?.name].some((own) => own?.toLowerCase() === name.toLowerCase()));
  }

  /** 13: sets whisper and blind as a roll mode says. In 14 a shim of `applyMode`. */
  static applyRollMode<T extends Plain>(chatData: T, rollMode: string): T {
    if (this.host.generation >= 14) {
      this.host.deprecated("ChatMessage.applyRollMode", "ChatMessage.applyMode", 14, 16);
      return this.applyMode(chatData, MESSAGE_MODES[rollMode] ?? rollMode);
    }
    const mode = rollMode === "roll" ? String(this.host.game.settings.get("core", "rollMode")) : rollMode;
    return this.whisperBy(chatData, MESSAGE_MODES[mode] ?? "public");
  }

  /** 14: sets whisper and blind as a message mode says. */
  static applyMode<T extends Plain>(chatData: T, messageMode?: string): T {
    if (this.host.generation < 14) throw new Error("ChatMessage.applyMode is new in 14");
    const mode = messageMode ?? String(this.host.game.settings.get("core", "messageMode"));
    const known = this.host.CONFIG["ChatMessage"] as { modes?: Record<string, unknown> };
    if (!(mode in (known.modes ?? {}))) throw new Error(`"${mode}" is not a valid message mode`);
    return this.whisperBy(chatData, mode);
  }

  private static whisperBy<T extends Plain>(chatData: T, mode: string): T {
    const data = chatData as Plain;
    const whisper = data["whisper"] as string[] | undefined;
    if (mode === "gm" || mode === "blind") data["whisper"] = whisper?.length ? whisper : this.getWhisperRecipients("GM").map((user) => user.id);
    if (mode === "self") data["whisper"] = [this.host.game.user.id];
    if (mode === "public" || mode === "ic") data["whisper"] = [];
    data["blind"] = mode === "blind";
    return chatData;
  }

  get isAuthor(): boolean {
    return this._source["author"] === this.host.game.userId;
  }

  get isRoll(): boolean {
    return this.rolls.length > 0;
  }

  get alias(): string {
    return this.speaker.alias || (this.author?.name ?? "");
  }

  get speakerActor(): Actor | null {
    return (this.constructor as typeof ChatMessage).getSpeakerActor(this.speaker);
  }

  /** Whether the card appears in the log: rolls do for all, masked; other whispers for their parties only. */
  override get visible(): boolean {
    if (this.whisper.length === 0 || this.isRoll) return true;
    return this.isAuthor || this.whisper.includes(this.host.game.userId);
  }

  /** Whether the content may be shown: a blind roll is hidden from its roller. */
  get isContentVisible(): boolean {
    if (!this.isRoll) return this.visible;
    if (this.whisper.length === 0) return true;
    return this.whisper.includes(this.host.game.userId) || (this.isAuthor && !this.blind);
  }

  override getUserLevel(user: User): number {
    return user.isGM || this._source["author"] === user.id ? 3 : 0;
  }

  override async _preCreate(data: Plain, options: Plain, user: User): Promise<boolean | void> {
    const { generation } = this.host;
    const mode = generation >= 14 ? (options["messageMode"] ?? options["rollMode"]) : options["rollMode"];
    if (typeof mode === "string") {
      const target: Plain = { whisper: this.whisper };
      const cls = this.constructor as typeof ChatMessage;
      if (generation >= 14) cls.applyMode(target, MESSAGE_MODES[mode] ?? mode);
      else cls.applyRollMode(target, mode);
      this.updateSource(target);
    }
    this.updateSource({ author: user.id });
    return super._preCreate(data, options, user);
  }

  override _onCreate(data: Plain, options: Plain, userId: string): void {
    super._onCreate(data, options, userId);
    const { chat } = this.host.ui as { chat?: { postOne?: (message: ChatMessage, options?: object) => unknown } };
    if (this.visible) void chat?.postOne?.(this, { notify: true });
  }

  override _onUpdate(changes: Plain, options: Plain, userId: string): void {
    super._onUpdate(changes, options, userId);
    const { chat } = this.host.ui as { chat?: { updateMessage?: (message: ChatMessage) => unknown; deleteMessage?: (id: string) => unknown } };
    if (this.visible) void chat?.updateMessage?.(this);
    else void chat?.deleteMessage?.(this.id ?? "");
  }

  override _onDelete(options: Plain, userId: string): void {
    super._onDelete(options, userId);
    const { chat } = this.host.ui as { chat?: { deleteMessage?: (id: string) => unknown } };
    void chat?.deleteMessage?.(this.id ?? "");
  }

  protected override _initialize(options: object): void {
    super._initialize(options);
    const rolls = (this._source["rolls"] as string[]).map((json) => this.host.RollClass.fromJSON(json));
    Object.defineProperty(this, "rolls", { value: rolls, configurable: true, enumerable: true, writable: true });
    const author = this.host.game.users.get(this._source["author"] as string) ?? null;
    Object.defineProperty(this, "author", { value: author, configurable: true, enumerable: true, writable: true });
  }
}

import { DataField } from "../../shared/fields/data-field";
import type { Host } from "../host/host";
import type { HostPart } from "../host/parts";
import { strict } from "../host/strict";
import "../styles/main.css";
import { DialogV2 } from "./api/dialog";
import { ChatLog } from "./chat/chat-log";
import { renderMessage } from "./chat/render-message";
import { renderRoll, rollTooltip } from "./chat/render-roll";
import { listenForDismissal } from "./chrome/keyboard";
import { Notifications } from "./chrome/notifications";
import { Players, SceneNavigation, WorldClock } from "./chrome/panels";
import { SceneControls } from "./chrome/scene-controls";
import { buildShell } from "./chrome/shell";
import { defineElements } from "./elements/elements";
import type { HostField, HostMessage, HostRoll } from "./env";
import { deprecated } from "./env";
import { fieldToFormGroup, fieldToInput } from "./forms/field-input";
import { registerHelpers } from "./handlebars/helpers";
import { provideTemplates } from "./handlebars/templates";
import { HeadsUpDisplayContainer } from "./hud/placeable-hud";
import { TokenHUD } from "./hud/token-hud";
import { takeSceneFromJoinPage } from "./join/carried-scene";
import { localizeDataModels } from "./lang/localize-models";
import { interfaceTexts } from "./lang/texts";
import { applications, installInterfaceGlobals } from "./namespace";
import { registerCoreSheets } from "./sheets/register-core-sheets";
import { CombatTracker } from "./sidebar/combat-tracker";
import { CompendiumDirectory } from "./sidebar/compendiums";
import { ActorDirectory, JournalDirectory, RollTableDirectory, SceneDirectory } from "./sidebar/directories";
import { SettingsTab } from "./sidebar/settings-tab";
import { Sidebar } from "./sidebar/sidebar";
import { ContextMenu } from "./ux/context-menu";
import { TooltipManager } from "./ux/tooltip";

export { showJoin } from "./join/join-page";

const templates = import.meta.glob<string>("../../templates/**/*.hbs", { query: "?raw", import: "default", eager: true });

/** The interface as a part of the page: its classes first, its windows after `setup`. */
export const part: HostPart = {
  install(host: Host): void {
    provideTemplates(Object.fromEntries(Object.entries(templates).map(([path, text]) => [path.replace("../../", ""), text])));
    registerHelpers(host.generation, (message) => deprecated(message, { since: 12, until: 14 }));
    defineElements();
    const guard = <T extends object>(members: T, name: string): T => strict(members, ["foundry.applications", name].filter(Boolean).join("."));
    Object.assign(host.foundry, { applications: applications(guard) });
    installInterfaceGlobals(globalThis);
    installFormFactory();
    installRollTemplates(host);
    const config = host.CONFIG as Record<string, Record<string, unknown>>;
    Object.assign((config.ux ??= {}), { ContextMenu });
    Object.assign((config.TextEditor ??= {}), { enrichers: [] });
    (config.queries ??= {}).dialog = (query: Parameters<typeof DialogV2._handleQuery>[0]) => DialogV2._handleQuery(query);
    Object.assign(host.classes.ChatMessage?.prototype ?? {}, {
      renderHTML(this: HostMessage, options: Record<string, unknown> = {}) {
        return renderMessage(this, options);
      },
    });
    registerCoreSheets(host.payload.documentTypes);
    Object.assign(host.ui, { notifications: new Notifications(), windows: {} });
    host.Hooks.once("i18nInit", () => addTexts(host));
  },

  async draw(host: Host): Promise<void> {
    buildShell();
    (host.ui.notifications as Notifications).prepare();
    ContextMenu.eventListeners();
    listenForDismissal();
    const tooltip = new TooltipManager();
    tooltip.activateEventListeners();
    Object.assign(host.game, { tooltip });
    const ui = {
      sidebar: new Sidebar(),
      nav: new SceneNavigation(),
      controls: new SceneControls(),
      players: new Players(),
      clock: new WorldClock(),
      chat: new ChatLog(),
      combat: new CombatTracker(),
      actors: new ActorDirectory(),
      scenes: new SceneDirectory(),
      tables: new RollTableDirectory(),
      journal: new JournalDirectory(),
      compendium: new CompendiumDirectory(),
      settings: new SettingsTab(),
    };
    Object.assign(host.ui, ui);
    for (const app of Object.values(ui)) await app.render({ force: true });
    ui.sidebar.changeTab("chat", "primary", { force: true });
    await ui.chat.scrollBottom();
    listenForKeys(host);
    host.Hooks.on("canvasReady", () => void ui.controls.render({ force: true, reset: true }));
    const hud = new HeadsUpDisplayContainer(new TokenHUD());
    host.Hooks.on("canvasInit", (canvas) => attachHud(canvas, hud));
    host.Hooks.once("ready", () => void takeSceneFromJoinPage());
  },
};

/** The canvas may bring a HUD container of its own; where it has none, ours is it. */
function attachHud(canvas: object, hud: HeadsUpDisplayContainer): void {
  const known = Reflect.has(canvas, "hud") && (canvas as { hud?: unknown }).hud;
  if (!known) Reflect.set(canvas, "hud", hud);
}

function addTexts(host: Host): void {
  const { i18n } = host.game;
  i18n.add("en", interfaceTexts("en"));
  if (i18n.lang !== "en") i18n.add(i18n.lang, interfaceTexts(i18n.lang));
  localizeDataModels(host.CONFIG);
}

function installFormFactory(): void {
  DataField.formFactory = {
    input: (field: unknown, config: object) => fieldToInput(asPlain(field), config as Record<string, unknown>),
    group: (field: unknown, group: object, input: object) => fieldToFormGroup(asPlain(field), group as Record<string, unknown>, input as Record<string, unknown>),
  };
}

const asPlain = (field: unknown): HostField => field as HostField;

/** Rolls are drawn with Foundry's structure of a roll, expandable to its dice. */
function installRollTemplates(host: Host): void {
  const prototype = host.RollClass.prototype as unknown as Record<string, unknown>;
  prototype.getTooltip = function (this: HostRoll) {
    return rollTooltip(this);
  };
  prototype.render = async function (this: HostRoll & { _evaluated?: boolean; evaluate(): Promise<unknown> }, options: Record<string, unknown> = {}) {
    if (this._evaluated === false) await this.evaluate();
    return renderRoll(this, options);
  };
}

/** Hands the keyboard to the packages' bindings, except while somebody types. */
function listenForKeys(host: Host): void {
  const handle = (up: boolean) => (event: KeyboardEvent) => {
    const target = event.target as HTMLElement | null;
    if (event.repeat || target?.closest("input, textarea, select, [contenteditable], dialog")) return;
    const modifiers = [event.ctrlKey || event.metaKey ? "Control" : "", event.shiftKey ? "Shift" : "", event.altKey ? "Alt" : ""].filter(Boolean);
    if (host.game.keybindings.handle(event.code, modifiers, up)) event.preventDefault();
  };
  document.addEventListener("keydown", handle(false));
  document.addEventListener("keyup", handle(true));
}

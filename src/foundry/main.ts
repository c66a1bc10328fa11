import { attackFollower } from "./attack/announced";
import { followMessages } from "./attack/follow-messages";
import { gmActions } from "./attack/gm-actions";
import { registerKeepQuery } from "./attack/secrets";
import { api } from "./api";
import { dropHighlight } from "./canvas/highlight";
import { drawCard, redrawMessage } from "./chat/card";
import { addHudButton } from "./hud";
import { extendSheets } from "./sheets/inject";
import { registerKeybindings } from "./keybindings";
import { migrateWorld } from "./migrate";
import { MODULE_ID } from "./module-id";
import { touchAll } from "./read/fields";
import { followDocuments } from "./read/follow";
import { registerBehaviours } from "./regions/behaviours";
import { guarded, report } from "./report";
import { registerMenus } from "./settings/menus";
import { registerSettings } from "./settings/settings";
import { systemAdapter } from "./settings/table";

Hooks.once("init", () => {
  try {
    registerSettings(guarded("settings", touchAll));
    registerMenus();
    registerKeybindings();
    registerBehaviours();
    registerKeepQuery(redrawMessage);
    followDocuments(() => undefined);
    followMessages();
    extendSheets();
    systemAdapter().listen(Hooks, attackFollower());
    const module = game.modules.get(MODULE_ID);
    if (module !== undefined) Object.assign(module, { api });
  } catch (error) {
    report(error, "init");
  }
});

Hooks.once("ready", guarded("migrate", () => migrateWorld()));
Hooks.on("canvasTearDown", guarded("highlight", dropHighlight));
Hooks.on("renderTokenHUD", guarded("hud", (app: object, element: HTMLElement) => addHudButton(app, element)) as never);
Hooks.on(
  "renderChatMessageHTML",
  guarded("card", (message: ChatMessage, element: HTMLElement) => drawCard(message, element, gmActions)) as never,
);

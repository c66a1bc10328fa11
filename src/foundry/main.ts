import { attackFollower } from "./attack/announced";
import { followMessages } from "./attack/follow-messages";
import { gmActions } from "./attack/gm-actions";
import { registerKeepQuery } from "./attack/secrets";
import { api } from "./api";
import { dropHighlight } from "./canvas/highlight";
import { drawAreas, followAreas } from "./canvas/regions-overlay";
import { tellChanged } from "./changed";
import { shareSecretCover } from "./cover-decided/secret-cover";
import { followCoverMap } from "./cover-view/cover-map";
import { followCover } from "./cover-view/follow";
import { drawCard, redrawMessage } from "./chat/card";
import { dropPicking } from "./guess/pick-square";
import { addHudButtons } from "./hud";
import { extendSheets } from "./sheets/inject";
import { registerKeybindings } from "./keybindings";
import { followLight } from "./light-clock";
import { migrateWorld } from "./migrate";
import { MODULE_ID } from "./module-id";
import { knownScenes, touchAll } from "./read/fields";
import { followDocuments } from "./read/follow";
import { registerBehaviours } from "./regions/behaviours";
import { guarded, report } from "./report";
import { registerMenus } from "./settings/menus";
import { registerSettings } from "./settings/settings";
import { SETTINGS } from "./settings/settings-table";
import { systemAdapter } from "./settings/table";
import { addWallTool } from "./walls/preset-dialog";
import { extendTileSheet, extendWallSheet } from "./walls/wall-sheet";

Hooks.once("init", () => {
  try {
    registerSettings(guarded("settings", (key) => {
      if (SETTINGS[key].kind !== "data" || key === "effects" || key === "cncNumbers") {
        touchAll();
        knownScenes().forEach(tellChanged);
      }
      if (key === "showAreas") drawAreas();
    }));
    registerMenus();
    registerKeybindings();
    registerBehaviours();
    registerKeepQuery(redrawMessage);
    shareSecretCover();
    followDocuments(tellChanged);
    followMessages();
    extendSheets();
    extendWallSheet();
    extendTileSheet();
    followCover();
    followCoverMap();
    followLight();
    followAreas();
    systemAdapter().listen(Hooks, attackFollower());
    const module = game.modules.get(MODULE_ID);
    if (module !== undefined) Object.assign(module, { api });
  } catch (error) {
    report(error, "init");
  }
});

Hooks.once("ready", guarded("migrate", () => migrateWorld()));
Hooks.on("canvasTearDown", guarded("highlight", () => {
  dropHighlight();
  dropPicking();
}));
Hooks.on("getSceneControlButtons", guarded("walls", addWallTool) as never);
Hooks.on("renderTokenHUD", guarded("hud", (app: object, element: HTMLElement) => addHudButtons(app, element)) as never);
Hooks.on(
  "renderChatMessageHTML",
  guarded("card", (message: ChatMessage, element: HTMLElement) => drawCard(message, element, gmActions)) as never,
);

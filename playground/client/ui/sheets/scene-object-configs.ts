import type { ConfigurationInput } from "../api/application-types";
import { PlaceableConfig, configParts, configTabs } from "./placeable-config";

const MOVE = { 0: "PLAY.Sense.0", 20: "PLAY.Sense.20" };
const SENSE = { 0: "PLAY.Sense.0", 10: "PLAY.Sense.10", 20: "PLAY.Sense.20", 30: "PLAY.Sense.30", 40: "PLAY.Sense.40" };
const DIRECTION = { 0: "PLAY.Direction.0", 1: "PLAY.Direction.1", 2: "PLAY.Direction.2" };
const DOOR = { 0: "PLAY.Door.0", 1: "PLAY.Door.1", 2: "PLAY.Door.2" };
const DISPLAY = { 0: "PLAY.Display.0", 10: "PLAY.Display.10", 20: "PLAY.Display.20", 30: "PLAY.Display.30", 40: "PLAY.Display.40", 50: "PLAY.Display.50" };
const STATE = { 0: "PLAY.DoorState.0", 1: "PLAY.DoorState.1", 2: "PLAY.DoorState.2" };

/** A wall: what it stops, its side, its door (client/applications/sheets/wall-config.d.mts). */
export class WallConfig extends PlaceableConfig {
  static override DEFAULT_OPTIONS: ConfigurationInput = { classes: ["wall-config"], window: { icon: "fa-solid fa-trowel-bricks" } };
  static override PARTS = configParts("body");
  static override FORM = {
    body: [
      { legend: "PLAY.Section.restrictions", rows: [{ path: "move", choices: MOVE }, { path: "light", choices: SENSE }, { path: "sight", choices: SENSE }, { path: "sound", choices: SENSE }, { path: "dir", choices: DIRECTION }] },
      { legend: "PLAY.Section.threshold", rows: ["threshold.light", "threshold.sight", "threshold.sound", "threshold.attenuation"] },
      { legend: "PLAY.Section.door", rows: [{ path: "door", choices: DOOR }, { path: "ds", choices: STATE }] },
      { legend: "PLAY.Section.levels", rows: ["levels"] },
    ],
  };
}

/** A light: radii, colour, darkness (client/applications/sheets/ambient-light-config.d.mts). */
export class AmbientLightConfig extends PlaceableConfig {
  static override DEFAULT_OPTIONS: ConfigurationInput = { classes: ["ambient-light-config"], window: { icon: "fa-solid fa-lightbulb" } };
  static override TABS = configTabs({ basic: "fa-solid fa-lightbulb", animation: "fa-solid fa-play", advanced: "fa-solid fa-gears" });
  static override PARTS = configParts("basic", "animation", "advanced");
  static override FORM = {
    basic: [
      { rows: ["x", "y", "elevation", "rotation", "walls", "vision", "hidden", "levels"] },
      { legend: "PLAY.Section.emission", rows: ["config.dim", "config.bright", "config.angle", "config.color", "config.alpha", "config.negative", "config.priority"] },
    ],
    animation: [{ rows: ["config.animation.type", "config.animation.speed", "config.animation.intensity", "config.animation.reverse"] }],
    advanced: [
      { rows: ["config.coloration", "config.luminosity", "config.attenuation", "config.saturation", "config.contrast", "config.shadows"] },
      { legend: "PLAY.Section.darkness", rows: ["config.darkness.min", "config.darkness.max"] },
    ],
  };
}

/** A token: who it is, how it looks, what it sees and sheds (client/applications/sheets/token/token-config.d.mts). */
export class TokenConfig extends PlaceableConfig {
  static override DEFAULT_OPTIONS: ConfigurationInput = { classes: ["token-config"], window: { icon: "fa-solid fa-user-gear" }, position: { width: 520 } };
  static override TABS = configTabs({ identity: "fa-solid fa-address-card", appearance: "fa-solid fa-image-portrait", vision: "fa-solid fa-eye", light: "fa-solid fa-lightbulb" });
  static override PARTS = configParts("identity", "appearance", "vision", "light");
  static override FORM = {
    identity: [{ rows: ["name", { path: "displayName", choices: DISPLAY }, "actorLink", { path: "disposition", choices: { "-2": "PLAY.Disposition.-2", "-1": "PLAY.Disposition.-1", 0: "PLAY.Disposition.0", 1: "PLAY.Disposition.1" } }, "hidden", "locked"] }],
    appearance: [{ rows: ["texture.src", "width", "height", "depth", "x", "y", "elevation", "rotation", "level"] }],
    vision: [{ rows: ["sight.enabled", "sight.range", "sight.angle", "sight.visionMode", "sight.color"] }],
    light: [
      { legend: "PLAY.Section.emission", rows: ["light.dim", "light.bright", "light.angle", "light.color", "light.alpha", "light.negative", "light.priority"] },
      { legend: "PLAY.Section.darkness", rows: ["light.darkness.min", "light.darkness.max"] },
    ],
  };
}

/** A scene: name, grid, light of the surroundings (client/applications/sheets/scene-config.d.mts). */
export class SceneConfig extends PlaceableConfig {
  static override DEFAULT_OPTIONS: ConfigurationInput = { classes: ["scene-config"], window: { icon: "fa-solid fa-map" }, position: { width: 560 } };
  static override TABS = configTabs({ basics: "fa-solid fa-image", grid: "fa-solid fa-table-cells", lighting: "fa-solid fa-lightbulb", ambience: "fa-solid fa-cloud-sun" });
  static override PARTS = configParts("basics", "grid", "lighting", "ambience");
  static override FORM = {
    basics: [{ rows: ["name", "navigation", "background.src", "backgroundColor", "width", "height", "padding"] }],
    grid: [{ rows: [{ path: "grid.type", choices: { 0: "PLAY.Grid.0", 1: "PLAY.Grid.1", 2: "PLAY.Grid.2", 3: "PLAY.Grid.3", 4: "PLAY.Grid.4", 5: "PLAY.Grid.5" } }, "grid.size", "grid.distance", "grid.units"] }],
    lighting: [
      { rows: ["tokenVision", { path: "environment.darknessLevel", range: true }, "environment.darknessLock"] },
      { legend: "PLAY.Section.globalLight", rows: ["environment.globalLight.enabled", "environment.globalLight.bright", "environment.globalLight.darkness.min", "environment.globalLight.darkness.max"] },
    ],
    ambience: [{ rows: ["weather", "environment.cycle"] }],
  };
}

import type { ConfigurationInput } from "../api/application-types";
import { generation } from "../env";
import type { FormSection } from "./config-form";
import { PlaceableConfig, configParts, configTabs } from "./placeable-config";

/** CONST.OCCLUSION_MODES, which 14 numbers anew. */
const OCCLUSION = {
  13: { 0: "PLAY.Occlusion.none", 1: "PLAY.Occlusion.fade", 3: "PLAY.Occlusion.radial", 4: "PLAY.Occlusion.vision" },
  14: { 0: "PLAY.Occlusion.none", 1: "PLAY.Occlusion.fade", 2: "PLAY.Occlusion.surface", 4: "PLAY.Occlusion.radial", 8: "PLAY.Occlusion.vision" },
};

/** A tile: its place, how it looks, what it hides (client/applications/sheets/tile-config.d.mts); 14 shows the anchor too (#13442). */
export class TileConfig extends PlaceableConfig {
  static override DEFAULT_OPTIONS: ConfigurationInput = { classes: ["tile-config"], window: { icon: "fa-solid fa-cube" }, position: { width: 420 } };
  static override TABS = configTabs({ position: "fa-solid fa-location-dot", appearance: "fa-solid fa-image", overhead: "fa-solid fa-house" });
  static override PARTS = configParts("position", "appearance", "overhead");
  static override get FORM(): Record<string, readonly FormSection[]> {
    const anchors = generation() >= 14 ? ["texture.anchorX", "texture.anchorY"] : [];
    return {
      position: [{ rows: ["x", "y", "width", "height", "rotation", "elevation", "sort", "levels"] }],
      appearance: [{ rows: ["name", "texture.src", ...anchors, "alpha", "texture.tint", "hidden", "locked"] }],
      overhead: [{ rows: [{ path: "occlusion.mode", choices: OCCLUSION[generation() >= 14 ? 14 : 13] }, "occlusion.alpha", "restrictions.light", "restrictions.weather"] }],
    };
  }
}

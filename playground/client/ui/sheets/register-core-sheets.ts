import { PlainActorSheet, PlainItemSheet } from "./actor-sheet";
import { JournalEntrySheet, RollTableSheet } from "./reading-sheets";
import { RegionBehaviorConfig, RegionConfig } from "./region-config";
import { AmbientLightConfig, SceneConfig, TokenConfig, WallConfig } from "./scene-object-configs";
import { DocumentSheetConfig } from "./sheet-config";
import { TileConfig } from "./tile-config";

const CORE = {
  Actor: PlainActorSheet,
  Item: PlainItemSheet,
  RollTable: RollTableSheet,
  JournalEntry: JournalEntrySheet,
  Scene: SceneConfig,
  Token: TokenConfig,
  Wall: WallConfig,
  AmbientLight: AmbientLightConfig,
  Region: RegionConfig,
  Tile: TileConfig,
  RegionBehavior: RegionBehaviorConfig,
} as const;

/** Offers the table's own sheets for every type that the world knows; the sheets of systems and modules come on top. */
export function registerCoreSheets(documentTypes: Record<string, string[]>): void {
  for (const [documentName, sheet] of Object.entries(CORE)) {
    const types = documentTypes[documentName] ?? [];
    DocumentSheetConfig.registerSheet({ documentName }, "core", sheet, { types: [...new Set(["base", ...types])] });
  }
}

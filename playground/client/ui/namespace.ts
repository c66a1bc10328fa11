import Handlebars from "handlebars";
import { ApplicationV2 } from "./api/application";
import { DialogV2 } from "./api/dialog";
import { DocumentSheetV2 } from "./api/document-sheet";
import { HandlebarsApplicationMixin } from "./api/handlebars-application";
import { instances } from "./api/instances";
import { ChatLog } from "./chat/chat-log";
import { Notifications } from "./chrome/notifications";
import { Players, SceneNavigation } from "./chrome/panels";
import { SceneControls } from "./chrome/scene-controls";
import { AbstractFormInputElement } from "./elements/form-element";
import { ColorPicker, FilePickerElement, MultiSelect, ProseMirrorElement, RangePicker, StringTags } from "./elements/elements";
import { deprecated } from "./env";
import * as fields from "./forms/fields";
import { getTemplate, loadTemplates, renderTemplate } from "./handlebars/templates";
import { BasePlaceableHUD, HeadsUpDisplayContainer } from "./hud/placeable-hud";
import { TokenHUD } from "./hud/token-hud";
import { SettingsConfig } from "./settings/settings-config";
import { ActorSheetV2, ItemSheetV2 } from "./sheets/actor-sheet";
import { JournalEntrySheet, RollTableSheet } from "./sheets/reading-sheets";
import { RegionBehaviorConfig, RegionConfig } from "./sheets/region-config";
import { AmbientLightConfig, SceneConfig, TokenConfig, WallConfig } from "./sheets/scene-object-configs";
import { PrototypeTokenConfig } from "./sheets/prototype-token-config";
import { TileConfig } from "./sheets/tile-config";
import { DocumentSheetConfig } from "./sheets/sheet-config";
import { ControlsConfig } from "./settings/controls-config";
import { CombatTracker } from "./sidebar/combat-tracker";
import { Compendium, CompendiumDirectory } from "./sidebar/compendiums";
import { DocumentDirectory } from "./sidebar/directory";
import { ActorDirectory, JournalDirectory, RollTableDirectory, SceneDirectory } from "./sidebar/directories";
import { SettingsTab } from "./sidebar/settings-tab";
import { Sidebar } from "./sidebar/sidebar";
import { SidebarTab } from "./sidebar/sidebar-tab";
import { ContextMenu } from "./ux/context-menu";
import { FormDataExtended } from "./ux/form-data-extended";
import { TextEditor } from "./ux/text-editor";
import { TooltipManager } from "./ux/tooltip";

/** `foundry.applications` (client/applications/_module.d.mts): what the table imitates of it; the rest throws when asked for. */
export function applications(guard: <T extends object>(members: T, name: string) => T): Record<string, unknown> {
  const members = {
    api: guard({ ApplicationV2, DialogV2, DocumentSheetV2, HandlebarsApplicationMixin }, "api"),
    apps: guard({ DocumentSheetConfig }, "apps"),
    elements: guard({ AbstractFormInputElement, HTMLColorPickerElement: ColorPicker, HTMLFilePickerElement: FilePickerElement, HTMLMultiSelectElement: MultiSelect, HTMLProseMirrorElement: ProseMirrorElement, HTMLRangePickerElement: RangePicker, HTMLStringTagsElement: StringTags }, "elements"),
    fields: guard({ ...fields }, "fields"),
    handlebars: guard({ renderTemplate, loadTemplates, getTemplate }, "handlebars"),
    hud: guard({ BasePlaceableHUD, HeadsUpDisplayContainer, TokenHUD }, "hud"),
    settings: guard({ SettingsConfig }, "settings"),
    sheets: guard({ ActorSheetV2, ItemSheetV2, AmbientLightConfig, JournalEntrySheet, RegionBehaviorConfig, RegionConfig, RollTableSheet, SceneConfig, TileConfig, TokenConfig, PrototypeTokenConfig, WallConfig }, "sheets"),
    sidebar: guard(
      {
        AbstractSidebarTab: SidebarTab,
        DocumentDirectory,
        Sidebar,
        apps: guard({ Compendium, ControlsConfig }, "sidebar.apps"),
        tabs: guard({ ActorDirectory, ChatLog, CombatTracker, CompendiumDirectory, JournalDirectory, RollTableDirectory, SceneDirectory, Settings: SettingsTab }, "sidebar.tabs"),
      },
      "sidebar",
    ),
    ui: guard({ Notifications, Players, SceneControls, SceneNavigation }, "ui"),
    ux: guard({ ContextMenu, FormDataExtended, TextEditor }, "ux"),
    instances,
  };
  return guard(members, "");
}

/** Globals of old that version 13 still has and warns about; gone in 15. */
const DEPRECATED_GLOBALS: Record<string, [value: unknown, path: string]> = {
  renderTemplate: [renderTemplate, "foundry.applications.handlebars.renderTemplate"],
  loadTemplates: [loadTemplates, "foundry.applications.handlebars.loadTemplates"],
  getTemplate: [getTemplate, "foundry.applications.handlebars.getTemplate"],
  TextEditor: [TextEditor, "foundry.applications.ux.TextEditor"],
  FormDataExtended: [FormDataExtended, "foundry.applications.ux.FormDataExtended"],
  ContextMenu: [ContextMenu, "foundry.applications.ux.ContextMenu"],
  DocumentSheetConfig: [DocumentSheetConfig, "foundry.applications.apps.DocumentSheetConfig"],
};

/** Puts Handlebars, the tooltip's class and the deprecated globals on the page. */
export function installInterfaceGlobals(target: object): void {
  Object.assign(target, { Handlebars, TooltipManager });
  for (const [name, [value, path]] of Object.entries(DEPRECATED_GLOBALS)) {
    Object.defineProperty(target, name, {
      configurable: true,
      get: () => {
        deprecated(`You are accessing the global "${name}" which is now namespaced under ${path}`, { since: 13, until: 15 });
        return value;
      },
    });
  }
}

import type { ConfigurationInput, RenderContext, RenderOptions } from "../api/application-types";
import { host } from "../env";
import { ControlsConfig } from "../settings/controls-config";
import { SettingsConfig } from "../settings/settings-config";
import { SidebarTab } from "./sidebar-tab";

/** Facts about the table and the doors to its configuration (client/applications/sidebar/tabs/settings.d.mts). */
export class SettingsTab extends SidebarTab {
  static override tabName = "settings";
  static override DEFAULT_OPTIONS: ConfigurationInput = {
    id: "settings",
    actions: {
      openSettings: (() => new SettingsConfig().render({ force: true })),
      openControls: (() => new ControlsConfig().render({ force: true })),
      logOut: (() => window.location.assign(new URL("./", document.baseURI))),
      reload: (() => window.location.reload()),
    },
  };
  static override PARTS = { main: { template: "templates/sidebar/settings.hbs" } };

  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const game = host("game") as ReturnType<typeof host<"game">> & {
      system?: { title?: string; id?: string; version?: string };
      modules?: Iterable<{ title?: string; id: string; version?: string; active?: boolean }>;
    };
    return {
      ...context,
      generation: game.release.generation,
      version: (game.release as { version?: string }).version ?? "",
      system: game.system,
      modules: [...(game.modules ?? [])].filter((module) => module.active !== false),
      user: game.user,
    };
  }
}

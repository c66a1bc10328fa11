import type { ConfigurationInput, RenderContext, RenderOptions, Tab } from "../api/application-types";
import { HandlebarsApplicationV2 } from "../api/handlebars-application";
import { DialogV2 } from "../api/dialog";
import { callIfThere, host, localize } from "../env";
import type { FormDataExtended } from "../ux/form-data-extended";
import { cleanSetting, settingGroup } from "./setting-input";
import type { RegisteredSetting } from "./setting-input";

interface SettingsMenu {
  readonly namespace: string;
  readonly key: string;
  readonly name: string;
  readonly label?: string;
  readonly hint?: string;
  readonly icon?: string;
  readonly type: new () => { render(options: Record<string, unknown>): unknown };
  readonly restricted?: boolean;
}

interface ClientSettings {
  readonly settings: Map<string, RegisteredSetting>;
  readonly menus: Map<string, SettingsMenu>;
  get(namespace: string, key: string): unknown;
  set(namespace: string, key: string, value: unknown): Promise<unknown>;
}

const clientSettings = (): ClientSettings => host("game").settings as ClientSettings;

/** The title of a namespace: the core, the system or a module. */
function titleOf(namespace: string): string {
  const game = host("game") as { system?: { id: string; title: string }; modules?: { get(id: string): { title: string } | undefined } };
  if (namespace === "core") return localize("SETTINGS.Core");
  if (namespace === game.system?.id) return game.system.title;
  return game.modules?.get(namespace)?.title ?? namespace;
}

/** All registered settings in the user's reach, by package, world settings first (client/applications/settings/config.d.mts). */
export class SettingsConfig extends HandlebarsApplicationV2 {
  static override DEFAULT_OPTIONS: ConfigurationInput = {
    id: "settings-config",
    tag: "form",
    classes: ["settings-config", "standard-form"],
    window: { title: "SETTINGS.Title", icon: "fa-solid fa-gears", resizable: true, contentClasses: ["standard-form"] },
    position: { width: 720, height: 640 },
    actions: { openSubmenu: SettingsConfig.#onMenu, resetDefaults: SettingsConfig.#onReset },
    form: { handler: SettingsConfig.#onSubmit, closeOnSubmit: true },
  };
  static override PARTS = {
    sidebar: { template: "templates/settings/categories.hbs" },
    main: { template: "templates/settings/settings.hbs", scrollable: [""] },
    footer: { template: "templates/generic/form-footer.hbs" },
  };

  #visible(): RegisteredSetting[] {
    const { isGM } = host("game").user;
    return [...clientSettings().settings.values()].filter((setting) => setting.config && (isGM || setting.scope !== "world"));
  }
  #menus(): SettingsMenu[] {
    const { isGM } = host("game").user;
    return [...clientSettings().menus.values()].filter((menu) => isGM || !menu.restricted);
  }

  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    const settings = this.#visible();
    const menus = this.#menus();
    const namespaces = [...new Set([...settings, ...menus].map((entry) => entry.namespace))];
    const chosen = this.tabGroups.categories ?? (this.options.category as string | undefined);
    this.tabGroups.categories = chosen && namespaces.includes(chosen) ? chosen : (namespaces.find((name) => name !== "core") ?? namespaces[0] ?? null);
    const categories = namespaces.map((id) => {
      const own = settings.filter((setting) => setting.namespace === id);
      const group = (label: string, members: RegisteredSetting[]): { label: string; rows: string[] } => ({
        label,
        rows: members.map((setting) => settingGroup(setting, clientSettings().get(setting.namespace, setting.key)).outerHTML),
      });
      const tab: Tab = { id, group: "categories", active: this.tabGroups.categories === id, label: titleOf(id) };
      return {
        ...tab,
        menus: menus.filter((menu) => menu.namespace === id).map((menu) => ({ ...menu, id: `${menu.namespace}.${menu.key}` })),
        groups: [group("SETTINGS.World", own.filter((each) => each.scope === "world")), group("SETTINGS.Client", own.filter((each) => each.scope !== "world"))].filter((each) => each.rows.length),
      };
    });
    const buttons = [
      { type: "button", icon: "fa-solid fa-arrow-rotate-left", label: "SETTINGS.Reset", action: "resetDefaults" },
      { type: "submit", icon: "fa-solid fa-floppy-disk", label: "SETTINGS.Save" },
    ];
    return { ...context, categories, buttons };
  }

  /** Asks whether to reload for settings that need it; the world's reload is passed on to all clients. */
  static async reloadConfirm({ world = false }: { world?: boolean } = {}): Promise<void> {
    const reload = await DialogV2.confirm({
      id: "reload-confirm",
      modal: true,
      window: { title: "SETTINGS.ReloadTitle", icon: "fa-solid fa-rotate-right" },
      content: `<p>${localize("SETTINGS.ReloadBody")}</p>`,
    });
    if (!reload) return;
    if (world) callIfThere(host("game").socket, "emit", "reload");
    window.location.reload();
  }

  static async #onSubmit(this: SettingsConfig, _event: Event, _form: HTMLFormElement, formData: FormDataExtended): Promise<void> {
    const changes: { setting: RegisteredSetting; value: unknown }[] = [];
    for (const [name, raw] of Object.entries(formData.object)) {
      const setting = clientSettings().settings.get(name);
      if (!setting) continue;
      const value = cleanSetting(setting, raw);
      const before = clientSettings().get(setting.namespace, setting.key);
      if (JSON.stringify(plain(before)) !== JSON.stringify(plain(value))) changes.push({ setting, value });
    }
    for (const { setting, value } of changes) await clientSettings().set(setting.namespace, setting.key, value);
    const reload = changes.filter(({ setting }) => setting.requiresReload);
    if (reload.length) void SettingsConfig.reloadConfirm({ world: reload.some(({ setting }) => setting.scope === "world") });
  }

  static async #onMenu(this: SettingsConfig, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const menu = clientSettings().menus.get(target.dataset.key ?? "");
    if (!menu) return;
    const app = new menu.type();
    await app.render({ force: true });
  }

  /** Puts the defaults of the shown category into the form; nothing is kept before saving. */
  static #onReset(this: SettingsConfig): void {
    const panel = this.element.querySelector(`.tab[data-tab="${this.tabGroups.categories ?? ""}"]`);
    for (const setting of this.#visible()) {
      const control = panel?.querySelector<HTMLInputElement>(`[name="${setting.namespace}.${setting.key}"]`);
      const field = setting.type as { initial?: unknown; getInitialValue?(): unknown } | undefined;
      const value = setting.default ?? field?.getInitialValue?.() ?? field?.initial;
      if (!control) continue;
      if (control.type === "checkbox") control.checked = Boolean(value);
      else control.value = String((value as string | undefined) ?? "");
    }
  }
}

const plain = (value: unknown): unknown => (value instanceof Set ? [...(value as Set<unknown>)] : value);

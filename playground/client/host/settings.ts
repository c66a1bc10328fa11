import { DataModel } from "../../shared/data-model";
import { type Choices, DataField } from "../../shared/fields/data-field";
import type { Plain } from "../../shared/object-paths";
import type { Setting } from "./documents/plain-documents";
import type { Host } from "./host";

type Scope = "world" | "client" | "user";

/** How a package describes a setting; follows SettingConfig (client/helpers/client-settings.d.mts). */
export interface SettingConfig {
  key: string;
  namespace: string;
  name?: string;
  hint?: string;
  scope: Scope;
  config?: boolean;
  type?: unknown;
  choices?: Choices | (() => Choices);
  range?: { min: number; max: number; step: number };
  default?: unknown;
  requiresReload?: boolean;
  onChange?: (value: unknown, options?: object, userId?: string) => void;
  id: string;
}

export interface SettingMenuConfig extends Plain {
  namespace: string;
  key: string;
  name?: string;
  label?: string;
  hint?: string;
  icon?: string;
  type: unknown;
  restricted?: boolean;
}

/** Where client settings are kept: a browser's localStorage, or a map in Node. */
export interface ClientStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Registered settings and their values. Follows client/helpers/client-settings.d.mts. */
export class ClientSettings {
  readonly settings = new Map<string, SettingConfig>();
  readonly menus = new Map<string, SettingMenuConfig>();

  constructor(
    private readonly host: Host,
    private readonly client: ClientStorage,
  ) {}

  register(namespace: string, key: string, data: Omit<SettingConfig, "namespace" | "key" | "id" | "scope"> & { scope?: Scope }): void {
    if (!namespace || !key) throw new Error("You must specify both namespace and key portions of the setting");
    const id = `${namespace}.${key}`;
    const scope = data.scope ?? "client";
    if (!["world", "client", "user"].includes(scope)) throw new Error(`${id}: scope must be world, client or user, came ${String(scope)}`);
    this.settings.set(id, { ...data, scope, namespace, key, id });
  }

  registerMenu(namespace: string, key: string, data: Omit<SettingMenuConfig, "namespace" | "key">): void {
    if (!namespace || !key) throw new Error("You must specify both namespace and key portions of the menu");
    this.menus.set(`${namespace}.${key}`, { ...data, namespace, key } as SettingMenuConfig);
  }

  /** The value of a setting; throws for one that was not registered. */
  get(namespace: string, key: string): unknown {
    return this.typed(this.config(namespace, key), this.raw(this.config(namespace, key)));
  }

  /** The value where the setting is registered, else undefined: for the host itself, early. */
  peek(namespace: string, key: string): unknown {
    return this.settings.has(`${namespace}.${key}`) ? this.get(namespace, key) : undefined;
  }

  /** Stores a value and answers it cleaned; world settings reject without SETTINGS_MODIFY. */
  async set(namespace: string, key: string, value: unknown, options: Plain = {}): Promise<unknown> {
    const config = this.config(namespace, key);
    const cleaned = this.clean(config, value);
    const json = JSON.stringify(cleaned) ?? "null";
    if (config.scope === "client") {
      if (this.client.getItem(config.id) === json) return this.get(namespace, key);
      this.client.setItem(config.id, json);
      this.changed(config, options, this.host.game.userId);
      return this.get(namespace, key);
    }
    const document = this.document(config);
    const user = config.scope === "user" ? this.host.game.userId : null;
    if (document) await document.update({ value: json }, options);
    else await (this.host.documentClass<Setting>("Setting") as unknown as typeof Setting).create({ key: config.id, value: json, user }, options);
    return this.get(namespace, key);
  }

  /** Called by stored settings on every client. */
  stored(document: Setting, options: Plain, userId: string): void {
    const config = this.settings.get(document.key);
    if (document.user && document.user !== this.host.game.userId) return;
    if (config) this.changed(config, options, userId);
    if (document.key === "core.time") this.host.game.time.moved(Number(JSON.parse(document.value)), options, userId);
  }

  private changed(config: SettingConfig, options: Plain, userId: string): void {
    const value = this.get(config.namespace, config.key);
    if (config.scope === "client") this.host.Hooks.callAll("clientSettingChanged", config.id, value, options);
    try {
      config.onChange?.(value, options, userId);
    } catch (error) {
      this.host.Hooks.onError(`ClientSettings#onChange ${config.id}`, error, { log: "error" });
    }
  }

  private config(namespace: string, key: string): SettingConfig {
    if (!namespace || !key) throw new Error("You must specify both namespace and key portions of the setting");
    const config = this.settings.get(`${namespace}.${key}`);
    if (!config) throw new Error(`"${namespace}.${key}" is not a registered game setting`);
    return config;
  }

  private document(config: SettingConfig): Setting | undefined {
    const user = config.scope === "user" ? this.host.game.userId : null;
    return this.host.game.storedSettings.find((setting) => setting.key === config.id && (setting.user ?? null) === user);
  }

  private raw(config: SettingConfig): unknown {
    const json = config.scope === "client" ? this.client.getItem(config.id) : (this.document(config)?.value ?? null);
    return json === null ? undefined : (JSON.parse(json) as unknown);
  }

  private clean(config: SettingConfig, value: unknown): unknown {
    const { type } = config;
    if (type instanceof DataField) {
      const cleaned = type.clean(value);
      type.check(cleaned);
      return cleaned;
    }
    if (isModel(type)) return new type((value ?? {})).toObject();
    const typed = value === undefined ? config.default : this.cast(type, value);
    const { choices } = config;
    const list = typeof choices === "function" ? choices() : choices;
    if (list && !(Array.isArray(list) ? list.includes(typed) : String(typed) in list)) throw new Error(`${config.id}: ${String(typed)} is none of its choices`);
    return typed;
  }

  private typed(config: SettingConfig, value: unknown): unknown {
    const { type } = config;
    if (type instanceof DataField) return type.initialize(value === undefined ? (config.default ?? type.getInitialValue()) : type.clean(value));
    if (isModel(type)) return new type((value ?? config.default ?? {}));
    return value === undefined ? config.default : this.cast(type, value);
  }

  private cast(type: unknown, value: unknown): unknown {
    if (value === null || value === undefined) return value;
    if (type === String || type === Number || type === Boolean) return (type as (value: unknown) => unknown)(value);
    return value;
  }
}

function isModel(type: unknown): type is typeof DataModel {
  return typeof type === "function" && type.prototype instanceof DataModel;
}

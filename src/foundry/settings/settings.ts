import { MODULE_ID, I18N_ROOT } from "../module-id";
import { SETTINGS, type Setting, type SettingKey, type SettingValue } from "./settings-table";

/** Foundry's settings as used here; its own types want every key declared by name, the table below already does that. */
interface SettingsStore {
  register(namespace: string, key: string, data: object): void;
  get(namespace: string, key: string): unknown;
  set(namespace: string, key: string, value: unknown): Promise<unknown>;
}

const store = (): SettingsStore => game.settings;

/** Registers every row of the settings table; call once, in `init`. `changed` runs on every client after a change. */
export function registerSettings(changed: (key: SettingKey) => void): void {
  for (const [key, setting] of Object.entries(SETTINGS) as [SettingKey, Setting][]) {
    store().register(MODULE_ID, key, {
      name: `${I18N_ROOT}.Setting.${key}.Name`,
      hint: `${I18N_ROOT}.Setting.${key}.Hint`,
      scope: setting.scope,
      config: setting.shown,
      requiresReload: setting.requiresReload ?? false,
      type: fieldOf(key, setting),
      onChange: () => changed(key),
    });
  }
}

/** The value of a setting. */
export function getSetting<K extends SettingKey>(key: K): SettingValue<K> {
  return store().get(MODULE_ID, key) as SettingValue<K>;
}

/** Writes a setting; a world setting is refused by Foundry for players. */
export async function setSetting<K extends SettingKey>(key: K, value: SettingValue<K>): Promise<void> {
  await store().set(MODULE_ID, key, value);
}

function fieldOf(key: SettingKey, setting: Setting): foundry.data.fields.DataField.Any {
  const fields = foundry.data.fields;
  switch (setting.kind) {
    case "choice": {
      const choices = Object.fromEntries(
        setting.choices.map((value) => [value, `${I18N_ROOT}.Setting.${key}.Choice.${value}`]),
      );
      return new fields.StringField({ required: true, blank: false, choices, initial: setting.initial });
    }
    case "toggle":
      return new fields.BooleanField({ initial: setting.initial });
    case "amount":
      return new fields.NumberField({
        required: true,
        nullable: false,
        min: setting.min,
        max: setting.max,
        step: setting.step,
        initial: setting.initial,
      });
    case "data":
      return new fields.ObjectField({ initial: { ...setting.initial } });
  }
}

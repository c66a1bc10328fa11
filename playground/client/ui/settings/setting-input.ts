import type { HostField } from "../env";
import { localize } from "../env";
import { createCheckboxInput, createFormGroup, createNumberInput, createSelectInput, createTextInput } from "../forms/fields";
import { fieldToFormGroup } from "../forms/field-input";

/** A registered setting (client/helpers/client-settings.d.mts, SettingConfig). */
export interface RegisteredSetting {
  readonly namespace: string;
  readonly key: string;
  readonly name?: string;
  readonly hint?: string;
  readonly scope?: "world" | "client" | "user";
  readonly config?: boolean;
  readonly type?: unknown;
  readonly choices?: Record<string, string>;
  readonly range?: { min: number; max: number; step?: number };
  readonly requiresReload?: boolean;
  readonly default?: unknown;
}

const isField = (type: unknown): type is HostField => typeof type === "object" && type !== null && typeof (type as HostField).clean === "function";

/** The form row of a setting: label, control by its type, hint. */
export function settingGroup(setting: RegisteredSetting, value: unknown): HTMLElement {
  const name = `${setting.namespace}.${setting.key}`;
  const rootId = "settings-config";
  const text = { label: localize(setting.name ?? name), hint: setting.hint ? localize(setting.hint) : null, rootId, localize: false };
  if (isField(setting.type)) {
    return fieldToFormGroup(setting.type, { ...text }, { name, value, localize: true });
  }
  const config = { name, value };
  if (setting.choices) {
    const options = Object.entries(setting.choices).map(([key, label]) => ({ value: key, label: localize(label) }));
    const dataset = setting.type === Number ? { dtype: "Number" } : {};
    return createFormGroup({ ...text, input: createSelectInput({ ...config, options, dataset }) });
  }
  if (setting.type === Boolean) return createFormGroup({ ...text, input: createCheckboxInput(config) });
  if (setting.type === Number) {
    const { range } = setting;
    return createFormGroup({ ...text, input: createNumberInput(range ? { ...config, ...range, step: range.step ?? 1 } : config) });
  }
  return createFormGroup({ ...text, input: createTextInput(config) });
}

/**
 * A value as the setting keeps it: cleaned and checked by its field or constructor.
 * @throws naming the setting when the value does not fit.
 */
export function cleanSetting(setting: RegisteredSetting, value: unknown): unknown {
  const name = localize(setting.name ?? setting.key);
  if (isField(setting.type)) {
    const clean = setting.type.clean?.(value, {}) ?? value;
    const failure = setting.type.validate?.(clean, {});
    if (failure) throw new Error(`${name}: ${failure instanceof Error ? failure.message : JSON.stringify(failure)}`);
    return clean;
  }
  if (setting.type === Number) {
    const number = Number(value);
    const { range } = setting;
    if (value === null || value === "" || !Number.isFinite(number)) throw new Error(localize("SETTINGS.NotANumber", { name }));
    if (range && (number < range.min || number > range.max)) throw new Error(localize("SETTINGS.OutOfRange", { name, min: range.min, max: range.max }));
    return number;
  }
  if (setting.choices && !Object.hasOwn(setting.choices, String(value))) throw new Error(`${name}: ${JSON.stringify(value)}`);
  return value;
}

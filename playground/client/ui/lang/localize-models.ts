import { host } from "../env";

interface Field {
  label?: string;
  hint?: string;
  fields?: Record<string, Field>;
  element?: Field;
}
interface Model {
  LOCALIZATION_PREFIXES?: string[];
  schema?: { fields: Record<string, Field> };
}

/** Gives the fields of a model the labels and hints of its text prefixes, where they have none of their own (Localization.localizeDataModel). */
function localizeFields(fields: Record<string, Field>, prefixes: string[], path: string): void {
  const { i18n } = host("game");
  for (const [name, field] of Object.entries(fields)) {
    const own = path ? `${path}.${name}` : name;
    for (const prefix of prefixes) {
      for (const part of ["label", "hint"] as const) {
        const key = `${prefix}.FIELDS.${own}.${part}`;
        if (!field[part] && i18n.has?.(key)) field[part] = i18n.localize(key);
      }
    }
    if (field.fields) localizeFields(field.fields, prefixes, own);
  }
}

/** Localizes every registered data model of every document; runs when the texts are there (Game#initialize, i18nInit). */
export function localizeDataModels(config: Record<string, unknown>): void {
  for (const entry of Object.values(config)) {
    const models = (entry as { dataModels?: Record<string, Model> } | null)?.dataModels ?? {};
    for (const model of Object.values(models)) {
      const prefixes = model.LOCALIZATION_PREFIXES ?? [];
      if (prefixes.length && model.schema) localizeFields(model.schema.fields, prefixes, "");
    }
  }
}

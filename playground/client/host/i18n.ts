import { mergeObject } from "../../shared/object-merge";
import { expandObject, getProperty, type Plain } from "../../shared/object-paths";

/** Texts in the user's language, English where one is missing. Follows client/helpers/localization.d.mts. */
export class Localization {
  lang = "en";
  translations: Plain = {};
  _fallback: Plain = {};

  /** Adds the texts of one file; English ones are the fallback. */
  add(lang: string, texts: Plain): void {
    const expanded = expandObject(texts);
    if (lang === "en") mergeObject(this._fallback, expanded);
    if (lang === this.lang) mergeObject(this.translations, expanded);
  }

  has(key: string, fallback = true): boolean {
    return typeof getProperty(this.translations, key) === "string" || (fallback && typeof getProperty(this._fallback, key) === "string");
  }

  /** The text of a key, or the key itself. */
  localize(key: string): string {
    const text = getProperty(this.translations, key) ?? getProperty(this._fallback, key);
    return typeof text === "string" ? text : key;
  }

  /** The text of a key with `{name}` filled in. */
  format(key: string, data: object = {}): string {
    return this.localize(key).replace(/\{([^}]+)\}/g, (_, name: string) => String((data as Record<string, string | number | undefined>)[name.trim()] ?? ""));
  }

  getListFormatter({ style = "long", type = "conjunction" }: { style?: Intl.ListFormatStyle; type?: Intl.ListFormatType } = {}): Intl.ListFormat {
    return new Intl.ListFormat(this.lang, { style, type });
  }

  sortObjects<T extends Plain>(objects: T[], key: keyof T): T[] {
    return objects.sort((a, b) => String(a[key]).localeCompare(String(b[key]), this.lang));
  }
}

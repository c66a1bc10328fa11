type Texts = Record<string, unknown>;

const files = import.meta.glob<Texts>("./*.json", { eager: true, import: "default" });

/** The playground's own interface texts in a language; English where it has none. */
export function interfaceTexts(lang: string): Texts {
  return files[`./${lang}.json`] ?? files["./en.json"] ?? {};
}

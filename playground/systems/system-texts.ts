import type { Host } from "../client/host/host";
import en from "./lang/en.json";
import es from "./lang/es.json";
import ru from "./lang/ru.json";

const TEXTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { en, es, ru };

/** Gives a double's own texts to the client: those under its root key and the sheet's that all doubles share. */
export function addTexts(host: Host, root: string): void {
  host.Hooks.once("i18nInit", () => {
    const { i18n } = host.game;
    for (const lang of new Set(["en", i18n.lang])) {
      const own = TEXTS[lang];
      if (own) i18n.add(lang, { [root]: own[root] ?? {}, PLAYSYSTEM: own["PLAYSYSTEM"] });
    }
  });
}

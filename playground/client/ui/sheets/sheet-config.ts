import { host } from "../env";

interface SheetEntry {
  id: string;
  label: string;
  cls: unknown;
  default: boolean;
  canBeDefault: boolean;
  canConfigure: boolean;
  themes: null;
}
interface DocumentClass {
  readonly documentName: string;
  readonly TYPES?: readonly string[];
}
interface RegisterOptions {
  types?: readonly string[];
  makeDefault?: boolean;
  label?: string | (() => string);
  canBeDefault?: boolean;
  canConfigure?: boolean;
}
interface SheetRegistry {
  sheetClasses?: Record<string, Record<string, SheetEntry>>;
}

const registry = (documentName: string): Record<string, Record<string, SheetEntry>> => {
  const config = host("CONFIG");
  const own = (config[documentName] ??= {}) as SheetRegistry;
  return (own.sheetClasses ??= {});
};

/** Which sheet class a document opens with (client/applications/apps/document-sheet-config.d.mts). */
export class DocumentSheetConfig {
  /** Offers a sheet for some types of a document; the default one is opened. */
  static registerSheet(documentClass: DocumentClass, scope: string, sheetClass: { readonly name: string }, options: RegisterOptions = {}): void {
    const { types, makeDefault = false, label, canBeDefault = true, canConfigure = true } = options;
    const classes = registry(documentClass.documentName);
    const id = `${scope}.${sheetClass.name}`;
    for (const type of types ?? documentClass.TYPES ?? ["base"]) {
      const entries = (classes[type] ??= {});
      if (makeDefault) for (const entry of Object.values(entries)) entry.default = false;
      const text = typeof label === "function" ? label() : (label ?? sheetClass.name);
      entries[id] = { id, label: text, cls: sheetClass, default: makeDefault || Object.keys(entries).length === 0, canBeDefault, canConfigure, themes: null };
    }
  }

  /** Takes a sheet away again, for the given types or for all. */
  static unregisterSheet(documentClass: DocumentClass, scope: string, sheetClass: { readonly name: string }, { types }: { types?: readonly string[] } = {}): void {
    const classes = registry(documentClass.documentName);
    const id = `${scope}.${sheetClass.name}`;
    for (const type of types ?? Object.keys(classes)) {
      const entries = classes[type];
      if (!entries?.[id]) continue;
      const wasDefault = entries[id].default;
      delete entries[id];
      const [next] = Object.values(entries);
      if (wasDefault && next) next.default = true;
    }
  }
}

import type { HostDocument } from "../env";
import { element } from "../api/frame";
import { host } from "../env";
import { cleanHTML } from "./clean-html";

interface EnrichOptions {
  secrets?: boolean;
  documents?: boolean;
  links?: boolean;
  rolls?: boolean;
  rollData?: Record<string, unknown> | (() => Record<string, unknown>);
  relativeTo?: HostDocument | null;
}

interface Enricher {
  id?: string;
  pattern: RegExp;
  enricher: (match: RegExpMatchArray, options: EnrichOptions) => Promise<HTMLElement | null> | HTMLElement | null;
}

const LINK = /@(?<kind>[A-Za-z]+)\[(?<target>[^#\]]+)(?:#[^\]]+)?\](?:\{(?<label>[^}]+)\})?/g;
const ROLL = /\[\[(?:\/(?<command>r|roll|gmr|gmroll|br|blindroll|sr|selfroll|pr|publicroll) )?(?<formula>[^\]]+)\]\](?:\{(?<label>[^}]+)\})?/g;

/** Enriched HTML for documents, links and inline rolls (client/applications/ux/text-editor.d.mts). */
export class TextEditor {
  static get implementation(): typeof TextEditor {
    return TextEditor;
  }

  /** HTML with secrets removed unless asked for, document links, inline rolls and CONFIG.TextEditor.enrichers applied. */
  static async enrichHTML(content: string, options: EnrichOptions = {}): Promise<string> {
    if (!content?.length) return "";
    const html = element("div");
    html.innerHTML = cleanHTML(String(content));
    if (!options.secrets) for (const secret of html.querySelectorAll("section.secret:not(.revealed)")) secret.remove();
    const custom = ((host("CONFIG").TextEditor as { enrichers?: Enricher[] } | undefined)?.enrichers ?? []).map((each) => each);
    const own: Enricher[] = [];
    if (options.documents !== false) own.push({ pattern: LINK, enricher: enrichLink });
    if (options.rolls !== false) own.push({ pattern: ROLL, enricher: enrichRoll });
    for (const enricher of [...own, ...custom]) await replaceText(html, enricher, options);
    return html.innerHTML;
  }

  /** The drag data of an event as Foundry's documents put it there: JSON text. */
  static getDragEventData(event: DragEvent): Record<string, unknown> {
    try {
      return JSON.parse(event.dataTransfer?.getData("text/plain") ?? "") as Record<string, unknown>;
    } catch {
      return {};
    }
  }
}

async function replaceText(root: HTMLElement, { pattern, enricher }: Enricher, options: EnrichOptions): Promise<void> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    for (const match of [...text.data.matchAll(pattern)].reverse()) {
      const made = await enricher(match, options);
      if (!made) continue;
      const rest = text.splitText(match.index);
      rest.data = rest.data.slice(match[0].length);
      rest.before(made);
    }
  }
}

/** `@UUID[…]{label}` becomes a link that opens the document; a broken one stays visible as broken. */
async function enrichLink(match: RegExpMatchArray): Promise<HTMLElement | null> {
  const { kind, target, label } = match.groups as { kind: string; target: string; label?: string };
  const uuid = kind === "UUID" ? target : kind === "Compendium" ? `Compendium.${target}` : `${kind}.${target}`;
  const found = await Promise.resolve(host("fromUuid")(uuid)).catch(() => null);
  const text = label ?? found?.name ?? target;
  if (!found) return element("a", { class: "content-link broken" }, element("i", { class: "fa-solid fa-link-slash", "aria-hidden": "true" }), text);
  const icon = { Actor: "fa-user", Item: "fa-suitcase", RollTable: "fa-table-list", JournalEntry: "fa-book-open", Scene: "fa-map" }[found.documentName] ?? "fa-file";
  return element(
    "a",
    { class: "content-link", draggable: "true", href: "#", "data-link": "", "data-uuid": found.uuid, "data-id": found.id, "data-type": found.documentName },
    element("i", { class: `fa-solid ${icon}`, "aria-hidden": "true" }),
    text,
  );
}

/** `[[/roll 1d6]]` becomes a button, `[[1d6]]` its result. */
async function enrichRoll(match: RegExpMatchArray, options: EnrichOptions): Promise<HTMLElement | null> {
  const { command, formula, label } = match.groups as { command?: string; formula: string; label?: string };
  const dice = element("i", { class: "fa-solid fa-dice-d20", "aria-hidden": "true" });
  if (command) return element("a", { class: "inline-roll roll", href: "#", "data-mode": command, "data-formula": formula }, dice, label ?? formula);
  const Roll = (globalThis as unknown as { Roll: new (formula: string, data?: unknown) => { evaluate(): Promise<{ total: number }> } }).Roll;
  const data = typeof options.rollData === "function" ? options.rollData() : options.rollData;
  const roll = await new Roll(formula, data).evaluate();
  return element("a", { class: "inline-roll inline-result", "data-tooltip": formula }, dice, label ? `${label}: ${roll.total}` : String(roll.total));
}

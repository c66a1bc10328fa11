import Handlebars from "handlebars";
import { localize } from "../env";

interface Choice {
  value: string;
  label: string;
  group?: string | undefined;
  disabled: boolean;
  selected: boolean;
  rule: boolean;
}

interface SelectHash {
  selected?: unknown;
  localize?: boolean;
  blank?: string | null;
  sort?: boolean;
  nameAttr?: string;
  valueAttr?: string;
  labelAttr?: string;
  inverted?: boolean;
  groups?: string[];
}

const escape = (value: unknown): string => Handlebars.escapeExpression(String(value));

const text = (value: unknown): string => String(value);

/** The values that are chosen, as strings: one, or many from an array or a set. */
function chosenValues(selected: unknown): Set<string> {
  if (selected === undefined || selected === null) return new Set();
  const list = selected instanceof Set || Array.isArray(selected) ? [...(selected as Iterable<unknown>)] : [selected];
  return new Set(list.map(String));
}

function readChoices(choices: unknown, hash: SelectHash): Choice[] {
  const chosen = chosenValues(hash.selected);
  const valueAttr = hash.valueAttr ?? hash.nameAttr;
  const read = (key: string, entry: unknown): Choice => {
    const data = typeof entry === "object" && entry !== null ? (entry as Record<string, unknown>) : null;
    const raw = data ? (data[hash.labelAttr ?? "label"] ?? "") : entry;
    const id = data && valueAttr ? text(data[valueAttr]) : data && data.value !== undefined ? text(data.value) : key;
    const [value, label] = hash.inverted ? [String(raw), key] : [id, String(raw)];
    return {
      value,
      label: hash.localize ? localize(label) : label,
      group: data?.group === undefined ? undefined : text(data.group),
      disabled: Boolean(data?.disabled),
      selected: chosen.has(value) || Boolean(data?.selected),
      rule: Boolean(data?.rule),
    };
  };
  if (Array.isArray(choices)) {
    return (choices as unknown[]).map((entry, index) => read(typeof entry === "object" ? String(index) : String(entry as string), entry));
  }
  if (choices instanceof Map) return [...(choices as Map<unknown, unknown>)].map(([key, entry]) => read(String(key), entry));
  return Object.entries((choices ?? {}) as Record<string, unknown>).map(([key, entry]) => read(key, entry));
}

const option = (choice: Choice): string =>
  choice.rule
    ? "<hr>"
    : `<option value="${escape(choice.value)}"${choice.selected ? " selected" : ""}${choice.disabled ? " disabled" : ""}>${escape(choice.label)}</option>`;

/** `<option>` elements from a record, an array or a map (client/applications/handlebars.d.mts, selectOptions). */
export function selectOptions(choices: unknown, options: Handlebars.HelperOptions): Handlebars.SafeString {
  const hash = options.hash as SelectHash;
  const read = readChoices(choices, hash);
  if (hash.sort) read.sort((a, b) => a.label.localeCompare(b.label));
  let html = "";
  if (hash.blank !== undefined && hash.blank !== null) {
    const none = read.every((choice) => !choice.selected);
    html += `<option value=""${none ? " selected" : ""}>${escape(hash.localize && hash.blank ? localize(hash.blank) : hash.blank)}</option>`;
  }
  const groups = new Map<string | undefined, Choice[]>();
  for (const choice of read) groups.set(choice.group, [...(groups.get(choice.group) ?? []), choice]);
  for (const [group, members] of groups) {
    const inner = members.map(option).join("");
    html += group === undefined ? inner : `<optgroup label="${escape(hash.localize ? localize(group) : group)}">${inner}</optgroup>`;
  }
  return new Handlebars.SafeString(html);
}

/** Radio buttons of one name from a record (client/applications/handlebars.d.mts, radioBoxes). */
export function radioBoxes(name: string, choices: Record<string, string>, options: Handlebars.HelperOptions): Handlebars.SafeString {
  const { checked, localize: translate } = options.hash as { checked?: unknown; localize?: boolean };
  const html = Object.entries(choices).map(([value, label]) => {
    const mark = String(checked) === value ? " checked" : "";
    return `<label class="checkbox"><input type="radio" name="${escape(name)}" value="${escape(value)}"${mark}> ${escape(translate ? localize(label) : label)}</label>`;
  });
  return new Handlebars.SafeString(html.join(""));
}

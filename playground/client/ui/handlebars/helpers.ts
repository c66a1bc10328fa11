import Handlebars from "handlebars";
import { localize } from "../env";
import { asText } from "../ux/text";
import { radioBoxes, selectOptions } from "./choice-helpers";
import { formGroup, formInput } from "./field-helpers";
import { timeSince } from "./time-since";

type Options = Handlebars.HelperOptions;

const attribute = (name: string, value: unknown): string =>
  value === undefined || value === null || value === false ? "" : ` ${name}="${Handlebars.escapeExpression(value === true ? name : asText(value))}"`;

/** A number rounded to a step as Foundry's number inputs show it: 0.3, not 0.30000000000000004. */
function toStep(value: unknown, step: unknown): string {
  if (value === null || value === undefined || value === "") return "";
  const number = Number(value);
  if (!Number.isFinite(number)) return "";
  const size = Number(step);
  if (!Number.isFinite(size) || size <= 0) return String(number);
  const places = (String(size).split(".")[1] ?? "").length;
  return String(Number((Math.round(number / size) * size).toFixed(places)));
}

function numberFormat(value: unknown, options: Options): string {
  const { decimals = 0, sign = false } = options.hash as { decimals?: number; sign?: boolean };
  const text = parseFloat(String(value)).toFixed(decimals);
  return sign && Number(value) >= 0 ? `+${text}` : text;
}

function numberInput(value: unknown, options: Options): Handlebars.SafeString {
  const { step, class: cssClass, ...rest } = options.hash as Record<string, unknown>;
  const attributes = Object.entries(rest).map(([name, each]) => attribute(name, each));
  return new Handlebars.SafeString(
    `<input type="number"${attribute("value", toStep(value, step))}${attribute("step", step ?? "any")}${attribute("class", cssClass)}${attributes.join("")}>`,
  );
}

/** All arguments of a helper but the options object that Handlebars adds. */
const terms = (given: unknown[]): unknown[] => given.slice(0, -1);

/** Foundry's core helpers by name (client/applications/handlebars.d.mts, `initialize`). */
const helpers: Record<string, (...given: never[]) => unknown> = {
  checked: (value: unknown) => (value ? "checked" : ""),
  disabled: (value: unknown) => (value ? "disabled" : ""),
  concat: (...given: unknown[]) => new Handlebars.SafeString(terms(given).map(String).join("")),
  ifThen: (test: unknown, yes: unknown, no: unknown) => (test ? yes : no),
  object: (options: Options) => options.hash as unknown,
  localize: (key: unknown, options: Options) => {
    const text = key instanceof Handlebars.SafeString ? key.toString() : String(key);
    const data = options.hash as Record<string, unknown>;
    return Object.keys(data).length ? localize(text, data) : localize(text);
  },
  numberFormat: numberFormat,
  numberInput: numberInput,
  selectOptions,
  radioBoxes,
  formInput,
  formField: formGroup,
  formGroup,
  timeSince: (time: number | string | Date) => timeSince(time),
  eq: (a: unknown, b: unknown) => a === b,
  ne: (a: unknown, b: unknown) => a !== b,
  lt: (a: number, b: number) => a < b,
  gt: (a: number, b: number) => a > b,
  lte: (a: number, b: number) => a <= b,
  gte: (a: number, b: number) => a >= b,
  not: (value: unknown) => !value,
  and: (...given: unknown[]) => terms(given).every(Boolean),
  or: (...given: unknown[]) => terms(given).some(Boolean),
};

/** Helpers that version 14 no longer has. */
const removed = ["select", "colorPicker", "filePicker"];

/** `{{#select}}` of version 13 marks the option of the given value; deprecated since 12, gone in 14. */
function select(this: unknown, selected: unknown, options: Options): string {
  const value = Handlebars.escapeExpression(String(selected));
  return options.fn(this).replace(new RegExp(` value=["']${value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}["']`), "$& selected");
}

function colorPicker(options: Options): Handlebars.SafeString {
  const { name, value, default: fallback } = options.hash as { name?: string; value?: string; default?: string };
  return new Handlebars.SafeString(`<color-picker${attribute("name", name)}${attribute("value", value ?? fallback ?? "")}></color-picker>`);
}

/** Registers the core helpers for a generation; removed ones throw in 14 and warn in 13. */
export function registerHelpers(generation: number, warn: (message: string) => void): void {
  for (const [name, helper] of Object.entries(helpers)) Handlebars.registerHelper(name, helper as Handlebars.HelperDelegate);
  for (const name of removed) {
    Handlebars.registerHelper(name, function (this: unknown, ...given: unknown[]) {
      if (generation >= 14) throw new Error(`The {{${name}}} Handlebars helper was removed in version 14.`);
      warn(`The {{${name}}} Handlebars helper is deprecated.`);
      if (name === "select") return select.call(this, given[0], given.at(-1) as Options);
      return colorPicker(given.at(-1) as Options);
    });
  }
}

import { describeValue } from "./battlefield-error";
import type { Issue } from "./battlefield-error";

/** A piece of JSON Schema (draft 2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Gathers what is wrong on the way. */
export type Report = (issue: Issue) => void;

/** What a value of a format looks like: reads it, and says so as JSON Schema. One source for both, so that they agree. */
export interface Shape<T> {
  /** The value, with defaults filled in; what is wrong is reported, and the value returned then is of no use. */
  readonly read: (input: unknown, path: string, report: Report) => T;
  readonly schema: JsonSchema;
}

/** A member of a record: required, optional (left out stays out), or with a default. */
export interface Member<T> {
  readonly shape: Shape<T>;
  readonly presence: "required" | "optional" | "defaulted";
  readonly default?: unknown;
}

/** The members of a record, one for each member of its type. */
export type Members<T> = { readonly [K in keyof T]-?: Member<Exclude<T[K], undefined>> };

/** A member that must be there. */
export function required<T>(shape: Shape<T>): Member<T> {
  return { shape, presence: "required" };
}

/** A member that may be left out and is then left out of the result. */
export function optional<T>(shape: Shape<T>): Member<T> {
  return { shape, presence: "optional" };
}

/** A member that may be left out and then has this value. */
export function defaulted<T>(shape: Shape<T>, value: T): Member<T> {
  return { shape, presence: "defaulted", default: value };
}

interface Bounds {
  readonly min?: number;
  readonly max?: number;
  readonly above?: number;
  readonly below?: number;
  readonly integer?: boolean;
}

/** A finite number within bounds: from min to max, above and below without the bound itself. */
export function number(bounds: Bounds = {}): Shape<number> {
  const { min, max, above, below, integer = false } = bounds;
  const limits = [
    min === undefined ? "" : `of at least ${min}`,
    above === undefined ? "" : `above ${above}`,
    max === undefined ? "" : `of at most ${max}`,
    below === undefined ? "" : `below ${below}`,
  ].filter((text) => text !== "");
  const expected = [integer ? "a whole number" : "a finite number", limits.join(" and ")].join(" ").trim();
  const fits = (value: unknown): value is number =>
    typeof value === "number" &&
    Number.isFinite(value) &&
    (!integer || Number.isInteger(value)) &&
    (min === undefined || value >= min) &&
    (max === undefined || value <= max) &&
    (above === undefined || value > above) &&
    (below === undefined || value < below);
  return {
    // Adding 0 turns -0 into 0: JSON does not tell them apart.
    read: (input, path, report) => (fits(input) ? input + 0 : fail(0, input, path, expected, report)),
    schema: {
      type: integer ? "integer" : "number",
      ...(min === undefined ? {} : { minimum: min }),
      ...(max === undefined ? {} : { maximum: max }),
      ...(above === undefined ? {} : { exclusiveMinimum: above }),
      ...(below === undefined ? {} : { exclusiveMaximum: below }),
    },
  };
}

/** True or false. */
export const boolean: Shape<boolean> = {
  read: (input, path, report) => (typeof input === "boolean" ? input : fail(false, input, path, "true or false", report)),
  schema: { type: "boolean" },
};

/** Any text. */
export const text: Shape<string> = {
  read: (input, path, report) => (typeof input === "string" ? input : fail("", input, path, "a text", report)),
  schema: { type: "string" },
};

/** A text that names something, so not an empty one. */
export const name: Shape<string> = {
  read: (input, path, report) =>
    typeof input === "string" && input !== "" ? input : fail("", input, path, "a text that is not empty", report),
  schema: { type: "string", minLength: 1 },
};

/** One of some values; an alias is read as the value that it stands for. */
export function choice<const T extends string | number>(
  values: readonly T[],
  aliases: Readonly<Record<string, T>> = {},
): Shape<T> {
  const known = [...values, ...Object.keys(aliases)];
  const expected = known.length === 1 ? describeValue(known[0]) : `one of ${known.map(describeValue).join(", ")}`;
  return {
    read(input, path, report) {
      const value = values.find((item) => item === input);
      if (value !== undefined) return value;
      const alias = typeof input === "string" && Object.hasOwn(aliases, input) ? aliases[input] : undefined;
      return alias ?? fail(values[0] as T, input, path, expected, report);
    },
    schema: { enum: known },
  };
}

/** A value of the shape, or null. */
export function nullable<T>(shape: Shape<T>): Shape<T | null> {
  return {
    read: (input, path, report) => (input === null ? null : shape.read(input, path, orNull(report, path))),
    schema: { anyOf: [shape.schema, { type: "null" }] },
  };
}

/** A value of one shape or of another; what fits neither is told in the second one's words, after the first one's. */
export function either<A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> {
  return {
    read(input, path, report) {
      const issues: Issue[] = [];
      const a = first.read(input, path, (issue) => issues.push(issue));
      if (issues.length === 0) return a;
      const before = issues.map(({ expected }) => expected).join(", ");
      return second.read(input, path, (issue) => report({ ...issue, expected: `${before}, or ${issue.expected}` }));
    },
    schema: { anyOf: [first.schema, second.schema] },
  };
}

/** A list of values of the shape. */
export function list<T>(shape: Shape<T>): Shape<readonly T[]> {
  return {
    read: (input, path, report) =>
      Array.isArray(input)
        ? input.map((item, i) => shape.read(item, `${path}[${i}]`, report))
        : fail([], input, path, "a list", report),
    schema: { type: "array", items: shape.schema },
  };
}

/** A record with the given members; what else it has is kept as it is. */
export function record<T extends object>(members: Members<T>): Shape<T> {
  const entries = Object.entries<Member<unknown>>(members);
  const properties = entries.map(([key, member]) => [key, memberSchema(member)] as const);
  const must = entries.filter(([, { presence }]) => presence === "required").map(([key]) => key);
  return {
    read(input, path, report) {
      if (!isRecord(input)) return fail({} as T, input, path, "an object", report);
      const out: Record<string, unknown> = { ...input };
      for (const [key, { shape, presence, default: value }] of entries) {
        const at = path === "" ? key : `${path}.${key}`;
        if (input[key] !== undefined) out[key] = shape.read(input[key], at, report);
        else if (presence === "defaulted") out[key] = value;
        else if (presence === "required") out[key] = shape.read(undefined, at, report);
        else delete out[key];
      }
      return out as T;
    },
    schema: { type: "object", properties: Object.fromEntries(properties), ...(must.length > 0 ? { required: must } : {}) },
  };
}

/** One of several records, told apart by the text of one member. */
export function variant<T extends object>(tag: string, shapes: Readonly<Record<string, Shape<T>>>): Shape<T> {
  const tags = choice(Object.keys(shapes));
  return {
    read(input, path, report) {
      if (!isRecord(input)) return fail({} as T, input, path, "an object", report);
      const key = input[tag];
      const shape = typeof key === "string" && Object.hasOwn(shapes, key) ? shapes[key] : undefined;
      if (shape !== undefined) return shape.read(input, path, report);
      tags.read(key, path === "" ? tag : `${path}.${tag}`, report);
      return input as T;
    },
    schema: { oneOf: Object.values(shapes).map((shape) => shape.schema) },
  };
}

/** What goes with a further condition: how much of it JSON Schema can say, and the member to name when it fails. */
interface Refinement<T> {
  readonly also?: JsonSchema;
  readonly member?: keyof T & string;
}

/** A shape that holds one condition more. */
export function refine<T>(
  shape: Shape<T>,
  holds: (value: T) => boolean,
  expected: string,
  { also = {}, member }: Refinement<T> = {},
): Shape<T> {
  return {
    read(input, path, report) {
      let sound = true;
      const value = shape.read(input, path, (issue) => {
        sound = false;
        report(issue);
      });
      if (!sound || holds(value)) return value;
      return member === undefined
        ? fail(value, input, path, expected, report)
        : fail(value, value[member], `${path}.${member}`, expected, report);
    },
    schema: { ...shape.schema, ...also },
  };
}

/** A shape with a sentence for the reader of the JSON Schema. */
export function described<T>(shape: Shape<T>, description: string): Shape<T> {
  return { ...shape, schema: { description, ...shape.schema } };
}

function memberSchema({ shape, presence, default: value }: Member<unknown>): JsonSchema {
  return presence === "defaulted" ? { ...shape.schema, default: value } : shape.schema;
}

function fail<T>(value: T, input: unknown, path: string, expected: string, report: Report): T {
  report({ path, got: describeValue(input), expected });
  return value;
}

function orNull(report: Report, at: string): Report {
  return (issue) => report(issue.path === at ? { ...issue, expected: `${issue.expected}, or null` } : issue);
}

function isRecord(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === "object" && input !== null && !Array.isArray(input);
}

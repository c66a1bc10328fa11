import { deepClone, equals, isEmpty } from "../object-merge";
import { getProperty, isPlain, type Plain } from "../object-paths";
import { DataFieldOperator, ForcedDeletion, ForcedReplacement } from "../operators";
import { DataField, type FieldOptions } from "./data-field";

/** Merges a change into free data (flags, `system`) in place; answers what really changed, undefined for nothing. */
export function changeFreeObject(target: Plain, change: Plain): Plain | undefined {
  const diff: Plain = {};
  for (const [key, value] of Object.entries(change)) {
    const deleted = key.startsWith("-=") ? key.slice(2) : value instanceof ForcedDeletion ? key : null;
    if (deleted !== null) {
      if (Reflect.has(target, deleted)) {
        Reflect.deleteProperty(target, deleted);
        diff[key] = value;
      }
      continue;
    }
    const replaced = key.startsWith("==") || value instanceof ForcedReplacement;
    if (replaced) {
      const name = key.replace(/^==/, "");
      const wanted = value instanceof ForcedReplacement ? value.value : value;
      if (equals(target[name], wanted)) continue;
      target[name] = deepClone(wanted);
      diff[key] = value;
      continue;
    }
    const old = target[key];
    if (isPlain(value) && isPlain(old)) {
      const inner = changeFreeObject(old, value);
      if (inner !== undefined) diff[key] = inner;
    } else if (isPlain(value)) {
      const fresh: Plain = {};
      changeFreeObject(fresh, value);
      target[key] = fresh;
      diff[key] = deepClone(fresh);
    } else if (!equals(old, value)) {
      target[key] = deepClone(value);
      diff[key] = deepClone(value);
    }
  }
  return isEmpty(diff) ? undefined : diff;
}

/** Free data of any shape: merged on update, arrays replaced whole. */
export class ObjectField extends DataField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false };
  }

  override getInitialValue(data?: object): unknown {
    return super.getInitialValue(data) ?? (this.required && !this.nullable ? {} : this.nullable ? null : undefined);
  }

  override initialize(value: unknown): unknown {
    return deepClone(value);
  }

  override toObject(value: unknown): unknown {
    return deepClone(value);
  }

  override applyChange(source: Plain, key: string, change: unknown): unknown {
    const old = source[key];
    if (!isPlain(change) || !isPlain(old)) return super.applyChange(source, key, change);
    return changeFreeObject(old, change);
  }

  protected override _validateType(value: unknown): string | undefined {
    return typeof value === "object" && !Array.isArray(value) ? undefined : "must be an object";
  }
}

export class ArrayField extends DataField {
  readonly element: DataField;

  constructor(element: DataField, options: FieldOptions & { min?: number; max?: number } = {}, context?: { name?: string; parent?: DataField }) {
    super(options, context);
    this.element = element;
    element.name = "element";
    element.parent = this;
  }

  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false, initial: () => [] };
  }

  override check(value: unknown): void {
    super.check(value);
    if (Array.isArray(value)) for (const entry of value) this.element.check(entry);
  }

  override initialize(value: unknown, model?: object): unknown {
    return Array.isArray(value) ? value.map((entry) => this.element.initialize(entry, model)) : value;
  }

  override toObject(value: unknown): unknown {
    return Array.isArray(value) ? value.map((entry) => this.element.toObject(entry)) : value;
  }

  protected override _cast(value: unknown): unknown {
    if (Array.isArray(value)) return value;
    if (value instanceof Set) return [...(value as Set<unknown>)];
    return isPlain(value) ? Object.values(value) : [value];
  }

  protected override _cleanType(value: unknown): unknown {
    return (value as unknown[]).map((entry) => this.element.clean(entry));
  }

  protected override _validateType(value: unknown): string | undefined {
    if (!Array.isArray(value)) return "must be an array";
    const { min = 0, max = Infinity } = this.options as { min?: number; max?: number };
    return value.length >= min && value.length <= max ? undefined : `must have ${min} to ${max} elements, came ${value.length}`;
  }
}

export class SetField extends ArrayField {
  override initialize(value: unknown, model?: object): unknown {
    const entries = super.initialize(value, model);
    return Array.isArray(entries) ? new Set<unknown>(entries) : entries;
  }

  override toObject(value: unknown): unknown {
    return value instanceof Set ? [...(value as Set<unknown>)].map((entry) => this.element.toObject(entry)) : super.toObject(value);
  }

  protected override _cleanType(value: unknown): unknown {
    return [...new Set(super._cleanType(value) as unknown[])];
  }
}

export type DataSchema = Record<string, DataField>;

/** An object of named fields; members that it does not know are dropped. */
export class SchemaField extends DataField {
  readonly fields: DataSchema;

  constructor(fields: DataSchema, options: FieldOptions = {}, context?: { name?: string; parent?: DataField }) {
    super(options, context);
    this.fields = fields;
    for (const [name, field] of Object.entries(fields)) {
      field.name = name;
      field.parent = this;
    }
  }

  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false };
  }

  has(name: string): boolean {
    return name in this.fields;
  }

  get(name: string): DataField | undefined {
    return this.fields[name];
  }

  /** The field at a dotted path, through arrays and sets as Foundry's getField does. */
  getField(path: string): DataField | undefined {
    const [head = "", ...rest] = path.split(".");
    const field = this.fields[head];
    if (!rest.length || !field) return field;
    if (field instanceof SchemaField) return field.getField(rest.join("."));
    if (field instanceof ArrayField) return rest.length === 1 ? field.element : undefined;
    return undefined;
  }

  override getInitialValue(data?: object): unknown {
    if (this.initial !== undefined || this.nullable) return super.getInitialValue(data);
    return this.clean({}, {});
  }

  override check(value: unknown): void {
    super.check(value);
    if (isPlain(value)) for (const [name, field] of Object.entries(this.fields)) field.check(value[name]);
  }

  override initialize(value: unknown, model?: object): unknown {
    if (!isPlain(value)) return value;
    const result: Plain = {};
    for (const [name, field] of Object.entries(this.fields)) {
      if (name in value) result[name] = field.initialize(value[name], model);
    }
    return result;
  }

  override toObject(value: unknown): unknown {
    if (typeof value !== "object" || value === null) return value;
    const result: Plain = {};
    for (const [name, field] of Object.entries(this.fields)) {
      if (name in value) result[name] = field.toObject((value as Plain)[name]);
    }
    return result;
  }

  override applyChange(source: Plain, key: string, change: unknown): unknown {
    const old = source[key];
    if (!isPlain(change) || change instanceof DataFieldOperator || !isPlain(old)) return super.applyChange(source, key, change);
    return this.applyChanges(old, change);
  }

  /** Writes changes into an object of this schema; answers what really changed, undefined for nothing. */
  applyChanges(source: Plain, changes: Plain): Plain | undefined {
    const diff: Plain = {};
    for (const [name, change] of Object.entries(changes)) {
      const plainName = name.replace(/^(-=|==)/, "");
      const field = this.fields[plainName];
      if (!field) continue;
      const wanted = name.startsWith("-=") ? new ForcedDeletion() : name.startsWith("==") ? new ForcedReplacement(change) : change;
      const inner = field.applyChange(source, plainName, wanted);
      if (inner !== undefined) diff[plainName] = inner;
    }
    return isEmpty(diff) ? undefined : diff;
  }

  protected override _cast(value: unknown): unknown {
    if (isPlain(value)) return value;
    const model = value as { toObject?: () => Plain };
    if (typeof model === "object" && typeof model.toObject === "function") return model.toObject();
    return typeof value === "object" ? { ...value } : {};
  }

  protected override _cleanType(value: unknown): unknown {
    const from = value as Plain;
    const result: Plain = {};
    for (const [name, field] of Object.entries(this.fields)) {
      const cleaned = field.clean(getProperty(from, name), { source: from });
      if (cleaned !== undefined) result[name] = cleaned;
    }
    return result;
  }

  protected override _validateType(value: unknown): string | undefined {
    return isPlain(value) ? undefined : "must be an object";
  }
}

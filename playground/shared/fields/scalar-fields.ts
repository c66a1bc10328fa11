import { Color } from "../color";
import { isDocumentId, randomID } from "../random-id";
import { type Choices, DataField, type FieldOptions } from "./data-field";

function among(value: unknown, choices: Choices | undefined): string | undefined {
  if (choices === undefined) return undefined;
  const keys: readonly unknown[] = Array.isArray(choices) ? choices : Object.keys(choices);
  if (keys.some((key) => key === value || String(key) === String(value))) return undefined;
  return `${String(value)} is none of ${keys.join(", ")}`;
}

/** True or false; undefined is false. Follows BooleanField of common/data/fields.d.mts, as each class here follows its namesake. */
export class BooleanField extends DataField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, required: true, nullable: false, initial: false };
  }

  protected override _cast(value: unknown): unknown {
    if (typeof value === "string") return value === "true";
    return typeof value === "object" ? false : Boolean(value);
  }

  protected override _validateType(value: unknown): string | undefined {
    return typeof value === "boolean" ? undefined : `must be a boolean, came ${typeof value}`;
  }
}

export interface NumberFieldOptions extends FieldOptions {
  min?: number;
  max?: number;
  step?: number;
  integer?: boolean;
  positive?: boolean;
}

export class NumberField extends DataField {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly step: number | undefined;
  readonly integer: boolean;
  readonly positive: boolean;

  constructor(options: NumberFieldOptions = {}, context?: { name?: string; parent?: DataField }) {
    super(options, context);
    const merged = this.options as NumberFieldOptions;
    this.min = merged.min;
    this.max = merged.max;
    this.step = merged.step;
    this.integer = merged.integer ?? false;
    this.positive = merged.positive ?? false;
  }

  static override get _defaults(): NumberFieldOptions {
    return { ...super._defaults, nullable: true };
  }

  override getInitialValue(data?: object): unknown {
    const initial = super.getInitialValue(data);
    if (initial === undefined && this.required && !this.nullable && this.initial === undefined) return undefined;
    return initial;
  }

  protected override _cast(value: unknown): unknown {
    return value === "" && this.nullable ? null : Number(value);
  }

  protected override _cleanType(value: unknown): unknown {
    if (typeof value !== "number" || Number.isNaN(value)) return value;
    let number = this.integer ? Math.round(value) : value;
    if (this.min !== undefined) number = Math.max(number, this.min);
    if (this.max !== undefined) number = Math.min(number, this.max);
    if (this.step !== undefined) {
      const decimals = (String(this.step).split(".")[1] ?? "").length;
      number = Number((Math.round(number / this.step) * this.step).toFixed(decimals));
    }
    return number;
  }

  protected override _validateType(value: unknown): string | undefined {
    if (typeof value !== "number" || !Number.isFinite(value)) return `must be a finite number, came ${String(value)}`;
    if (this.positive && value <= 0) return `must be a positive number, came ${value}`;
    return among(value, this.choices);
  }
}

export interface StringFieldOptions extends FieldOptions {
  blank?: boolean;
  trim?: boolean;
  textSearch?: boolean;
}

export class StringField extends DataField {
  readonly blank: boolean;
  readonly trim: boolean;

  constructor(options: StringFieldOptions = {}, context?: { name?: string; parent?: DataField }) {
    super(options, context);
    const merged = this.options as StringFieldOptions;
    this.blank = merged.blank ?? merged.choices === undefined;
    this.trim = merged.trim ?? true;
  }

  override getInitialValue(data?: object): unknown {
    const initial = super.getInitialValue(data);
    if (initial !== undefined) return initial;
    return this.required && this.blank && this.initial === undefined ? "" : initial;
  }

  protected override _cast(value: unknown): unknown {
    return typeof value === "string" ? value : String(value);
  }

  protected override _cleanType(value: unknown): unknown {
    const text = this.trim ? (value as string).trim() : value;
    return text === "" && !this.blank ? this.getInitialValue() : text;
  }

  protected override _validateType(value: unknown): string | undefined {
    if (typeof value !== "string") return `must be a string, came ${typeof value}`;
    if (value === "" && this.blank) return undefined;
    return value === "" ? "may not be blank" : among(value, this.choices);
  }
}

export class HTMLField extends StringField {
  static override get _defaults(): StringFieldOptions {
    return { ...super._defaults, required: true, blank: true };
  }
}

export class FilePathField extends StringField {
  static override get _defaults(): StringFieldOptions {
    return { ...super._defaults, nullable: true, blank: false, initial: null };
  }

  protected override _cleanType(value: unknown): unknown {
    return value === "" ? null : value;
  }
}

export class ColorField extends StringField {
  static override get _defaults(): StringFieldOptions {
    return { ...super._defaults, nullable: true, blank: false, initial: null };
  }

  override initialize(value: unknown): unknown {
    return typeof value === "string" ? Color.from(value) : value;
  }

  override toObject(value: unknown): unknown {
    return value instanceof Color ? value.css : value;
  }

  protected override _cast(value: unknown): unknown {
    if (value === "") return value;
    const colour = Color.from(value instanceof Number ? Number(value) : value);
    return colour.valid ? colour.css : value;
  }

  protected override _cleanType(value: unknown): unknown {
    return value === "" ? this.getInitialValue() : value;
  }

  protected override _validateType(value: unknown): string | undefined {
    return typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value) ? undefined : `must be a colour, came ${String(value)}`;
  }
}

export class AngleField extends NumberField {
  constructor(options: NumberFieldOptions & { normalize?: boolean } = {}, context?: { name?: string; parent?: DataField }) {
    super(options, context);
  }

  static override get _defaults(): NumberFieldOptions {
    return { ...super._defaults, required: true, nullable: false, initial: 0 };
  }

  protected override _cleanType(value: unknown): unknown {
    if (typeof value !== "number" || Number.isNaN(value)) return value;
    if ((this.options as { normalize?: boolean }).normalize === false) return Math.min(Math.max(value, 0), 360);
    return ((value % 360) + 360) % 360;
  }
}

export class AlphaField extends NumberField {
  static override get _defaults(): NumberFieldOptions {
    return { ...super._defaults, required: true, nullable: false, initial: 1, min: 0, max: 1 };
  }
}

export class HueField extends AlphaField {
  static override get _defaults(): NumberFieldOptions {
    return { ...super._defaults, initial: 0 };
  }
}

export class IntegerSortField extends NumberField {
  static override get _defaults(): NumberFieldOptions {
    return { ...super._defaults, required: true, nullable: false, integer: true, initial: 0 };
  }
}

export class DocumentIdField extends StringField {
  static override get _defaults(): StringFieldOptions {
    return { ...super._defaults, required: true, blank: false, nullable: true, initial: null, readonly: true };
  }

  protected override _validateType(value: unknown): string | undefined {
    return isDocumentId(value) ? undefined : `must be 16 alphanumerics, came ${JSON.stringify(value)}`;
  }

  /** A new id. */
  static create(): string {
    return randomID();
  }
}

export class DocumentUUIDField extends StringField {
  static override get _defaults(): StringFieldOptions {
    return { ...super._defaults, required: true, blank: false, nullable: true, initial: null };
  }
}

export class JSONField extends StringField {
  override initialize(value: unknown): unknown {
    return typeof value === "string" && value !== "" ? (JSON.parse(value) as unknown) : value;
  }

  protected override _cast(value: unknown): unknown {
    return typeof value === "string" ? value : JSON.stringify(value);
  }
}

export class AnyField extends DataField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, nullable: true };
  }
}

import { deepClone, equals } from "../object-merge";
import { ForcedDeletion, ForcedReplacement } from "../operators";

/** What every field may be told; follows DataField.Options of common/data/fields.d.mts. */
export interface FieldOptions {
  required?: boolean;
  nullable?: boolean;
  initial?: unknown;
  readonly?: boolean;
  label?: string;
  hint?: string;
  placeholder?: string;
  gmOnly?: boolean;
  choices?: Choices | (() => Choices);
  validate?: (value: unknown, options?: object) => boolean | void;
  validationError?: string;
}

export type Choices = readonly (string | number)[] | Readonly<Record<string | number, unknown>>;

/** Makes form elements for fields; the interface sets it, since the host itself has no DOM. */
export interface FormFactory {
  input(field: DataField, config: object): unknown;
  group(field: DataField, groupConfig: object, inputConfig: object): unknown;
}

/** Thrown where data do not fit their schema; the message names the path. Follows common/data/validation-failure.d.mts. */
export class DataModelValidationError extends Error {
  override name = "DataModelValidationError";
}

/** A place in a schema: cleans, checks and initialises one value. Follows DataField of common/data/fields.d.mts. */
export abstract class DataField {
  static formFactory: FormFactory | null = null;

  name = "";
  parent: DataField | null = null;
  readonly options: FieldOptions;
  required: boolean;
  nullable: boolean;
  readonly: boolean;
  label: string;
  hint: string;

  constructor(options: FieldOptions = {}, context: { name?: string; parent?: DataField } = {}) {
    const merged: FieldOptions = { ...(new.target)._defaults, ...options };
    this.options = merged;
    this.required = merged.required ?? false;
    this.nullable = merged.nullable ?? false;
    this.readonly = merged.readonly ?? false;
    this.label = merged.label ?? "";
    this.hint = merged.hint ?? "";
    if (context.name !== undefined) this.name = context.name;
    if (context.parent) this.parent = context.parent;
  }

  static get _defaults(): FieldOptions {
    return { required: false, nullable: false, initial: undefined, readonly: false };
  }

  get initial(): unknown {
    return this.options.initial;
  }

  get choices(): Choices | undefined {
    const { choices } = this.options;
    return typeof choices === "function" ? choices() : choices;
  }

  /** The dotted path from the schema's root. */
  get fieldPath(): string {
    return [this.parent?.fieldPath, this.name].filter(Boolean).join(".");
  }

  getInitialValue(data: object = {}): unknown {
    const { initial } = this;
    if (typeof initial === "function") return (initial as (data: object) => unknown)(data);
    if (initial === undefined) return this.nullable ? null : undefined;
    return deepClone(initial);
  }

  clean(value: unknown, options: { source?: object; partial?: boolean } = {}): unknown {
    if (value === undefined || (value === null && !this.nullable)) return this.getInitialValue(options.source);
    if (value === null) return null;
    return this._cleanType(this._cast(value), options);
  }

  /** Throws DataModelValidationError naming the path where the value does not fit. */
  check(value: unknown): void {
    if (value === undefined) {
      if (this.required) throw this.failure("may not be undefined");
      return;
    }
    if (value === null) {
      if (!this.nullable) throw this.failure("may not be null");
      return;
    }
    const problem = this._validateType(value);
    if (problem !== undefined) throw this.failure(problem);
    if (this.options.validate && this.options.validate(value) === false) {
      throw this.failure(this.options.validationError ?? "is not a valid value");
    }
  }

  /** The failure of a value, undefined where it fits. */
  validate(value: unknown): DataModelValidationError | undefined {
    try {
      this.check(value);
      return undefined;
    } catch (error) {
      return error as DataModelValidationError;
    }
  }

  initialize(value: unknown, _model?: object): unknown {
    return value;
  }

  toObject(value: unknown): unknown {
    return value;
  }

  apply(fn: (this: DataField, value: unknown, options: object) => unknown, value?: unknown, options: object = {}): unknown {
    return fn.call(this, value, options);
  }

  /** Writes a change into `source[key]`; answers what really changed, undefined for nothing. */
  applyChange(source: Record<string, unknown>, key: string, change: unknown): unknown {
    if (change instanceof ForcedDeletion) return this.applyChange(source, key, undefined);
    const wanted = change instanceof ForcedReplacement ? change.value : change;
    const value = this.clean(wanted, { source });
    this.check(value);
    if (equals(source[key], value)) return undefined;
    source[key] = value;
    return value === undefined ? null : deepClone(value);
  }

  toInput(config: object = {}): unknown {
    if (!DataField.formFactory) throw new Error(`${this.fieldPath}: toInput needs the interface`);
    return DataField.formFactory.input(this, config);
  }

  toFormGroup(groupConfig: object = {}, inputConfig: object = {}): unknown {
    if (!DataField.formFactory) throw new Error(`${this.fieldPath}: toFormGroup needs the interface`);
    return DataField.formFactory.group(this, groupConfig, inputConfig);
  }

  protected _cast(value: unknown): unknown {
    return value;
  }

  protected _cleanType(value: unknown, _options: { source?: object; partial?: boolean }): unknown {
    return value;
  }

  /** What is wrong with a value that is there, undefined for nothing. */
  protected _validateType(_value: unknown): string | undefined {
    return undefined;
  }

  protected failure(problem: string): DataModelValidationError {
    return new DataModelValidationError(`${this.fieldPath || "value"}: ${problem}`);
  }
}

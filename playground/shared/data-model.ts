import { type DataField, DataModelValidationError } from "./fields/data-field";
import { type DataSchema, SchemaField } from "./fields/structure-fields";
import { deepClone, mergeObject } from "./object-merge";
import { expandObject, type Plain } from "./object-paths";

/** What a model is made in; follows DataModel.ConstructionContext. */
export interface ConstructionContext {
  parent?: object | null;
  strict?: boolean;
  [option: string]: unknown;
}

const SCHEMA = Symbol("schema");

/** Data with a schema: cleaned and checked when made and changed, initialised as properties. Follows common/abstract/data.d.mts. */
export class DataModel {
  static LOCALIZATION_PREFIXES: string[] = [];

  declare readonly _source: Plain;
  declare readonly parent: object | null;

  constructor(data: object = {}, context: ConstructionContext = {}) {
    const { parent = null, ...rest } = context;
    Object.defineProperty(this, "parent", { value: parent, enumerable: false, configurable: true, writable: true });
    const source = this._initializeSource(data, context);
    Object.defineProperty(this, "_source", { value: source, enumerable: false, configurable: true, writable: true });
    this._configure(rest);
    this.validate();
    this._initialize(rest);
  }

  static defineSchema(): DataSchema {
    return {};
  }

  static get schema(): SchemaField {
    const own = this as unknown as { [SCHEMA]?: SchemaField };
    if (!Object.hasOwn(this, SCHEMA)) {
      const schema = new SchemaField(this.defineSchema());
      Object.defineProperty(own, SCHEMA, { value: schema, configurable: true });
    }
    return own[SCHEMA] as SchemaField;
  }

  static migrateData(source: Plain): Plain {
    return source;
  }

  static cleanData(source: Plain = {}, _options?: object): Plain {
    return this.schema.clean(source) as Plain;
  }

  static fromSource(source: object, context: ConstructionContext = {}): DataModel {
    return new this(source, context);
  }

  get schema(): SchemaField {
    return (this.constructor as typeof DataModel).schema;
  }

  get invalid(): boolean {
    return this.schema.validate(this._source) !== undefined;
  }

  /** Throws DataModelValidationError where the source, or the changes, do not fit. */
  validate(options: { changes?: object } = {}): boolean {
    if (options.changes) this.changed(options.changes);
    else this.schema.check(this._source);
    return true;
  }

  /** Changes the source without writing it anywhere; answers the difference. */
  updateSource(changes: object = {}, options: { dryRun?: boolean } = {}): Plain {
    const { source, diff } = this.changed(changes);
    if (options.dryRun !== true && diff) {
      for (const key of Object.keys(diff)) {
        if (source[key] === undefined) Reflect.deleteProperty(this._source, key);
        else this._source[key] = source[key];
      }
      this._initialize({});
    }
    return diff ?? {};
  }

  clone(data: object = {}, context: ConstructionContext = {}): this {
    const source = mergeObject(this.toObject(), data, { performDeletions: true });
    const Model = this.constructor as new (data: object, context: ConstructionContext) => this;
    return new Model(source, { parent: this.parent, ...context });
  }

  reset(): void {
    this._initialize({});
  }

  /** Plain data: the source, or the prepared values. */
  toObject(source = true): Plain {
    if (source) return deepClone(this._source);
    const result: Plain = {};
    for (const [name, field] of Object.entries(this.schema.fields)) {
      result[name] = field.toObject((this as unknown as Plain)[name]);
    }
    return result;
  }

  toJSON(): Plain {
    return this.toObject(true);
  }

  protected _initializeSource(data: object, _context: ConstructionContext): Plain {
    const source = expandObject(data instanceof DataModel ? data.toObject() : deepClone(data as Plain));
    const Model = this.constructor as typeof DataModel;
    return Model.cleanData(Model.migrateData(source));
  }

  protected _configure(_options: object): void {
    // For subclasses.
  }

  protected _initialize(_options: object): void {
    for (const [name, field] of Object.entries(this.schema.fields)) this._initializeField(name, field);
  }

  protected _initializeField(name: string, field: DataField): void {
    Object.defineProperty(this, name, {
      value: field.initialize(this._source[name], this),
      configurable: true,
      enumerable: true,
      writable: true,
    });
  }

  private changed(changes: object): { source: Plain; diff: Plain | undefined } {
    const Model = this.constructor as typeof DataModel;
    const expanded = Model.migrateData(expandObject(changes));
    const source = { ...this._source };
    for (const key of Object.keys(expanded)) {
      const name = key.replace(/^(-=|==)/, "");
      source[name] = deepClone(source[name]);
    }
    const diff = this.schema.applyChanges(source, expanded);
    return { source, diff };
  }
}

/** The `system` of a sub-type. Follows common/abstract/type-data.d.mts. */
export class TypeDataModel extends DataModel {
  prepareBaseData(): void {
    // For subclasses.
  }

  prepareDerivedData(): void {
    // For subclasses.
  }
}

export { DataModelValidationError };

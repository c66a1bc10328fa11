import type { DataModel } from "../data-model";
import { deepClone, isEmpty } from "../object-merge";
import { isPlain, type Plain } from "../object-paths";
import { ForcedDeletion } from "../operators";
import { DataField, type FieldOptions } from "./data-field";
import { DocumentIdField, StringField, type StringFieldOptions } from "./scalar-fields";
import { changeFreeObject, ObjectField, SchemaField } from "./structure-fields";

/** An object whose members are all of one field's kind, by free keys. */
export class TypedObjectField extends ObjectField {
  readonly element: DataField;

  constructor(element: DataField, options: FieldOptions & { validateKey?: (key: string) => boolean } = {}) {
    super(options);
    this.element = element;
    element.name = "element";
    element.parent = this;
  }

  override check(value: unknown): void {
    super.check(value);
    if (isPlain(value)) for (const entry of Object.values(value)) this.element.check(entry);
  }

  override initialize(value: unknown, model?: object): unknown {
    if (!isPlain(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, this.element.initialize(entry, model)]));
  }

  override applyChange(source: Plain, key: string, change: unknown): unknown {
    const old = source[key];
    if (!isPlain(change) || !isPlain(old)) return super.applyChange(source, key, change);
    const diff: Plain = {};
    for (const [name, entry] of Object.entries(change)) {
      const plainName = name.replace(/^-=/, "");
      if (name.startsWith("-=") || entry instanceof ForcedDeletion) {
        if (Reflect.has(old, plainName)) {
          Reflect.deleteProperty(old, plainName);
          diff[name] = entry;
        }
        continue;
      }
      if (!this.accepts(name)) continue;
      const inner = this.element.applyChange(old, name, entry);
      if (inner !== undefined) diff[name] = inner;
    }
    return isEmpty(diff) ? undefined : diff;
  }

  protected override _cleanType(value: unknown): unknown {
    const entries = Object.entries(value as Plain).filter(([key]) => this.accepts(key));
    return Object.fromEntries(entries.map(([key, entry]) => [key, this.element.clean(entry)]));
  }

  private accepts(key: string): boolean {
    return (this.options as { validateKey?: (key: string) => boolean }).validateKey?.(key) ?? true;
  }
}

/** The data of an embedded DataModel. */
export class EmbeddedDataField extends SchemaField {
  constructor(
    readonly model: typeof DataModel,
    options: FieldOptions = {},
  ) {
    super(model.defineSchema(), options);
  }

  override initialize(value: unknown, parent?: object): unknown {
    return isPlain(value) ? new this.model(deepClone(value), { parent: parent ?? null }) : value;
  }

  override toObject(value: unknown): unknown {
    return (value as DataModel | null)?.toObject(false) ?? value;
  }
}

/** One of several schemas, told apart by the member `type`. */
export class TypedSchemaField extends DataField {
  readonly types: Readonly<Record<string, SchemaField>>;

  constructor(types: Record<string, SchemaField | Record<string, DataField>>, options: FieldOptions = {}) {
    super(options);
    this.types = Object.fromEntries(
      Object.entries(types).map(([type, schema]) => [type, schema instanceof SchemaField ? schema : new SchemaField(schema)]),
    );
    for (const schema of Object.values(this.types)) schema.parent = this;
  }

  override check(value: unknown): void {
    super.check(value);
    if (isPlain(value)) this.types[value["type"] as string]?.check(value);
  }

  override initialize(value: unknown, model?: object): unknown {
    return isPlain(value) ? (this.types[value["type"] as string]?.initialize(value, model) ?? value) : value;
  }

  protected override _cleanType(value: unknown): unknown {
    const type = (value as Plain)["type"] as string;
    return this.types[type]?.clean(value) ?? value;
  }

  protected override _validateType(value: unknown): string | undefined {
    if (!isPlain(value)) return "must be an object";
    const type = value["type"] as string;
    return type in this.types ? undefined : `type must be one of ${Object.keys(this.types).join(", ")}, came ${type}`;
  }
}

/** The id of a document elsewhere. Without `idOnly` Foundry initialises the document; here the id stays. */
export class ForeignDocumentField extends DocumentIdField {
  constructor(
    readonly model: unknown = null,
    options: StringFieldOptions & { idOnly?: boolean } = {},
  ) {
    super(options);
  }

  static override get _defaults(): StringFieldOptions {
    return { ...super._defaults, nullable: true, readonly: false };
  }

  protected override _cast(value: unknown): unknown {
    if (typeof value === "string") return value;
    return (value as { _id?: unknown })._id ?? value;
  }

  protected override _cleanType(value: unknown): unknown {
    return value === "" ? null : value;
  }
}

/** Embedded documents: sources are kept as they are here, the document cleans and holds them. */
export class EmbeddedCollectionField extends DataField {
  constructor(readonly documentName: string) {
    super({ required: true, initial: () => [] });
  }

  /** Embedded documents change through their own operations, never through an update of the parent. */
  override applyChange(): unknown {
    return undefined;
  }

  protected override _validateType(value: unknown): string | undefined {
    return Array.isArray(value) ? undefined : "must be an array";
  }
}

/** `flags`: free data by package id. */
export class DocumentFlagsField extends ObjectField {}

/** `ownership`: levels by user id and "default". */
export class DocumentOwnershipField extends ObjectField {
  static override get _defaults(): FieldOptions {
    return { ...super._defaults, initial: () => ({ default: 0 }) };
  }

  protected override _validateType(value: unknown): string | undefined {
    if (!isPlain(value)) return "must be an object";
    const bad = Object.entries(value).find(([, level]) => ![-1, 0, 1, 2, 3].includes(level as number));
    return bad ? `level of ${bad[0]} must be -1 to 3, came ${String(bad[1])}` : undefined;
  }
}

/** `author`: the id of the user who made the document; the server sets it. */
export class DocumentAuthorField extends ForeignDocumentField {}

/** `type`: one of the document's sub-types, which the package manifests declare. */
export class DocumentTypeField extends StringField {
  static override get _defaults(): StringFieldOptions {
    return { ...super._defaults, required: true, nullable: false, blank: false, initial: "base" };
  }
}

/** `system`: free on the server; the client initialises the sub-type's data model. */
export class TypeDataField extends ObjectField {
  override applyChange(source: Plain, key: string, change: unknown): unknown {
    const old = source[key];
    return isPlain(change) && isPlain(old) ? changeFreeObject(old, change) : super.applyChange(source, key, change);
  }
}

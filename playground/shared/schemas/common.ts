import { DocumentFlagsField, DocumentOwnershipField, ForeignDocumentField } from "../fields/model-fields";
import {
  AlphaField,
  AngleField,
  BooleanField,
  ColorField,
  DocumentIdField,
  FilePathField,
  IntegerSortField,
  NumberField,
  StringField,
} from "../fields/scalar-fields";
import { type DataSchema, ObjectField, SchemaField } from "../fields/structure-fields";

export const id = () => new DocumentIdField();
export const flags = () => new DocumentFlagsField();
export const stats = () => new ObjectField();
export const ownership = () => new DocumentOwnershipField();
export const folder = () => new ForeignDocumentField("Folder");
export const sort = () => new IntegerSortField();
export const reference = (documentName: string) => new ForeignDocumentField(documentName, { idOnly: true });
export const name = (blank = false) => new StringField({ required: true, blank, nullable: false });
export const yes = () => new BooleanField({ initial: true });
export const no = () => new BooleanField();
export const image = (initial: string | null = null) => new FilePathField({ initial });
/** A number that is always there; without an initial value whoever creates the document must give it. */
export const number = (initial: number | undefined, more: object = {}) => new NumberField({ required: true, nullable: false, initial, ...more });
/** A number that may be null. */
export const maybe = (more: object = {}) => new NumberField({ required: true, nullable: true, initial: null, ...more });
/** A whole pixel coordinate. */
export const pixel = () => number(0, { integer: true });
export const oneOf = (initial: number, choices: readonly number[]) => number(initial, { choices });

/** An image with its transformations; follows TextureData of common/data/data.d.mts. */
export const texture = (fit: "contain" | "fill" = "contain") =>
  new SchemaField({
    src: image(),
    anchorX: number(0.5),
    anchorY: number(0.5),
    fit: new StringField({ required: true, initial: fit }),
    offsetX: number(0),
    offsetY: number(0),
    scaleX: number(1),
    scaleY: number(1),
    rotation: new AngleField(),
    tint: new ColorField({ nullable: false, initial: "#ffffff" }),
    alphaThreshold: new AlphaField({ initial: 0.75 }),
  });

/** A light's data in grid distance units; follows LightData of common/data/data.d.mts. */
export const light = () =>
  new SchemaField({
    negative: no(),
    priority: number(0, { integer: true, min: 0 }),
    alpha: new AlphaField({ initial: 0.5 }),
    angle: new AngleField({ initial: 360, normalize: false }),
    bright: number(0, { min: 0, step: 0.01 }),
    color: new ColorField(),
    coloration: number(1, { integer: true }),
    dim: number(0, { min: 0, step: 0.01 }),
    attenuation: new AlphaField({ initial: 0.5 }),
    luminosity: number(0.5, { min: 0, max: 1 }),
    saturation: number(0, { min: -1, max: 1 }),
    contrast: number(0, { min: -1, max: 1 }),
    shadows: number(0, { min: 0, max: 1 }),
    animation: new SchemaField({
      type: new StringField({ nullable: true, blank: false, initial: null }),
      speed: number(5, { integer: true, min: 0, max: 10 }),
      intensity: number(5, { integer: true, min: 1, max: 10 }),
      reverse: no(),
    }),
    darkness: range(0, 1),
  });

/** A window of 0..1. */
export const range = (min: number, max: number) =>
  new SchemaField({ min: new AlphaField({ initial: min }), max: new AlphaField({ initial: max }) });

/** Fields of every document of a world's collection. */
export const primary = (): DataSchema => ({ _id: id(), folder: folder(), sort: sort(), ownership: ownership(), flags: flags(), _stats: stats() });

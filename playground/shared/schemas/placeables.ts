import { DocumentAuthorField, EmbeddedCollectionField, TypedObjectField } from "../fields/model-fields";
import { AlphaField, AngleField, ColorField, DocumentIdField, StringField } from "../fields/scalar-fields";
import { ArrayField, type DataSchema, ObjectField, SchemaField, SetField } from "../fields/structure-fields";
import { occlusionModes } from "../occlusion-modes";
import type { Generation } from "../world-source";
import { flags, id, image, light, maybe, name, no, number, oneOf, pixel, reference, sort, stats, texture, yes } from "./common";

/** Level ids that a thing belongs to, empty for all (14 only). */
const levels = (generation: Generation): DataSchema => (generation >= 14 ? { levels: new SetField(new DocumentIdField({ nullable: false })) } : {});

const SENSES = [0, 10, 20, 30, 40];

/** Follows BaseWall.Schema (client/documents/wall.d.mts); 14 adds `levels`. */
export const wallSchema = (generation: Generation): DataSchema => ({
  _id: id(),
  c: new ArrayField(number(0, { integer: true }), { min: 4, max: 4, initial: undefined }),
  light: oneOf(20, SENSES),
  move: oneOf(20, [0, 20]),
  sight: oneOf(20, SENSES),
  sound: oneOf(20, SENSES),
  dir: oneOf(0, [0, 1, 2]),
  door: oneOf(0, [0, 1, 2]),
  ds: oneOf(0, [0, 1, 2]),
  doorSound: new StringField({ initial: undefined }),
  threshold: new SchemaField({ light: maybe({ positive: true }), sight: maybe({ positive: true }), sound: maybe({ positive: true }), attenuation: no() }),
  animation: new ObjectField({ nullable: true, initial: null }),
  ...levels(generation),
  flags: flags(),
});

/** Follows BaseAmbientLight.Schema (client/documents/ambient-light.d.mts); 14 adds `levels`. */
export const ambientLightSchema = (generation: Generation): DataSchema => ({
  _id: id(),
  x: pixel(),
  y: pixel(),
  elevation: number(0),
  rotation: new AngleField(),
  walls: yes(),
  vision: no(),
  config: light(),
  hidden: no(),
  ...levels(generation),
  flags: flags(),
});

const detectionMode = (): DataSchema => ({ enabled: yes(), range: maybe({ min: 0, step: 0.01 }) });

/** An actor's difference on an unlinked token; follows BaseActorDelta (common/documents/actor-delta.d.mts). */
export const actorDeltaSchema = (): DataSchema => ({
  _id: id(),
  name: new StringField({ nullable: true, initial: null }),
  type: new StringField({ nullable: true, initial: null }),
  img: image(),
  system: new ObjectField(),
  items: new ArrayField(new ObjectField()),
  effects: new ArrayField(new ObjectField()),
  ownership: new ObjectField({ nullable: true, initial: null }),
  flags: flags(),
});

/** Follows BaseToken.Schema (client/documents/token.d.mts); 14: `detectionModes` by id, `depth`, `level` (API TokenData). */
export const tokenSchema = (generation: Generation): DataSchema => ({
  _id: id(),
  ...prototypeTokenSchema(generation),
  actorId: reference("Actor"),
  delta: new SchemaField(actorDeltaSchema(), { nullable: true, initial: null }),
  shape: number(4, { integer: true }),
  x: pixel(),
  y: pixel(),
  elevation: number(0),
  sort: sort(),
  locked: no(),
  hidden: no(),
  _regions: new ArrayField(reference("Region")),
  ...(generation >= 14 ? { level: new DocumentIdField({ readonly: false, nullable: false, initial: "defaultLevel0000" }) } : {}),
});

/** What an actor's prototype token and a placed token share. */
export const prototypeTokenSchema = (generation: Generation): DataSchema => ({
  name: name(true),
  displayName: number(0),
  actorLink: no(),
  width: number(1, { positive: true, step: 0.01 }),
  height: number(1, { positive: true, step: 0.01 }),
  ...(generation >= 14 ? { depth: number(1, { positive: true }) } : {}),
  texture: texture(),
  lockRotation: no(),
  rotation: new AngleField(),
  alpha: new AlphaField(),
  disposition: oneOf(-1, [-2, -1, 0, 1]),
  displayBars: number(0),
  bar1: new SchemaField({ attribute: new StringField({ nullable: true, blank: false, initial: null }) }),
  bar2: new SchemaField({ attribute: new StringField({ nullable: true, blank: false, initial: null }) }),
  light: light(),
  sight: new SchemaField({
    enabled: no(),
    range: maybe({ min: 0, step: 0.01, initial: 0 }),
    angle: new AngleField({ initial: 360, normalize: false }),
    visionMode: new StringField({ required: true, blank: false, initial: "basic" }),
    color: new ColorField(),
    attenuation: new AlphaField({ initial: 0.1 }),
    brightness: number(0, { min: -1, max: 1 }),
    saturation: number(0, { min: -1, max: 1 }),
    contrast: number(0, { min: -1, max: 1 }),
  }),
  detectionModes:
    generation >= 14
      ? new TypedObjectField(new SchemaField(detectionMode()))
      : new ArrayField(new SchemaField({ id: new StringField({ required: true }), ...detectionMode() })),
  movementAction: new StringField({ nullable: true, initial: null }),
  flags: flags(),
});

/** Follows BaseRegion.Schema (client/documents/region.d.mts); 14 adds levels, hidden, ownership, attachment and `topInclusive` (API RegionData). */
export const regionSchema = (generation: Generation): DataSchema => ({
  _id: id(),
  name: name(),
  color: new ColorField({ nullable: false, initial: "#3ea6ff" }),
  shapes: new ArrayField(new ObjectField()),
  elevation: new SchemaField({ bottom: maybe(), top: maybe(), ...(generation >= 14 ? { topInclusive: no() } : {}) }),
  behaviors: new EmbeddedCollectionField("RegionBehavior"),
  visibility: oneOf(generation >= 14 ? 4 : 0, generation >= 14 ? [0, 1, 2, 3, 4] : [0, 1, 2]),
  locked: no(),
  ...levels(generation),
  ...(generation >= 14 ? { hidden: no(), ownership: new ObjectField(), attachment: new SchemaField({ token: reference("Token") }) } : {}),
  flags: flags(),
});

/** Follows BaseTile.Schema (client/documents/tile.d.mts); 14 adds `name` and `levels` (API TileData) and stands a tile on its texture's anchor (#13442). */
export const tileSchema = (generation: Generation): DataSchema => ({
  _id: id(),
  ...(generation >= 14 ? { name: name(true) } : {}),
  texture: texture("fill"),
  width: number(undefined, { min: 0, step: 0.1 }),
  height: number(undefined, { min: 0, step: 0.1 }),
  x: pixel(),
  y: pixel(),
  elevation: number(0),
  sort: sort(),
  rotation: new AngleField(),
  alpha: new AlphaField(),
  hidden: no(),
  locked: no(),
  restrictions: new SchemaField({ light: no(), weather: no() }),
  occlusion: new SchemaField({ mode: oneOf(0, Object.values(occlusionModes(generation))), alpha: new AlphaField({ initial: 0 }) }),
  video: new SchemaField({ loop: yes(), autoplay: yes(), volume: new AlphaField({ initial: 0 }) }),
  ...levels(generation),
  flags: flags(),
});

/** Follows BaseMeasuredTemplate.Schema (client/documents/measured-template.d.mts); gone in 14. */
export const measuredTemplateSchema = (): DataSchema => ({
  _id: id(),
  author: new DocumentAuthorField("User"),
  t: new StringField({ required: true, blank: false, initial: "circle", choices: ["circle", "cone", "rect", "ray"] }),
  x: pixel(),
  y: pixel(),
  elevation: number(0),
  sort: sort(),
  distance: number(0, { min: 0, step: 0.01 }),
  direction: new AngleField(),
  angle: new AngleField({ normalize: false }),
  width: number(0, { min: 0, step: 0.01 }),
  borderColor: new ColorField({ nullable: false, initial: "#000000" }),
  fillColor: new ColorField({ nullable: false, initial: "#ffffff" }),
  texture: image(),
  hidden: no(),
  flags: flags(),
});

/** A floor of a scene, 14 only; follows LevelData (foundryvtt.com/api/v14). */
export const levelSchema = (): DataSchema => ({
  _id: id(),
  name: name(),
  elevation: new SchemaField({ bottom: maybe(), top: maybe() }),
  background: new SchemaField({ src: image(), color: new ColorField() }),
  foreground: new SchemaField({ src: image() }),
  fog: new SchemaField({ src: image() }),
  textures: new ObjectField(),
  visibility: new SchemaField({ levels: new SetField(new DocumentIdField({ nullable: false })) }),
  sort: sort(),
  flags: flags(),
  _stats: stats(),
});


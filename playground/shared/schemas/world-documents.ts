import { DocumentTypeField, EmbeddedCollectionField } from "../fields/model-fields";
import { AlphaField, AnyField, BooleanField, ColorField, DocumentIdField, DocumentUUIDField, HTMLField, NumberField, StringField } from "../fields/scalar-fields";
import { ArrayField, type DataSchema, ObjectField, SchemaField } from "../fields/structure-fields";
import type { Generation } from "../world-source";
import { flags, id, image, maybe, name, no, number, oneOf, primary, range, stats, texture, yes } from "./common";

/** Follows BaseScene.Schema (client/documents/scene.d.mts); 14: levels in the place of backgrounds and templates (RN 14.353). */
export const sceneSchema = (generation: Generation): DataSchema => ({
  ...primary(),
  name: name(),
  active: no(),
  navigation: yes(),
  navOrder: number(0, { integer: true }),
  navName: new HTMLField(),
  thumb: image(),
  width: number(4000, { integer: true, positive: true }),
  height: number(3000, { integer: true, positive: true }),
  padding: number(0.25, { min: 0, max: 0.5, step: 0.05 }),
  initial: new SchemaField({ x: maybe(), y: maybe(), scale: maybe() }),
  backgroundColor: new ColorField({ nullable: false, initial: "#999999" }),
  grid: new SchemaField({
    type: oneOf(1, [0, 1, 2, 3, 4, 5]),
    size: number(100, { integer: true, min: 20 }),
    style: new StringField({ required: true, blank: false, initial: "solidLines" }),
    thickness: number(1),
    color: new ColorField({ nullable: false, initial: "#000000" }),
    alpha: new AlphaField({ initial: 0.2 }),
    distance: number(5, { positive: true, step: 0.01 }),
    units: new StringField({ required: true, initial: "ft" }),
  }),
  tokenVision: new BooleanField({ initial: true }),
  fog: new ObjectField(),
  environment: new SchemaField({
    darknessLevel: new AlphaField({ initial: 0 }),
    darknessLock: no(),
    globalLight: new SchemaField({
      enabled: no(),
      bright: no(),
      alpha: new AlphaField({ initial: 0.5 }),
      color: new ColorField(),
      coloration: number(1, { integer: true }),
      luminosity: number(0),
      saturation: number(0),
      contrast: number(0),
      shadows: number(0),
      darkness: range(0, 1),
    }),
    cycle: yes(),
    base: new ObjectField(),
    dark: new ObjectField(),
  }),
  weather: new StringField({ required: true }),
  playlist: new DocumentIdField({ readonly: false }),
  journal: new DocumentIdField({ readonly: false }),
  tokens: new EmbeddedCollectionField("Token"),
  walls: new EmbeddedCollectionField("Wall"),
  lights: new EmbeddedCollectionField("AmbientLight"),
  regions: new EmbeddedCollectionField("Region"),
  tiles: new EmbeddedCollectionField("Tile"),
  ...(generation >= 14
    ? { levels: new EmbeddedCollectionField("Level"), initialLevel: new DocumentIdField({ readonly: false }) }
    : {
        background: texture(),
        foreground: image(),
        foregroundElevation: new NumberField({ required: false }),
        templates: new EmbeddedCollectionField("MeasuredTemplate"),
      }),
});

/** Follows BaseUser.Schema (client/documents/user.d.mts). */
export const userSchema = (): DataSchema => ({
  _id: id(),
  name: name(),
  role: oneOf(1, [0, 1, 2, 3, 4]),
  character: new DocumentIdField({ readonly: false }),
  color: new ColorField({ nullable: false, initial: "#6688cc" }),
  pronouns: new StringField({ required: true }),
  avatar: image(),
  hotbar: new ObjectField(),
  permissions: new ObjectField(),
  flags: flags(),
  _stats: stats(),
});

/** Follows BaseFolder.Schema (client/documents/folder.d.mts). */
export const folderSchema = (): DataSchema => ({
  ...primary(),
  name: name(),
  type: new DocumentTypeField({ initial: "Actor" }),
  description: new HTMLField(),
  sorting: new StringField({ required: true, initial: "a", choices: ["a", "m"] }),
  color: new ColorField(),
});

/** Follows BaseSetting.Schema (client/documents/setting.d.mts): the value is JSON; `user` for user-scoped settings. */
export const settingSchema = (): DataSchema => ({
  _id: id(),
  key: name(),
  value: new AnyField({ required: true, initial: null }),
  user: new DocumentIdField({ readonly: false }),
  _stats: stats(),
});

/** Follows BaseRollTable.Schema (client/documents/roll-table.d.mts). */
export const rollTableSchema = (): DataSchema => ({
  ...primary(),
  name: name(),
  img: image("icons/svg/d20-grey.svg"),
  description: new HTMLField(),
  results: new EmbeddedCollectionField("TableResult"),
  formula: new StringField(),
  replacement: yes(),
  displayRoll: yes(),
});

/** Follows BaseTableResult.Schema (client/documents/table-result.d.mts). */
export const tableResultSchema = (): DataSchema => ({
  _id: id(),
  type: new DocumentTypeField({ initial: "text" }),
  name: name(true),
  img: image(),
  description: new HTMLField(),
  documentUuid: new DocumentUUIDField({ required: false }),
  weight: number(1, { integer: true, positive: true }),
  range: new ArrayField(new NumberField({ integer: true }), { min: 2, max: 2, initial: () => [1, 1] }),
  drawn: no(),
  flags: flags(),
  _stats: stats(),
});

/** Follows BaseJournalEntry.Schema (client/documents/journal-entry.d.mts). */
export const journalEntrySchema = (): DataSchema => ({
  ...primary(),
  name: name(),
  pages: new EmbeddedCollectionField("JournalEntryPage"),
});

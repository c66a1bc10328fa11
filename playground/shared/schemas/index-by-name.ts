import { SchemaField, type DataSchema } from "../fields/structure-fields";
import type { Generation } from "../world-source";
import { actorDeltaSchema, ambientLightSchema, levelSchema, measuredTemplateSchema, regionSchema, tileSchema, tokenSchema, wallSchema } from "./placeables";
import {
  activeEffectSchema,
  actorSchema,
  chatMessageSchema,
  combatantSchema,
  combatSchema,
  itemSchema,
  journalPageSchema,
  regionBehaviorSchema,
} from "./typed-documents";
import { folderSchema, journalEntrySchema, rollTableSchema, sceneSchema, settingSchema, tableResultSchema, userSchema } from "./world-documents";

/** Where embedded documents of each document are kept, by member and document name; follows `metadata.embedded`. */
export const EMBEDDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Scene: { tokens: "Token", walls: "Wall", lights: "AmbientLight", regions: "Region", tiles: "Tile", templates: "MeasuredTemplate", levels: "Level" },
  Region: { behaviors: "RegionBehavior" },
  Actor: { items: "Item", effects: "ActiveEffect" },
  Item: { effects: "ActiveEffect" },
  Combat: { combatants: "Combatant" },
  RollTable: { results: "TableResult" },
  JournalEntry: { pages: "JournalEntryPage" },
};

const SCHEMAS: Readonly<Record<string, (generation: Generation) => DataSchema>> = {
  Scene: sceneSchema,
  Token: tokenSchema,
  ActorDelta: actorDeltaSchema,
  Wall: wallSchema,
  AmbientLight: ambientLightSchema,
  Region: regionSchema,
  Tile: tileSchema,
  RegionBehavior: regionBehaviorSchema,
  Level: levelSchema,
  MeasuredTemplate: measuredTemplateSchema,
  Actor: actorSchema,
  Item: itemSchema,
  ActiveEffect: activeEffectSchema,
  ChatMessage: chatMessageSchema,
  Combat: combatSchema,
  Combatant: combatantSchema,
  RollTable: rollTableSchema,
  TableResult: tableResultSchema,
  JournalEntry: journalEntrySchema,
  JournalEntryPage: journalPageSchema,
  Folder: folderSchema,
  Setting: settingSchema,
  User: userSchema,
};

export const DOCUMENT_NAMES: readonly string[] = Object.keys(SCHEMAS);

const cache = new Map<string, SchemaField>();

/** Whether a generation knows a kind of document: Level came with 14, MeasuredTemplate went with it. */
export function knowsDocument(documentName: string, generation: Generation): boolean {
  if (documentName === "Level") return generation >= 14;
  if (documentName === "MeasuredTemplate") return generation < 14;
  return documentName in SCHEMAS;
}

/** A document's fields in a generation; throws for a kind of document that it does not know. */
export function schemaOf(documentName: string, generation: Generation): SchemaField {
  const key = `${generation}.${documentName}`;
  const known = cache.get(key);
  if (known) return known;
  const make = SCHEMAS[documentName];
  if (!make || !knowsDocument(documentName, generation)) throw new Error(`${documentName} is no document of generation ${generation}`);
  const schema = new SchemaField(make(generation));
  cache.set(key, schema);
  return schema;
}

/** The member of a parent that keeps documents of a name: `tokens` for Token in Scene. Throws where there is none. */
export function collectionOf(parentName: string, documentName: string): string {
  const found = Object.entries(EMBEDDED[parentName] ?? {}).find(([, name]) => name === documentName);
  if (!found) throw new Error(`${documentName} is not embedded in ${parentName}`);
  return found[0];
}

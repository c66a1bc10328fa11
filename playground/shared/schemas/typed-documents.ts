import { DocumentAuthorField, DocumentTypeField, EmbeddedCollectionField, TypeDataField } from "../fields/model-fields";
import { ColorField, DocumentIdField, HTMLField, JSONField, NumberField, StringField } from "../fields/scalar-fields";
import { ArrayField, type DataSchema, ObjectField, SchemaField, SetField } from "../fields/structure-fields";
import type { Generation } from "../world-source";
import { flags, id, image, maybe, name, no, number, primary, reference, sort, stats, yes } from "./common";
import { prototypeTokenSchema } from "./placeables";

const typed = (initial?: string): DataSchema => ({ type: new DocumentTypeField(initial === undefined ? {} : { initial }), system: new TypeDataField() });

/** Follows BaseActor.Schema (client/documents/actor.d.mts). */
export const actorSchema = (generation: Generation): DataSchema => ({
  ...primary(),
  name: name(),
  img: image("icons/svg/mystery-man.svg"),
  ...typed(),
  prototypeToken: new SchemaField(prototypeTokenSchema(generation)),
  items: new EmbeddedCollectionField("Item"),
  effects: new EmbeddedCollectionField("ActiveEffect"),
});

/** Follows BaseItem.Schema (client/documents/item.d.mts). */
export const itemSchema = (): DataSchema => ({
  ...primary(),
  name: name(),
  img: image("icons/svg/item-bag.svg"),
  ...typed(),
  effects: new EmbeddedCollectionField("ActiveEffect"),
});

const change = (): DataSchema => ({ key: new StringField({ required: true }), value: new StringField({ required: true }), priority: new NumberField() });

/** Follows BaseActiveEffect.Schema (client/documents/active-effect.d.mts); 14: `system.changes`, `start`, `duration.value/units`, `showIcon` (RN 14.353-14.358). */
export const activeEffectSchema = (generation: Generation): DataSchema => ({
  _id: id(),
  name: name(),
  img: image(),
  ...typed(),
  ...(generation >= 14
    ? {
        system: new SchemaField({
          changes: new ArrayField(
            new SchemaField({
              ...change(),
              type: new StringField({ required: true, blank: false, initial: "add" }),
              phase: new StringField({ required: true, blank: false, initial: "initial" }),
            }),
          ),
        }),
        start: new SchemaField(
          {
            time: maybe({ integer: true }),
            combat: reference("Combat"),
            combatant: reference("Combatant"),
            initiative: maybe(),
            round: maybe({ integer: true }),
            turn: maybe({ integer: true }),
          },
          { nullable: true, initial: null },
        ),
        duration: new SchemaField({
          value: maybe({ integer: true, min: 0 }),
          units: new StringField({ required: true, blank: false, initial: "seconds" }),
          expiry: new StringField({ nullable: true, blank: false, initial: null }),
          expired: no(),
        }),
        showIcon: number(1, { choices: [0, 1, 2] }),
      }
    : {
        changes: new ArrayField(new SchemaField({ ...change(), mode: number(2, { integer: true }) })),
        duration: new SchemaField({
          startTime: maybe(),
          seconds: maybe({ integer: true, min: 0 }),
          combat: reference("Combat"),
          rounds: maybe({ integer: true, min: 0 }),
          turns: maybe({ integer: true, min: 0 }),
          startRound: maybe({ integer: true, min: 0 }),
          startTurn: maybe({ integer: true, min: 0 }),
        }),
      }),
  disabled: no(),
  description: new HTMLField(),
  origin: new StringField({ nullable: true, blank: false, initial: null }),
  tint: new ColorField({ nullable: false, initial: "#ffffff" }),
  transfer: yes(),
  statuses: new SetField(new StringField({ required: true, blank: false })),
  sort: sort(),
  flags: flags(),
  _stats: stats(),
});

/** Follows BaseRegionBehavior.Schema (client/documents/region-behavior.d.mts). */
export const regionBehaviorSchema = (): DataSchema => ({ _id: id(), name: name(true), ...typed(), disabled: no(), flags: flags(), _stats: stats() });

/** Follows BaseChatMessage.Schema (client/documents/chat-message.d.mts). */
export const chatMessageSchema = (): DataSchema => ({
  _id: id(),
  ...typed(),
  style: number(0, { choices: [0, 1, 2, 3] }),
  author: new DocumentAuthorField("User"),
  timestamp: new NumberField({ required: true, nullable: false, initial: () => Date.now() }),
  flavor: new HTMLField(),
  title: new StringField({ required: false, initial: undefined }),
  content: new HTMLField(),
  speaker: new SchemaField({ scene: reference("Scene"), actor: reference("Actor"), token: reference("Token"), alias: new StringField() }),
  whisper: new ArrayField(reference("User")),
  blind: no(),
  rolls: new ArrayField(new JSONField()),
  sound: image(),
  emote: no(),
  flags: flags(),
  _stats: stats(),
});

/** Follows BaseCombat.Schema (client/documents/combat.d.mts). */
export const combatSchema = (): DataSchema => ({
  _id: id(),
  ...typed(),
  scene: reference("Scene"),
  combatants: new EmbeddedCollectionField("Combatant"),
  active: no(),
  round: number(0, { integer: true, min: 0 }),
  turn: maybe({ integer: true, min: 0 }),
  sort: sort(),
  flags: flags(),
  _stats: stats(),
});

/** Follows BaseCombatant.Schema (client/documents/combatant.d.mts). */
export const combatantSchema = (): DataSchema => ({
  _id: id(),
  ...typed(),
  actorId: reference("Actor"),
  tokenId: reference("Token"),
  sceneId: reference("Scene"),
  name: new StringField(),
  img: image(),
  initiative: maybe(),
  hidden: no(),
  defeated: no(),
  group: new DocumentIdField({ readonly: false }),
  flags: flags(),
  _stats: stats(),
});

/** Follows BaseJournalEntryPage.Schema (client/documents/journal-entry-page.d.mts). */
export const journalPageSchema = (): DataSchema => ({
  _id: id(),
  name: name(),
  ...typed("text"),
  title: new SchemaField({ show: yes(), level: number(1, { integer: true, min: 1, max: 6 }) }),
  text: new SchemaField({
    content: new HTMLField({ required: false, initial: undefined }),
    markdown: new StringField({ initial: undefined }),
    format: number(1, { choices: [1, 2] }),
  }),
  image: new ObjectField(),
  video: new ObjectField(),
  src: new StringField({ nullable: true, blank: false, initial: null }),
  category: new DocumentIdField({ readonly: false }),
  sort: sort(),
  ownership: new ObjectField({ initial: () => ({ default: -1 }) }),
  flags: flags(),
  _stats: stats(),
});

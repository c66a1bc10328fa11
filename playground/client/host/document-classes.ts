import { ActiveEffect } from "./documents/active-effect";
import { Actor } from "./documents/actor";
import { ChatMessage } from "./documents/chat-message";
import type { ClientDocument, DocumentClass } from "./documents/client-document";
import { Combat, Combatant } from "./documents/combat";
import { AmbientLightDocument, Level, MeasuredTemplateDocument, TileDocument, WallDocument } from "./documents/placeable-documents";
import { Folder, Item, JournalEntry, JournalEntryPage, Setting } from "./documents/plain-documents";
import { RegionDocument } from "./documents/region";
import { RegionBehavior } from "./documents/region-behavior";
import { RollTable, TableResult } from "./documents/roll-table";
import { Scene } from "./documents/scene";
import { TokenDocument } from "./documents/token";
import { User } from "./documents/user";
import { knowsDocument } from "../../shared/schemas/index-by-name";
import type { Host } from "./host";

const CLASSES = {
  ActiveEffect,
  Actor,
  AmbientLightDocument,
  ChatMessage,
  Combat,
  Combatant,
  Folder,
  Item,
  JournalEntry,
  JournalEntryPage,
  Level,
  MeasuredTemplateDocument,
  RegionBehavior,
  RegionDocument,
  RollTable,
  Scene,
  Setting,
  TableResult,
  TileDocument,
  TokenDocument,
  User,
  WallDocument,
};

/** A subclass of the same name that belongs to one host. */
export function bindToHost<T extends abstract new (...args: never[]) => unknown>(base: T, host: Host): T {
  const Base = base as unknown as new (...args: unknown[]) => object;
  const Bound = class extends Base {};
  Object.defineProperty(Bound, "name", { value: base.name });
  Object.defineProperty(Bound, "host", { value: host });
  return Bound as unknown as T;
}

/** The document classes of a host, by class name (TokenDocument). */
export function documentClassesFor(host: Host): Record<string, DocumentClass> {
  const known = Object.entries(CLASSES).filter(([, cls]) => knowsDocument(cls.documentName, host.generation));
  return Object.fromEntries(known.map(([name, cls]) => [name, bindToHost(cls as unknown as typeof ClientDocument, host) as unknown as DocumentClass]));
}

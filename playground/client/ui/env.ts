/**
 * What the interface needs from the rest of the table, under Foundry's own global names. The types are structural:
 * the interface works with anything that has these members, as Foundry's client does.
 */

/** A document as the interface sees it (common/abstract/document.d.mts). */
export interface HostDocument {
  readonly id: string | null;
  readonly uuid: string;
  readonly documentName: string;
  readonly name?: string;
  readonly img?: string;
  readonly type?: string;
  readonly isOwner: boolean;
  readonly limited?: boolean;
  readonly parent?: HostDocument | null;
  readonly pack?: string | null;
  readonly schema: { readonly fields: Record<string, HostField> };
  readonly _source: Record<string, unknown>;
  readonly apps?: Record<string, unknown>;
  readonly permission?: number;
  readonly system?: unknown;
  readonly flags?: Record<string, Record<string, unknown>>;
  toObject(source?: boolean): Record<string, unknown>;
  update(changes: Record<string, unknown>, operation?: Record<string, unknown>): Promise<unknown>;
  delete(operation?: Record<string, unknown>): Promise<unknown>;
  testUserPermission(user: HostUser, level: number | string): boolean;
  createEmbeddedDocuments(name: string, data: Record<string, unknown>[]): Promise<HostDocument[]>;
  deleteEmbeddedDocuments(name: string, ids: string[]): Promise<unknown>;
}

/** A data field as the interface sees it (common/data/fields.d.mts). */
export interface HostField {
  readonly name?: string;
  readonly fieldPath?: string;
  readonly label?: string;
  readonly hint?: string;
  readonly options?: Record<string, unknown>;
  readonly required?: boolean;
  readonly nullable?: boolean;
  readonly choices?: unknown;
  readonly element?: HostField;
  readonly fields?: Record<string, HostField>;
  clean?(value: unknown, options?: Record<string, unknown>): unknown;
  validate?(value: unknown, options?: Record<string, unknown>): unknown;
  toInput?(config: Record<string, unknown>): HTMLElement;
  toFormGroup?(group: Record<string, unknown>, input: Record<string, unknown>): HTMLElement;
}

export interface HostUser {
  readonly id: string;
  readonly name: string;
  readonly isGM: boolean;
  readonly isSelf: boolean;
  readonly active: boolean;
  readonly color: { toString(): string } | string;
  readonly character?: HostDocument | null;
  query?(name: string, data: unknown, options?: { timeout?: number }): Promise<unknown>;
}

/** A keyed set of documents (common/utils/collection.d.mts). */
export interface HostCollection<T = HostDocument> extends Iterable<T> {
  readonly size: number;
  readonly contents: T[];
  get(id: string): T | undefined;
  filter(test: (entry: T) => boolean): T[];
  find(test: (entry: T) => boolean): T | undefined;
}

export interface HostHooks {
  on(name: string, fn: (...args: never[]) => unknown): number;
  once(name: string, fn: (...args: never[]) => unknown): number;
  off(name: string, fn: number | ((...args: never[]) => unknown)): void;
  call(name: string, ...args: unknown[]): boolean;
  callAll(name: string, ...args: unknown[]): boolean;
  onError?(location: string, error: unknown, options?: Record<string, unknown>): void;
}

export interface HostI18n {
  readonly lang: string;
  localize(key: string): string;
  format(key: string, data?: Record<string, unknown>): string;
  has?(key: string, fallback?: boolean): boolean;
}

/** A chat message as the interface sees it (client/documents/chat-message.d.mts). */
export interface HostMessage extends HostDocument {
  readonly author: HostUser | null;
  readonly alias: string;
  readonly content: string;
  readonly flavor: string;
  readonly timestamp: number;
  readonly style: number;
  readonly whisper: string[];
  readonly blind: boolean;
  readonly rolls: HostRoll[];
  readonly isRoll?: boolean;
}

/** An evaluated roll as the interface sees it (client/dice/roll.d.mts). */
export interface HostRoll {
  readonly formula: string;
  readonly total: number;
  readonly dice: { readonly faces: number; readonly number: number; readonly expression?: string; readonly results: { result: number; active?: boolean; discarded?: boolean }[]; readonly flavor?: string }[];
  render?(options?: Record<string, unknown>): Promise<string>;
}

interface Host {
  Hooks: HostHooks;
  game: Record<string, unknown> & {
    readonly release: { readonly generation: number };
    readonly user: HostUser;
    readonly users: HostCollection<HostUser> & { readonly activeGM: HostUser | null };
    readonly i18n: HostI18n;
  };
  CONFIG: Record<string, unknown>;
  CONST: Record<string, unknown>;
  canvas: (Record<string, unknown> & { readonly ready?: boolean }) | undefined;
  ui: Record<string, unknown>;
  foundry: Record<string, unknown> & { readonly utils: Record<string, unknown> };
  fromUuid(uuid: string): Promise<HostDocument | null>;
}

/** The table's globals. Throws when a global that the interface needs is not there. */
export function host<K extends keyof Host>(name: K): Host[K] {
  const value = (globalThis as unknown as Partial<Host>)[name];
  if (value === undefined) throw new Error(`The interface needs the global "${name}", which is not defined yet.`);
  return value;
}

/** The table's global, or undefined where it is not there yet (the join page has no game). */
export function hostOptional<K extends keyof Host>(name: K): Host[K] | undefined {
  return (globalThis as unknown as Partial<Host>)[name];
}

/** The generation that the table plays: 13 unless the game says otherwise. */
export function generation(): number {
  return hostOptional("game")?.release.generation ?? 13;
}

/** One of the world's collections of documents, as `game.actors`. Throws when the game has none of that name. */
export function worldCollection(name: string): HostCollection {
  const found = host("game")[name];
  if (!found) throw new Error(`The game has no collection "${name}".`);
  return found as HostCollection;
}

/** Calls a method of a global or a document where it exists; undefined where it does not. */
export function callIfThere(target: unknown, method: string, ...args: unknown[]): unknown {
  const fn = target === null || target === undefined ? undefined : (target as Record<string, unknown>)[method];
  return typeof fn === "function" ? (Reflect.apply(fn, target, args) as unknown) : undefined;
}

/** The setting's value, or the given one where it is not registered. */
export function settingOr<T>(namespace: string, key: string, fallback: T): T {
  const settings = host("game").settings as { settings: Map<string, unknown>; get(namespace: string, key: string): unknown } | undefined;
  return settings?.settings.has(`${namespace}.${key}`) ? ((settings.get(namespace, key) as T | null) ?? fallback) : fallback;
}

/** A text in the user's language; the key itself where there is no game or no text. */
export function localize(key: string, data?: Record<string, unknown>): string {
  const i18n = hostOptional("game")?.i18n;
  if (!i18n) return key;
  return data === undefined ? i18n.localize(key) : i18n.format(key, data);
}

/** Logs the use of something that Foundry has deprecated, once for each message, as foundry.utils.logCompatibilityWarning does. */
export function deprecated(message: string, { since, until }: { since: number; until: number }): void {
  const log = hostOptional("foundry")?.utils.logCompatibilityWarning;
  if (typeof log === "function") {
    Reflect.apply(log, undefined, [message, { since, until, once: true }]);
    return;
  }
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(`${message} (deprecated since version ${since}, supported until ${until})`);
}

const warned = new Set<string>();

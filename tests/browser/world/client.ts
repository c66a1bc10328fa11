import type { Page } from "playwright-core";

interface DocumentLike {
  readonly id: string;
  readonly name: string;
  readonly isOwner: boolean;
  readonly flags: Record<string, Record<string, unknown>>;
  toObject(): Record<string, unknown>;
  update(changes: object): Promise<unknown>;
}
export interface TokenLike extends DocumentLike {
  readonly x: number;
  readonly hidden: boolean;
  readonly _source: { readonly x: number; readonly y: number };
}
export interface WallLike extends DocumentLike {
  readonly door: number;
  readonly ds: number;
  readonly sight: number;
}
interface Collection<T> {
  readonly contents: T[];
  get(id: string): T | undefined;
  find(test: (entry: T) => boolean): T | undefined;
  filter(test: (entry: T) => boolean): T[];
}
export interface SceneLike extends DocumentLike {
  readonly tokens: Collection<TokenLike>;
  readonly walls: Collection<WallLike>;
  readonly lights: Collection<DocumentLike>;
  readonly regions: Collection<DocumentLike>;
  readonly tiles: Collection<DocumentLike>;
}

/** A page's globals as packages meet them, as far as these tests look. */
export interface Client {
  readonly game: {
    readonly ready: boolean;
    readonly release: { readonly generation: number };
    readonly user: DocumentLike & { readonly isGM: boolean };
    readonly users: Collection<DocumentLike & { readonly active: boolean }>;
    readonly actors: Collection<DocumentLike>;
    readonly messages: Collection<DocumentLike & { readonly whisper: string[]; readonly rolls: { readonly total: number }[] }>;
    readonly scenes: Collection<SceneLike> & { readonly active: SceneLike; readonly viewed: SceneLike };
    readonly settings: { register(namespace: string, key: string, data: object): void; get(namespace: string, key: string): unknown; set(namespace: string, key: string, value: unknown): Promise<unknown> };
    readonly i18n: { localize(key: string): string };
    readonly modules: Collection<{ readonly id: string; readonly active: boolean; readonly api?: object }>;
  };
  readonly canvas: { readonly ready: boolean; readonly scene: { readonly id: string } | null };
  readonly CONST: Record<string, unknown>;
  readonly Hooks: { on(hook: string, listener: (...args: never[]) => unknown): number; readonly errors: { readonly location: string; readonly error: Error }[] };
  readonly ChatMessage: { create(data: object): Promise<DocumentLike> };
  readonly Roll: new (formula: string) => { evaluate(): Promise<{ readonly total: number; toJSON(): object }> };
  readonly ui: { readonly sidebar: { changeTab(tab: string, group: string): void } };
  readonly foundry: {
    readonly applications: {
      readonly api: { readonly ApplicationV2: unknown; readonly HandlebarsApplicationMixin: (base: unknown) => new (options: object) => { render(options: object): Promise<unknown> } };
    };
  };
}

/** Asks a page something by its globals; the question is sent as text and sees nothing but its arguments. */
export async function inClient<T, A = null>(page: Page, question: (client: Client, argument: A) => T, argument?: A): Promise<Awaited<T>> {
  return page.evaluate<Awaited<T>>(`(${question.toString()})(globalThis, ${JSON.stringify(argument ?? null)})`);
}

/** What a page answers to a request that the server may refuse: null, or the refusal. */
export async function refusal<A>(page: Page, request: (client: Client, argument: A) => Promise<unknown>, argument: A): Promise<string | null> {
  return page.evaluate<string | null>(`(${request.toString()})(globalThis, ${JSON.stringify(argument)}).then(() => null, (error) => String(error.message))`);
}

/** Waits until a page says yes. */
export async function until<A>(page: Page, question: (client: Client, argument: A) => boolean, argument: A, timeout = 30_000): Promise<void> {
  await page.waitForFunction(`(${question.toString()})(globalThis, ${JSON.stringify(argument)})`, null, { timeout, polling: 100 });
}

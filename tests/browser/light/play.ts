/** What the tests of light and senses touch of a page's globals; Foundry's own names, as far as a test asks for them. */
export interface LightPlay {
  readonly game: {
    readonly scenes: { readonly active: PlayScene };
    readonly actors: { get(id: string): PlayActor | undefined };
    readonly messages: { readonly contents: readonly PlayMessage[] };
    readonly modules: { get(id: string): { readonly api: PlayApi } };
  };
  readonly canvas: { pan(view: object): void; readonly hud: { readonly token: { bind(object: unknown): unknown } }; readonly regions: { activate(): void }; readonly tokens: { activate(): void } };
  readonly Hooks: { once(name: string, fn: (...args: unknown[]) => void): void };
  readonly playground: { readonly host: { loadDice(...faces: number[]): void } };
}

interface PlayDocument {
  readonly id: string;
  readonly flags: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  readonly sheet: { render(options: object): Promise<unknown>; close(): Promise<unknown> };
  update(changes: object): Promise<unknown>;
}

interface PlayScene extends PlayDocument {
  readonly tokens: Iterable<PlayToken>;
  readonly walls: Iterable<PlayDocument & { readonly c: readonly number[]; readonly door: number }>;
  readonly lights: Iterable<PlayDocument>;
  createEmbeddedDocuments(kind: string, data: readonly object[]): Promise<readonly PlayDocument[]>;
  deleteEmbeddedDocuments(kind: string, ids: readonly string[]): Promise<unknown>;
}

interface PlayToken extends PlayDocument {
  readonly name: string;
  readonly object: { control(): void };
  readonly actor: { readonly id: string; readonly items: Iterable<{ readonly name: string; use(options: object): Promise<unknown> }> };
}

interface PlayActor {
  readonly sheet: { render(options: object): Promise<unknown> };
  readonly prototypeToken: { readonly flags: Readonly<Record<string, object | undefined>>; readonly light: { readonly bright: number; readonly dim: number } };
}

interface PlayMessage {
  readonly id: string;
  readonly flags: { readonly "grit-and-gloom"?: { readonly answer?: { readonly targets: readonly object[] } } };
}

interface PlayApi {
  light(token: PlayToken, observer?: PlayToken): { readonly level: string };
  perceive(observer: PlayToken, target: PlayToken): { readonly state: string; readonly sense: string | null };
  assess(attacker: PlayToken, target: PlayToken, options?: object): { readonly concealment: { readonly missChance: number } };
  rollAttack(attack: object): Promise<PlayMessage>;
  snapshot(scene: PlayScene): { readonly lights: readonly Readonly<Record<string, unknown>>[]; readonly scene: object; readonly tokens: readonly Readonly<Record<string, unknown>>[] };
}

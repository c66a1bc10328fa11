/** What the tests touch of a page's globals; Foundry's own names, as far as a test asks for them. */
export interface Play {
  readonly game: {
    readonly ready: boolean;
    readonly user: { readonly id: string; targets: Iterable<unknown> };
    readonly users: { readonly activeGM: { readonly id: string } | null };
    readonly scenes: { readonly active: { readonly tokens: Iterable<PlayToken>; readonly walls: Iterable<PlayDocument> } };
    readonly messages: { readonly contents: readonly PlayMessage[]; get(id: string): PlayMessage | undefined };
    readonly settings: { get(scope: string, key: string): unknown; set(scope: string, key: string, value: unknown): Promise<unknown> };
    readonly modules: { get(id: string): { readonly api: PlayApi } };
    readonly actors: Iterable<PlayActor>;
  };
  readonly canvas: { readonly ready: boolean } | null;
  readonly playground: { readonly host: { loadDice(...faces: number[]): void } };
}

export interface PlayDocument {
  readonly id: string;
  readonly uuid: string;
  update(changes: object): Promise<unknown>;
}

export interface PlayMessage extends PlayDocument {
  readonly content: string;
  readonly flags: { readonly "grit-and-gloom"?: { readonly attack?: object; readonly answer?: Answer } };
  readonly system: { readonly rolls?: { readonly attacks: readonly { readonly attack: { readonly total: number } }[] } };
}

/** The public answer, as far as tests look into it. */
export interface Answer {
  readonly state: string;
  readonly refusal: string | null;
  readonly targets: readonly {
    readonly token: string;
    readonly possible: boolean;
    readonly light: string | null;
    readonly missChance: number | null;
    readonly outcomes: readonly { readonly outcome: string | null; readonly dice: readonly number[] }[];
  }[];
}

interface PlayItem {
  readonly name: string;
  use(options: object): Promise<unknown>;
}

interface PlayActor extends PlayDocument {
  readonly name: string;
  readonly items: Iterable<PlayItem>;
}

export interface PlayToken extends PlayDocument {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly actor: PlayActor | null;
  readonly object: { setTarget(on: boolean, options: object): void; control(options?: object): void } | null;
  delete(): Promise<unknown>;
}

interface PlayApi {
  rollAttack(attack: object): Promise<PlayMessage>;
  snapshot(scene: unknown): unknown;
}

/** Where dice get their faces from. */
export interface DiceSource {
  /** A number in [0, 1). */
  random(): number;
  /** A face that a test has laid ready, undefined for none. */
  loaded(): number | undefined;
}

export interface DieResult {
  result: number;
  active: boolean;
  discarded?: boolean;
  rerolled?: boolean;
  exploded?: boolean;
}

export interface EvaluationOptions {
  minimize?: boolean;
  maximize?: boolean;
}

/** One part of a formula. Follows client/dice/terms/term.d.mts. */
export abstract class RollTerm {
  flavor = "";
  evaluated = false;
  options: Record<string, unknown> = {};

  abstract get expression(): string;
  abstract get total(): number | string | undefined;
  abstract evaluate(source: DiceSource, options: EvaluationOptions): void;
  abstract get isDeterministic(): boolean;
  abstract toJSON(): Record<string, unknown>;

  get formula(): string {
    return this.flavor ? `${this.expression}[${this.flavor}]` : this.expression;
  }

  get dice(): Die[] {
    return [];
  }

  protected base(name: string): Record<string, unknown> {
    return { class: name, options: { ...this.options, ...(this.flavor ? { flavor: this.flavor } : {}) }, evaluated: this.evaluated };
  }
}

export class NumericTerm extends RollTerm {
  readonly number: number;

  constructor({ number }: { number: number }) {
    super();
    this.number = number;
  }

  get expression(): string {
    return String(this.number);
  }

  get total(): number {
    return this.number;
  }

  get isDeterministic(): boolean {
    return true;
  }

  evaluate(): void {
    this.evaluated = true;
  }

  toJSON(): Record<string, unknown> {
    return { ...this.base("NumericTerm"), number: this.number };
  }
}

export class OperatorTerm extends RollTerm {
  readonly operator: string;

  constructor({ operator }: { operator: string }) {
    super();
    this.operator = operator;
  }

  get expression(): string {
    return ` ${this.operator} `;
  }

  get total(): string {
    return ` ${this.operator} `;
  }

  get isDeterministic(): boolean {
    return true;
  }

  evaluate(): void {
    this.evaluated = true;
  }

  toJSON(): Record<string, unknown> {
    return { ...this.base("OperatorTerm"), operator: this.operator };
  }
}

/** Dice of one size with modifiers kh, kl, dh, dl, k, d, min, max, r, x and cs. Follows client/dice/terms/die.d.mts. */
export class Die extends RollTerm {
  number: number;
  faces: number;
  modifiers: string[];
  results: DieResult[];

  constructor({ number = 1, faces = 6, modifiers = [], results = [] }: { number?: number; faces?: number; modifiers?: string[]; results?: DieResult[] }) {
    super();
    this.number = number;
    this.faces = faces;
    this.modifiers = modifiers;
    this.results = results;
  }

  get denomination(): string {
    return "d";
  }

  get expression(): string {
    return `${this.number}d${this.faces}${this.modifiers.join("")}`;
  }

  get total(): number | undefined {
    if (!this.evaluated) return undefined;
    const counting = this.modifiers.some((modifier) => modifier.startsWith("cs"));
    return this.results.reduce((sum, { result, active }) => sum + (active ? (counting ? 1 : result) : 0), 0);
  }

  get values(): number[] {
    return this.results.filter(({ active }) => active).map(({ result }) => result);
  }

  get isDeterministic(): boolean {
    return false;
  }

  override get dice(): Die[] {
    return [this];
  }

  evaluate(source: DiceSource, options: EvaluationOptions): void {
    if (this.evaluated) throw new Error(`The Die term ${this.expression} is evaluated already`);
    if (this.number > 999) throw new Error("You may not evaluate a dice term with more than 999 dice");
    for (let i = 0; i < this.number; i++) this.cast(source, options);
    this.evaluated = true;
    for (const modifier of this.modifiers) this.modify(modifier, source, options);
  }

  toJSON(): Record<string, unknown> {
    return { ...this.base("Die"), number: this.number, faces: this.faces, modifiers: this.modifiers, results: this.results };
  }

  /** The face of a random number in [0, 1), as Foundry maps it: 0 is the highest face. */
  mapRandomFace(randomUniform: number): number {
    return Math.ceil((1 - randomUniform) * this.faces);
  }

  private cast(source: DiceSource, { minimize, maximize }: EvaluationOptions): DieResult {
    const face = minimize === true ? 1 : maximize === true ? this.faces : (source.loaded() ?? this.mapRandomFace(source.random()));
    const result = { result: face, active: true };
    this.results.push(result);
    return result;
  }

  private modify(modifier: string, source: DiceSource, options: EvaluationOptions): void {
    const match = /^(kh|kl|dh|dl|k|d|min|max|rr|r|xo|x|cs)([<>=]{0,2})(\d*)$/.exec(modifier);
    if (!match) throw new Error(`The dice modifier ${modifier} is not imitated`);
    const [, command = "", comparison = "", digits = ""] = match;
    const n = digits === "" ? undefined : Number(digits);
    const active = () => this.results.filter((entry) => entry.active);
    const drop = (entries: DieResult[]) => entries.forEach((entry) => Object.assign(entry, { active: false, discarded: true }));
    const sorted = () => active().sort((a, b) => a.result - b.result);
    const hits = (entry: DieResult) => compare(entry.result, comparison, n ?? (command.startsWith("x") ? this.faces : 1));
    switch (command) {
      case "k":
      case "kh": return drop(sorted().slice(0, -(n ?? 1)));
      case "kl": return drop(sorted().slice(n ?? 1));
      case "d":
      case "dl": return drop(sorted().slice(0, n ?? 1));
      case "dh": return drop(sorted().slice(-(n ?? 1)));
      case "min": return active().forEach((entry) => (entry.result = Math.max(entry.result, n ?? 1)));
      case "max": return active().forEach((entry) => (entry.result = Math.min(entry.result, n ?? this.faces)));
      case "cs": return drop(active().filter((entry) => !hits(entry)));
      default: return this.again(command, hits, source, options);
    }
  }

  /** Rerolls (r once, rr while it lasts) or explodes (xo once, x while it lasts). */
  private again(command: string, hits: (entry: DieResult) => boolean, source: DiceSource, options: EvaluationOptions): void {
    let open = this.results.filter((entry) => entry.active);
    for (let rounds = 0; open.length && rounds < 100; rounds++) {
      const chosen = open.filter(hits);
      open = chosen.map((entry) => {
        Object.assign(entry, command.startsWith("r") ? { active: false, rerolled: true } : { exploded: true });
        return this.cast(source, options);
      });
      if (command === "r" || command === "xo") return;
    }
  }
}

function compare(value: number, comparison: string, target: number): boolean {
  switch (comparison) {
    case ">": return value > target;
    case ">=": return value >= target;
    case "<": return value < target;
    case "<=": return value <= target;
    default: return value === target;
  }
}

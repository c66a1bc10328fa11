import { getProperty, type Plain } from "../../../shared/object-paths";
import type { ChatMessage } from "../documents/chat-message";
import type { Host } from "../host";
import { totalOf } from "./expression";
import { parseFormula } from "./parser";
import { termFromData } from "./serialize";
import { Die, type DiceSource, type EvaluationOptions, NumericTerm, OperatorTerm, type RollTerm } from "./terms";

/** A roll of dice. Follows client/dice/roll.d.mts; the grammar is the subset that parser.ts reads. */
export class Roll {
  declare static host: Host;
  static CHAT_TEMPLATE = "templates/dice/roll.hbs";

  terms: RollTerm[];
  readonly data: object;
  options: Plain;
  _formula: string;
  _evaluated = false;
  _total: number | undefined;

  constructor(formula: string, data: object = {}, options: Plain = {}) {
    this.data = data;
    this.options = options;
    const Self = this.constructor as typeof Roll;
    this.terms = formula === "" ? [] : Self.parse(String(formula), data);
    this._formula = Self.getFormula(this.terms);
  }

  static create(formula: string, data: object = {}, options: Plain = {}): Roll {
    const Default = (this.host.CONFIG["Dice"] as { rolls: (typeof Roll)[] }).rolls[0] ?? this;
    return new Default(formula, data, options);
  }

  static parse(formula: string, data: object): RollTerm[] {
    return parseFormula(this.replaceFormulaData(formula, data));
  }

  static validate(formula: string): boolean {
    try {
      this.parse(formula.replace(/@[\w.]+/g, "1"), {});
      return true;
    } catch {
      return false;
    }
  }

  /** Fills `@path` in from data; a path that leads nowhere stays, and is refused, unless `missing` says what it counts as. */
  static replaceFormulaData(formula: string, data: object, { missing }: { missing?: string | number; warn?: boolean } = {}): string {
    return formula.replace(/@([a-z.0-9_-]+)/gi, (match, path: string) => {
      const value = getProperty(data, path);
      if (value === undefined || value === null) return missing === undefined ? match : String(missing);
      return typeof value === "number" || typeof value === "string" ? String(value).trim() : match;
    });
  }

  static getFormula(terms: readonly RollTerm[]): string {
    return terms.map((term) => term.formula).join("").trim();
  }

  static fromTerms(terms: RollTerm[], options: Plain = {}): Roll {
    const roll = new this("", {}, options);
    roll.terms = terms;
    roll._formula = this.getFormula(terms);
    roll._evaluated = terms.length > 0 && terms.every((term) => term.evaluated);
    if (roll._evaluated) roll._total = totalOf(terms);
    return roll;
  }

  /** A roll out of its JSON, as the class that it was. */
  static fromJSON(json: string): Roll {
    return this.fromData(JSON.parse(json) as Plain);
  }

  static fromData(data: Plain): Roll {
    const known = (this.host.CONFIG["Dice"] as { rolls: (typeof Roll)[] }).rolls;
    const Class = known.find(({ name }) => name === data["class"]) ?? this;
    const roll = new Class("", {}, (data["options"] ?? {}) as Plain);
    roll.terms = ((data["terms"] ?? []) as Plain[]).map(termFromData);
    roll._formula = (data["formula"] as string | undefined) ?? Class.getFormula(roll.terms);
    roll._evaluated = data["evaluated"] === true;
    roll._total = roll._evaluated ? Number(data["total"]) : undefined;
    return roll;
  }

  get formula(): string {
    return this._formula;
  }

  get result(): string {
    return this.terms.map((term) => String(term.total)).join("");
  }

  get total(): number | undefined {
    return this._evaluated ? this._total : undefined;
  }

  get evaluated(): boolean {
    return this._evaluated;
  }

  get dice(): Die[] {
    return this.terms.flatMap((term) => term.dice);
  }

  get isDeterministic(): boolean {
    return this.terms.every((term) => term.isDeterministic);
  }

  get product(): number | undefined {
    return this.total;
  }

  async evaluate(options: EvaluationOptions = {}): Promise<this> {
    await Promise.resolve();
    return this._evaluate(options);
  }

  async roll(options: EvaluationOptions = {}): Promise<this> {
    return this.evaluate(options);
  }

  /** For rolls without dice; with dice it throws unless they are told to fall low or high. */
  evaluateSync({ strict = true, ...options }: EvaluationOptions & { strict?: boolean } = {}): this {
    if (strict && !this.isDeterministic && options.minimize !== true && options.maximize !== true) {
      throw new Error("This Roll contains terms that cannot be synchronously evaluated.");
    }
    return this._evaluate(options);
  }

  async reroll(options: EvaluationOptions = {}): Promise<Roll> {
    return this.clone().evaluate(options);
  }

  clone(): Roll {
    return new (this.constructor as typeof Roll)(this._formula, this.data, this.options);
  }

  alter(multiply: number, add: number): this {
    for (const die of this.dice) die.number = die.number * multiply + add;
    this.resetFormula();
    return this;
  }

  resetFormula(): string {
    return (this._formula = (this.constructor as typeof Roll).getFormula(this.terms));
  }

  getTooltip(): Promise<string> {
    const parts = this.dice.map((die) => `<li>${die.formula}: ${die.results.map(({ result, active }) => (active ? String(result) : `<s>${result}</s>`)).join(", ")}</li>`);
    return Promise.resolve(`<ul class="dice-tooltip">${parts.join("")}</ul>`);
  }

  async render({ flavor = "", isPrivate = false }: { flavor?: string; isPrivate?: boolean } = {}): Promise<string> {
    if (!this._evaluated) await this.evaluate();
    const formula = isPrivate ? "???" : this._formula;
    const total = isPrivate ? "?" : String(Math.round((this.total ?? 0) * 100) / 100);
    return `<div class="dice-roll">${flavor && !isPrivate ? `<div class="dice-flavor">${flavor}</div>` : ""}<div class="dice-result"><div class="dice-formula">${formula}</div><h4 class="dice-total">${total}</h4></div></div>`;
  }

  /** Posts the roll as a chat message, or answers the message's data with `create: false`. */
  async toMessage(messageData: Plain = {}, { rollMode, messageMode, create = true }: { rollMode?: string; messageMode?: string; create?: boolean } = {}): Promise<ChatMessage | Plain | undefined> {
    const { host } = this.constructor as typeof Roll;
    if (!this._evaluated) await this.evaluate();
    const Message = host.documentClass<ChatMessage>("ChatMessage") as unknown as typeof ChatMessage;
    const data: Plain = { author: host.game.user.id, content: String(this.total), speaker: Message.getSpeaker(), sound: null, ...messageData, rolls: [this] };
    // 13 knows no message modes and reads the roll mode alone; 14 takes the old name where the new one is not given.
    const setting = host.generation >= 14 ? "messageMode" : "rollMode";
    const given = host.generation >= 14 ? (messageMode ?? rollMode) : rollMode;
    const mode = given ?? host.game.settings.get("core", setting);
    const option = { [host.generation >= 14 && messageMode === undefined && rollMode !== undefined ? "rollMode" : setting]: mode };
    if (create) return (await Message.create(data, option)) as ChatMessage | undefined;
    if (host.generation >= 14) Message.applyMode(data, String(mode));
    else Message.applyRollMode(data, String(mode));
    return data;
  }

  toJSON(): Plain {
    return {
      class: this.constructor.name,
      options: this.options,
      dice: [],
      formula: this._formula,
      terms: this.terms.map((term) => term.toJSON()),
      total: this.total,
      evaluated: this._evaluated,
    };
  }

  protected _evaluate(options: EvaluationOptions): this {
    if (this._evaluated) throw new Error("The Roll has already been evaluated and is now immutable");
    const { host } = this.constructor as typeof Roll;
    const source: DiceSource = {
      random: () => (host.CONFIG["Dice"] as { randomUniform: () => number }).randomUniform(),
      loaded: () => host.loadedDice.shift(),
    };
    for (const term of this.terms) if (!term.evaluated) term.evaluate(source, options);
    this._total = totalOf(this.terms);
    this._evaluated = true;
    return this;
  }
}

export { Die, NumericTerm, OperatorTerm };

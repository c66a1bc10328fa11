import { type DiceSource, type Die, type EvaluationOptions, NumericTerm, OperatorTerm, RollTerm } from "./terms";

/** The value of a row of terms, by precedence; NaN is refused. */
export function totalOf(terms: readonly RollTerm[]): number {
  const values: number[] = [];
  const operators: string[] = [];
  let sign = 1;
  let expectValue = true;
  for (const term of terms) {
    if (term instanceof OperatorTerm) {
      if (expectValue) sign *= term.operator === "-" ? -1 : 1;
      else operators.push(term.operator);
      expectValue = true;
      continue;
    }
    values.push(sign * Number(term.total));
    sign = 1;
    expectValue = false;
  }
  for (let i = 0; i < operators.length; ) {
    const operator = operators[i] ?? "+";
    if (operator === "+" || operator === "-") i++;
    else {
      const [a = 0, b = 0] = values.slice(i, i + 2);
      values.splice(i, 2, operator === "*" ? a * b : operator === "/" ? a / b : a % b);
      operators.splice(i, 1);
    }
  }
  const total = values.slice(1).reduce((sum, value, i) => (operators[i] === "-" ? sum - value : sum + value), values[0] ?? 0);
  if (!Number.isFinite(total)) throw new Error(`Invalid total ${total} of ${terms.map((term) => term.formula).join("")}`);
  return Math.round(total * 1e8) / 1e8;
}

/** Terms in parentheses. Follows client/dice/terms/parenthetical.d.mts. */
export class ParentheticalTerm extends RollTerm {
  readonly terms: RollTerm[];

  constructor({ terms }: { terms: RollTerm[] }) {
    super();
    this.terms = terms;
  }

  get term(): string {
    return this.terms.map((term) => term.formula).join("");
  }

  get expression(): string {
    return `(${this.term})`;
  }

  get total(): number | undefined {
    return this.evaluated ? totalOf(this.terms) : undefined;
  }

  get isDeterministic(): boolean {
    return this.terms.every((term) => term.isDeterministic);
  }

  override get dice(): Die[] {
    return this.terms.flatMap((term) => term.dice);
  }

  evaluate(source: DiceSource, options: EvaluationOptions): void {
    for (const term of this.terms) term.evaluate(source, options);
    this.evaluated = true;
  }

  toJSON(): Record<string, unknown> {
    return { ...this.base("ParentheticalTerm"), term: this.term, terms: this.terms.map((term) => term.toJSON()) };
  }
}

const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number>> = {
  abs: Math.abs,
  ceil: Math.ceil,
  floor: Math.floor,
  max: Math.max,
  min: Math.min,
  round: Math.round,
  sign: Math.sign,
};

/** A function of formulas: floor, ceil, round, min, max, abs, sign. Follows client/dice/terms/function.d.mts. */
export class FunctionTerm extends RollTerm {
  readonly fn: string;
  readonly args: RollTerm[][];

  constructor({ fn, args }: { fn: string; args: RollTerm[][] }) {
    super();
    if (!(fn in FUNCTIONS)) throw new Error(`The function ${fn} in a roll formula is not imitated`);
    this.fn = fn;
    this.args = args;
  }

  get expression(): string {
    return `${this.fn}(${this.args.map((terms) => terms.map((term) => term.formula).join("")).join(", ")})`;
  }

  get total(): number | undefined {
    return this.evaluated ? FUNCTIONS[this.fn]?.(...this.args.map(totalOf)) : undefined;
  }

  get isDeterministic(): boolean {
    return this.args.flat().every((term) => term.isDeterministic);
  }

  override get dice(): Die[] {
    return this.args.flat().flatMap((term) => term.dice);
  }

  evaluate(source: DiceSource, options: EvaluationOptions): void {
    for (const term of this.args.flat()) term.evaluate(source, options);
    this.evaluated = true;
  }

  toJSON(): Record<string, unknown> {
    return { ...this.base("FunctionTerm"), fn: this.fn, args: this.args.map((terms) => terms.map((term) => term.toJSON())) };
  }
}

export { NumericTerm, OperatorTerm, RollTerm };

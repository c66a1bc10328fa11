import { FunctionTerm, ParentheticalTerm, totalOf } from "./expression";
import { Die, NumericTerm, OperatorTerm, type RollTerm } from "./terms";

/** The terms of a formula whose data are filled in; throws naming the place where it makes no sense. */
export function parseFormula(formula: string): RollTerm[] {
  const reader = new Reader(formula);
  const terms = reader.expression();
  reader.end();
  return terms;
}

class Reader {
  #at = 0;

  constructor(private readonly text: string) {}

  end(): void {
    this.space();
    if (this.#at < this.text.length) this.fail(`unexpected "${this.text.slice(this.#at)}"`);
  }

  expression(): RollTerm[] {
    const terms: RollTerm[] = [];
    for (;;) {
      let operator = this.take(/^[+\-*/%]/);
      while (operator !== null) {
        if (terms.length || operator === "-") terms.push(new OperatorTerm({ operator }));
        operator = this.take(/^[+-]/);
      }
      terms.push(this.term());
      this.space();
      if (!/^[+\-*/%]/.test(this.text.slice(this.#at))) return terms;
    }
  }

  private term(): RollTerm {
    const term = this.bare();
    const flavour = this.take(/^\[([^\]]*)\]/);
    if (flavour !== null) term.flavor = flavour.slice(1, -1);
    return term;
  }

  private bare(): RollTerm {
    const fn = this.take(/^[a-z]+(?=\()/i);
    if (fn !== null && fn.toLowerCase() !== "d") return new FunctionTerm({ fn, args: this.args() });
    if (this.peek("(")) {
      const inner = this.parentheses();
      if (!/^d(\d|%|\()/i.test(this.text.slice(this.#at))) return inner;
      return this.die(this.fixed(inner));
    }
    const number = this.take(/^\d+(\.\d+)?/);
    if (/^d(\d|%|\()/i.test(this.text.slice(this.#at))) return this.die(number === null ? 1 : Number(number));
    if (number !== null) return new NumericTerm({ number: Number(number) });
    return this.fail(`unexpected "${this.text.slice(this.#at)}"`);
  }

  private die(number: number): Die {
    this.take(/^d/i);
    const faces = this.peek("(") ? this.fixed(this.parentheses()) : this.take(/^(\d+|%)/);
    const modifiers: string[] = [];
    for (let next = this.modifier(); next !== null; next = this.modifier()) modifiers.push(next);
    return new Die({ number, faces: faces === "%" ? 100 : Number(faces), modifiers });
  }

  private modifier(): string | null {
    const match = /^(kh|kl|dh|dl|min|max|cs|rr|xo|k|d|r|x)([<>=]{0,2})(\d*)/i.exec(this.text.slice(this.#at));
    if (!match) return null;
    this.#at += match[0].length;
    return match[0].toLowerCase();
  }

  private parentheses(): ParentheticalTerm {
    this.take(/^\(/);
    const terms = this.expression();
    if (this.take(/^\)/) === null) this.fail('expected ")"');
    return new ParentheticalTerm({ terms });
  }

  private args(): RollTerm[][] {
    this.take(/^\(/);
    const args = [this.expression()];
    while (this.take(/^,/) !== null) args.push(this.expression());
    if (this.take(/^\)/) === null) this.fail('expected ")"');
    return args;
  }

  /** The value of parentheses that say how many dice, or faces, there are. */
  private fixed(inner: ParentheticalTerm): number {
    if (!inner.isDeterministic) this.fail("a number of dice that depends on dice is not imitated");
    inner.evaluate({ random: () => 0, loaded: () => undefined }, {});
    return totalOf(inner.terms);
  }

  private take(pattern: RegExp): string | null {
    this.space();
    const match = pattern.exec(this.text.slice(this.#at));
    if (!match) return null;
    this.#at += match[0].length;
    return match[0];
  }

  private peek(text: string): boolean {
    this.space();
    return this.text.startsWith(text, this.#at);
  }

  private space(): void {
    while (this.text[this.#at] === " ") this.#at++;
  }

  private fail(problem: string): never {
    throw new Error(`Roll formula "${this.text}": ${problem} at ${this.#at}`);
  }
}

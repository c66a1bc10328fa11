type Segment = [number, number, number, number];

/** The outer edges of a set of grid cells, runs in one line merged; in cells, not pixels. */
export class Outline {
  readonly #cells = new Set<string>();

  add(x: number, y: number): void {
    this.#cells.add(`${x},${y}`);
  }

  /** Every maximal edge, the lying ones first, each from left to right or from top to bottom. */
  edges(): readonly Segment[] {
    const lying = new Map<number, Set<number>>();
    const standing = new Map<number, Set<number>>();
    for (const cell of this.#cells) {
      const [x = 0, y = 0] = cell.split(",").map(Number);
      if (!this.#has(x, y - 1)) note(lying, y, x);
      if (!this.#has(x, y + 1)) note(lying, y + 1, x);
      if (!this.#has(x - 1, y)) note(standing, x, y);
      if (!this.#has(x + 1, y)) note(standing, x + 1, y);
    }
    return [
      ...runs(lying).map(([y, from, to]): Segment => [from, y, to, y]),
      ...runs(standing).map(([x, from, to]): Segment => [x, from, x, to]),
    ];
  }

  #has(x: number, y: number): boolean {
    return this.#cells.has(`${x},${y}`);
  }
}

function note(lines: Map<number, Set<number>>, line: number, step: number): void {
  lines.set(line, (lines.get(line) ?? new Set()).add(step));
}

function runs(lines: ReadonlyMap<number, ReadonlySet<number>>): readonly [line: number, from: number, to: number][] {
  return [...lines].toSorted(([a], [b]) => a - b).flatMap(([line, steps]) => {
    const out: [number, number, number][] = [];
    for (const step of [...steps].toSorted((a, b) => a - b)) {
      const last = out.at(-1);
      if (last !== undefined && last[2] === step) last[2] = step + 1;
      else out.push([line, step, step + 1]);
    }
    return out;
  });
}

/** A value that stands for an operation on a key; follows `foundry.data.operators` of generation 14 (foundryvtt.com/api/v14). */
export abstract class DataFieldOperator {
  /** Writes the operator so that it survives JSON. */
  abstract toJSON(): Record<string, unknown>;
}

/** Removes the key that it stands at. */
export class ForcedDeletion extends DataFieldOperator {
  static create(): ForcedDeletion {
    return new ForcedDeletion();
  }

  toJSON(): Record<string, unknown> {
    return { $operator: "ForcedDeletion" };
  }
}

/** Puts a value in the place of the old one without merging. */
export class ForcedReplacement extends DataFieldOperator {
  constructor(readonly value: unknown) {
    super();
  }

  static create(value: unknown): ForcedReplacement {
    return new ForcedReplacement(value);
  }

  toJSON(): Record<string, unknown> {
    return { $operator: "ForcedReplacement", value: this.value };
  }
}

/** Turns operators that came as JSON back into operators, in place at any depth. */
export function reviveOperators(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reviveOperators);
  if (typeof value !== "object" || value === null || value instanceof DataFieldOperator) return value;
  const record = value as Record<string, unknown>;
  if (record["$operator"] === "ForcedDeletion") return new ForcedDeletion();
  if (record["$operator"] === "ForcedReplacement") return new ForcedReplacement(reviveOperators(record["value"]));
  for (const [key, child] of Object.entries(record)) record[key] = reviveOperators(child);
  return record;
}

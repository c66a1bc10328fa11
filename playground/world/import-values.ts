/** A JSON object. */
export type Data = Record<string, unknown>;

export function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The objects of an array; anything else is none. */
export function list(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter(isData) : [];
}

export function numberOr(value: unknown, otherwise: number): number {
  return typeof value === "number" && Number.isFinite(value) ? value : otherwise;
}

/** The document's own id where it is one of Foundry's, else one made of a word and a number. */
export function idOr(value: unknown, otherwise: string): string {
  return typeof value === "string" && /^[A-Za-z0-9]{16}$/.test(value) ? value : otherwise;
}

/** Any value as text: nothing for null and undefined, JSON for plain objects and arrays. */
export function asText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint") return value.toString();
  if (typeof value === "object") {
    const own = (value as { toString?: unknown }).toString;
    return own === Object.prototype.toString || Array.isArray(value) ? JSON.stringify(value) : (value as { toString(): string }).toString();
  }
  return "";
}

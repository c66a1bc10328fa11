/** A colour as a document holds it (a Color, a CSS hex string, a number or nothing) as a number, or null. */
export function colorNumber(color: unknown): number | null {
  if (color === null || color === undefined || color === "") return null;
  const text = typeof color === "string" ? color : null;
  if (text !== null) {
    const value = Number.parseInt(text.replace("#", ""), 16);
    return Number.isNaN(value) ? null : value;
  }
  const value = Number(color);
  return Number.isNaN(value) ? null : value;
}

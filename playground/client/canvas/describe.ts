import type { Canvas } from "./board";
import type { Token } from "./placeables/token";

/** What a listener needs to know of a token that was just taken hold of: place, height, light, and who is near and seen. */
export function describeToken(canvas: Canvas, token: Token): string {
  const { document } = token;
  const { grid } = canvas;
  const parts = [document.name];
  if (grid && !grid.isGridless) {
    const { i, j } = grid.getOffset(token.center);
    parts.push(`row ${i + 1}, column ${j + 1}`);
  }
  if (document.elevation) parts.push(`${document.elevation} ${grid?.units ?? ""} high`);
  parts.push(canvas.effects.testInsideLight(token.getCenterPoint()) ? "lit" : "in the dark");
  const near = canvas.tokens.placeables
    .filter((other) => other !== token && other.visible && grid)
    .map((other) => ({ name: other.document.name, far: grid?.measurePath([token.center, other.center]).distance ?? 0 }))
    .sort((a, b) => a.far - b.far)
    .slice(0, 4);
  if (near.length) parts.push(`in view: ${near.map(({ name, far }) => `${name} at ${Math.round(far)} ${grid?.units ?? ""}`).join(", ")}`);
  return `${parts.join("; ")}.`;
}

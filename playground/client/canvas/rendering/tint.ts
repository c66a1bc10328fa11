/** A colour between two, by share of the second. */
export function mixColor(a: number, b: number, share: number): number {
  const part = (shift: number): number => {
    const [x, y] = [(a >> shift) & 255, (b >> shift) & 255];
    return Math.round(x + (y - x) * share) << shift;
  };
  return part(16) | part(8) | part(0);
}

/** A colour made darker (below 1) or lighter. */
export function scaleColor(color: number, by: number): number {
  const part = (shift: number): number => Math.min(255, Math.round(((color >> shift) & 255) * by)) << shift;
  return part(16) | part(8) | part(0);
}

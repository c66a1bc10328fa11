import { SOFTWARE } from "../software";

/** A generator of numbers 0 to 1 that always gives the same ones for a seed, so that a painted scene always looks the same. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A square of cloudy noise, 0 to 1, that can be laid edge to edge. */
export function cloudNoise(size: number, seed: number, octaves = 4): Float32Array {
  const result = new Float32Array(size * size);
  let weight = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave++, weight /= 2) {
    const cells = 4 << octave;
    const random = seeded(seed + octave * 101);
    const lattice = Float32Array.from({ length: cells * cells }, () => random());
    const at = (i: number, j: number): number => lattice[(((i + cells) % cells) * cells + ((j + cells) % cells))] ?? 0;
    total += weight;
    for (let y = 0; y < size; y++) {
      const v = (y / size) * cells;
      const i = Math.floor(v);
      const ty = smooth(v - i);
      for (let x = 0; x < size; x++) {
        const u = (x / size) * cells;
        const j = Math.floor(u);
        const tx = smooth(u - j);
        const top = at(i, j) + (at(i, j + 1) - at(i, j)) * tx;
        const low = at(i + 1, j) + (at(i + 1, j + 1) - at(i + 1, j)) * tx;
        result[y * size + x] = (result[y * size + x] ?? 0) + weight * (top + (low - top) * ty);
      }
    }
  }
  return result.map((value) => value / total);
}

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

/** Noise as a picture of one colour whose alpha is the noise, stretched around a threshold. */
export function noiseTile(size: number, seed: number, [r, g, b]: readonly [number, number, number], strength: number, threshold = 0.5): HTMLCanvasElement {
  const tile = document.createElement("canvas");
  tile.width = tile.height = size;
  const context = tile.getContext("2d", SOFTWARE);
  if (!context) return tile;
  const image = context.createImageData(size, size);
  cloudNoise(size, seed).forEach((value, n) => {
    const alpha = Math.min(1, Math.max(0, (value - threshold) * 2 + 0.25)) * strength;
    image.data.set([r, g, b, Math.round(alpha * 255)], n * 4);
  });
  context.putImageData(image, 0, 0);
  return tile;
}

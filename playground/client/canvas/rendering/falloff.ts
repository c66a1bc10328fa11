import { Texture } from "pixi.js";
import { SOFTWARE } from "./software";

const SIZE = 256;
const made = new Map<string, Texture>();

function radial(key: string, stops: readonly (readonly [number, number])[]): Texture {
  const found = made.get(key);
  if (found) return found;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const context = canvas.getContext("2d", SOFTWARE);
  if (!context) return Texture.WHITE;
  const gradient = context.createRadialGradient(SIZE / 2, SIZE / 2, 0, SIZE / 2, SIZE / 2, SIZE / 2);
  for (const [at, alpha] of stops) gradient.addColorStop(at, `rgba(255,255,255,${alpha})`);
  context.fillStyle = gradient;
  context.fillRect(0, 0, SIZE, SIZE);
  const texture = Texture.from(canvas);
  made.set(key, texture);
  return texture;
}

/** How bright a light is from its middle to its rim: full inside the bright part, then a ring of half, soft at both borders. */
export function lightTexture(brightShare: number): Texture {
  const ratio = Math.round(Math.min(1, Math.max(0, brightShare)) * 20) / 20;
  const inner = Math.max(0, ratio - 0.1);
  const outer = Math.min(0.96, ratio + 0.08);
  const stops: [number, number][] = ratio <= 0 ? [[0, 0.62]] : [[0, 1], [inner, 0.92]];
  if (ratio > 0 && ratio < 0.95) stops.push([outer, 0.5]);
  if (ratio < 0.9) stops.push([0.88, 0.32]);
  stops.push([0.97, ratio >= 0.9 ? 0.8 : 0.16], [1, 0]);
  return radial(`light${ratio}`, stops);
}

/** An even disc with a soft rim: how far eyes reach in the dark, and how darkness lies. */
export function veilTexture(): Texture {
  return radial("veil", [[0, 1], [0.85, 0.95], [0.97, 0.6], [1, 0]]);
}

/** A glow that fades from the middle on. */
export function glowTexture(): Texture {
  return radial("glow", [[0, 1], [0.25, 0.55], [0.6, 0.14], [1, 0]]);
}

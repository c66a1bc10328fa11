import type { ElevatedPoint } from "../../src/core/geometry/point";
import type { WallSegment } from "../../src/core/geometry/wall-segment";

/** Numbers from 0 to 1 that are the same on every run. */
export function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Side in pixels of the square map that so many walls make: one wall to about three spaces of 100 px. */
export function sideOf(count: number): number {
  return Math.ceil(Math.sqrt(count * 3)) * 100;
}

/** A map of walls as people draw them: two thirds on the lines of the grid, the rest at any angle; one in ten a door. */
export function dungeon(count: number): WallSegment[] {
  const next = sequence(count);
  const side = sideOf(count);
  return Array.from({ length: count }, (_, i) => {
    const onGrid = next() < 2 / 3;
    const place = (): number => (onGrid ? Math.round((next() * side) / 100) * 100 : Math.round(next() * side));
    const [x, y] = [place(), place()];
    const length = onGrid ? 100 * Math.ceil(next() * 3) : 20 + next() * 150;
    const angle = onGrid ? (next() < 0.5 ? 0 : Math.PI / 2) : next() * Math.PI;
    const [dx, dy] = [Math.round(Math.cos(angle) * length), Math.round(Math.sin(angle) * length)];
    const door = next() < 0.1 ? 1 : 0;
    return {
      id: `w${i}`, c: [x, y, x + dx, y + dy], move: 20, sight: next() < 0.1 ? 10 : 20, light: 20, sound: 20, dir: 0,
      door, ds: door === 1 && next() < 0.5 ? 1 : 0, bottom: null, top: null, threshold: null, levels: [],
    };
  });
}

/** Straight paths of so many spaces on that map, from middles of squares in any direction. */
export function rays(count: number, spaces: number, number: number): ElevatedPoint[][] {
  const next = sequence(count + 1);
  const side = sideOf(count);
  return Array.from({ length: number }, () => {
    const angle = next() * 2 * Math.PI;
    const x = Math.floor((next() * side) / 100) * 100 + 50;
    const y = Math.floor((next() * side) / 100) * 100 + 50;
    const to = { x: Math.round(x + Math.cos(angle) * spaces * 100), y: Math.round(y + Math.sin(angle) * spaces * 100), z: 0 };
    return [{ x, y, z: 0 }, to];
  });
}

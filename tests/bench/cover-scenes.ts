import { DEFAULT_OPTIONS, DEFAULT_SCENE, DEFAULT_TOKEN, DEFAULT_WALL } from "../../src/core/battlefield/defaults";
import type { Battlefield, RulesetId, Token, Wall } from "../../src/core/battlefield/types";
import { sequence } from "./geometry-scenes";

/** Side of the maps in spaces of 100 px, as in the public measurements of other cover modules. */
export const SIDE = 40;

/** A map of 40 by 40 spaces with so many walls of one to three spaces (two thirds on the grid's lines) and creatures. */
export function coverMap(ruleset: RulesetId, wallCount: number, tokenCount: number): Battlefield {
  const next = sequence(wallCount * 1000 + tokenCount);
  const walls = Array.from({ length: wallCount }, (_, i): Wall => {
    const onGrid = next() < 2 / 3;
    const place = (): number => (onGrid ? Math.round(next() * SIDE) * 100 : Math.round(next() * SIDE * 100));
    const [x, y] = [place(), place()];
    const length = onGrid ? 100 * Math.ceil(next() * 3) : 100 + next() * 200;
    const angle = onGrid ? (next() < 0.5 ? 0 : Math.PI / 2) : next() * Math.PI;
    const [dx, dy] = [Math.round(Math.cos(angle) * length), Math.round(Math.sin(angle) * length)];
    return { ...DEFAULT_WALL, id: `w${i}`, c: [x, y, x + dx, y + dy] };
  });
  const tokens = Array.from({ length: tokenCount }, (_, i): Token => {
    const wide = next() < 0.15 ? 2 : 1;
    const place = (): number => Math.floor(next() * (SIDE - 1)) * 100;
    return { ...DEFAULT_TOKEN, id: `t${i}`, x: place(), y: place(), width: wide, height: wide };
  });
  return { version: 1, ruleset, scene: DEFAULT_SCENE, options: DEFAULT_OPTIONS, walls, lights: [], regions: [], tokens };
}

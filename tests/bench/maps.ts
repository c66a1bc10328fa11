import { existsSync, readFileSync } from "node:fs";
import { DEFAULT_CARRIED_LIGHT, DEFAULT_LIGHT, DEFAULT_OPTIONS, DEFAULT_SCENE, DEFAULT_SENSES, DEFAULT_TOKEN, DEFAULT_WALL } from "../../src/core/battlefield/defaults";
import type { Battlefield, Light, Senses, Token, Wall } from "../../src/core/battlefield/types";
import { dungeon, sequence, sideOf } from "./geometry-scenes";

/** A map to measure on, and what it is called in the table. */
export interface BenchMap {
  readonly name: string;
  readonly map: Battlefield;
}

/** How many creatures, lights and walls the made maps have: creatures and lights get denser as people draw bigger maps. */
const SIZES = [[20, 15, 100], [100, 60, 500], [300, 150, 2000]] as const;

/** Four kinds of eyes, dealt out in turn. */
const EYES: readonly Partial<Senses>[] = [{}, { lowLight: true }, { darkvision: 60 }, { blindsight: 30, truesight: 60 }];

/** One in so many creatures carries a torch, and one in so many lights is magical darkness. */
const TORCH_EVERY = 10;
const DARKNESS_EVERY = 20;

const TORCH = { ...DEFAULT_CARRIED_LIGHT, bright: 20, dim: 40 };

/** The made maps, small to large, and a real village laid out three by three where its file is there. */
export function benchMaps(): readonly BenchMap[] {
  const made = SIZES.map(([tokens, lights, walls]) => named(madeMap(tokens, lights, walls)));
  const village = villageMap(300);
  return village === null ? made : [...made, named(village)];
}

/** A map by night, made by chance, the same on every run. */
export function madeMap(tokens: number, lights: number, walls: number): Battlefield {
  const side = sideOf(walls);
  const next = sequence(tokens + lights + walls);
  return {
    version: 1,
    ruleset: "pf1",
    scene: { ...DEFAULT_SCENE, darknessLevel: 1 },
    options: DEFAULT_OPTIONS,
    walls: dungeon(walls).map((wall): Wall => ({ ...DEFAULT_WALL, ...wall, threshold: null })),
    lights: Array.from({ length: lights }, (_, i): Light => {
      const [x, y] = [Math.round(next() * side), Math.round(next() * side)];
      const bright = 5 * Math.ceil(next() * 4);
      const darkness = i % DARKNESS_EVERY === DARKNESS_EVERY - 1;
      return { ...DEFAULT_LIGHT, id: `l${i}`, x, y, bright, dim: bright * 2, negative: darkness, magical: darkness, steps: darkness ? 1 : null };
    }),
    regions: [],
    tokens: crowd(tokens, next, { left: 0, top: 0, width: side, height: side }, 100),
  };
}

interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Creatures on the spaces of an extent, one in seven of them large. */
function crowd(count: number, next: () => number, { left, top, width, height }: Extent, space: number): Token[] {
  return Array.from({ length: count }, (_, i): Token => {
    const wide = next() < 1 / 7 ? 2 : 1;
    const place = (from: number, room: number): number => from + Math.floor((next() * room) / space) * space;
    const [x, y] = [place(left, width), place(top, height)];
    const senses = { ...DEFAULT_SENSES, ...EYES[i % EYES.length] };
    return { ...DEFAULT_TOKEN, id: `t${i}`, x, y, width: wide, height: wide, senses, light: i % TORCH_EVERY === 0 ? TORCH : null };
  });
}

interface VillageFile {
  readonly grid: { readonly size: number; readonly distance: number };
  readonly width: number;
  readonly height: number;
  readonly padding: number;
  readonly environment: { readonly darknessLevel: number };
  readonly walls: readonly Omit<Wall, "id" | "bottom" | "top" | "threshold" | "levels" | "cover" | "material">[];
  readonly lights: readonly { readonly x: number; readonly y: number; readonly rotation: number; readonly walls: boolean; readonly config: Pick<Light, "bright" | "dim" | "angle"> }[];
}

const VILLAGE = new URL("../../../shared/scenes/village.json", import.meta.url);
const COPIES = [0, 1, 2];

/** A published village three by three; null where its file is not there. */
function villageMap(tokens: number): Battlefield | null {
  if (!existsSync(VILLAGE)) return null;
  const file = JSON.parse(readFileSync(VILLAGE, "utf8")) as VillageFile;
  const { size } = file.grid;
  const lay = <T>(make: (dx: number, dy: number, copy: string) => readonly T[]): T[] =>
    COPIES.flatMap((column) => COPIES.flatMap((row) => make(column * file.width, row * file.height, `${column}${row}-`)));
  const extent = {
    left: Math.ceil((file.width * file.padding) / size) * size,
    top: Math.ceil((file.height * file.padding) / size) * size,
    width: file.width * COPIES.length,
    height: file.height * COPIES.length,
  };
  return {
    version: 1,
    ruleset: "pf1",
    scene: { ...DEFAULT_SCENE, grid: { ...DEFAULT_SCENE.grid, size }, darknessLevel: file.environment.darknessLevel },
    options: DEFAULT_OPTIONS,
    walls: lay((dx, dy, copy) =>
      file.walls.map(({ c: [ax, ay, bx, by], ...wall }, i): Wall => ({
        ...DEFAULT_WALL, ...wall, id: `w${copy}${i}`, c: [ax + dx, ay + dy, bx + dx, by + dy],
      })),
    ),
    lights: lay((dx, dy, copy) =>
      file.lights.map(({ x, y, rotation, walls, config: { bright, dim, angle } }, i): Light => ({
        ...DEFAULT_LIGHT, id: `l${copy}${i}`, x: x + dx, y: y + dy, rotation, walls, bright, dim, angle,
      })),
    ),
    regions: [],
    tokens: crowd(tokens, sequence(tokens), extent, size),
  };
}

function named(map: Battlefield): BenchMap {
  return { name: `${map.tokens.length} creatures, ${map.lights.length} lights, ${map.walls.length} walls`, map };
}

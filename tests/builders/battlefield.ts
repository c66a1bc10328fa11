import {
  DEFAULT_CARRIED_LIGHT,
  DEFAULT_LIGHT,
  DEFAULT_OPTIONS,
  DEFAULT_REGION,
  DEFAULT_SCENE,
  DEFAULT_SENSES,
  DEFAULT_TOKEN,
  DEFAULT_WALL,
} from "../../src/core/battlefield/defaults";
import { Field } from "../../src/core/battlefield/field";
import type {
  Battlefield,
  CarriedLight,
  GridData,
  Light,
  Options,
  Region,
  RegionEffect,
  RegionShape,
  SceneData,
  Senses,
  Token,
  Wall,
} from "../../src/core/battlefield/types";

/** A scene with the defaults, of which some members may be given; the grid too in part. */
export function scene(over: Partial<Omit<SceneData, "grid">> & { grid?: Partial<GridData> } = {}): SceneData {
  return { ...DEFAULT_SCENE, ...over, grid: { ...DEFAULT_SCENE.grid, ...over.grid } };
}

/** A wall from x0, y0 to x1, y1 in pixels; its id tells its place unless one is given. */
export function wall(c: readonly [number, number, number, number], over: Partial<Wall> = {}): Wall {
  return { ...DEFAULT_WALL, id: `wall:${c.join(",")}`, c, ...over };
}

/** A light at a place in pixels, its radii in scene units. */
export function light(x: number, y: number, over: Partial<Light> = {}): Light {
  return { ...DEFAULT_LIGHT, id: `light:${x},${y}`, x, y, ...over };
}

/** A light for a token to carry. */
export function carried(over: Partial<CarriedLight> = {}): CarriedLight {
  return { ...DEFAULT_CARRIED_LIGHT, ...over };
}

/** A region of some shapes (or one rectangle x, y, width, height) and effects. */
export function region(
  shapes: readonly RegionShape[] | readonly [number, number, number, number],
  effects: readonly RegionEffect[] = [],
  over: Partial<Region> = {},
): Region {
  return { ...DEFAULT_REGION, id: "region", shapes: toShapes(shapes), effects, ...over };
}

/** A token with its top-left corner in pixels; senses in part. */
export function token(
  id: string,
  x: number,
  y: number,
  over: Partial<Omit<Token, "senses">> & { senses?: Partial<Senses> } = {},
): Token {
  return { ...DEFAULT_TOKEN, id, x, y, ...over, senses: { ...DEFAULT_SENSES, ...over.senses } };
}

/** A battlefield from its parts; pf1 unless said otherwise. */
export function battlefield(
  over: Partial<Omit<Battlefield, "options" | "version">> & { options?: Partial<Options> } = {},
): Battlefield {
  return {
    version: 1,
    ruleset: "pf1",
    scene: DEFAULT_SCENE,
    walls: [],
    lights: [],
    regions: [],
    tokens: [],
    ...over,
    options: { ...DEFAULT_OPTIONS, ...over.options },
  };
}

/** A prepared field from the parts of a battlefield. */
export function field(over: Parameters<typeof battlefield>[0] = {}): Field {
  return Field.of(battlefield(over));
}

function toShapes(shapes: readonly RegionShape[] | readonly [number, number, number, number]): readonly RegionShape[] {
  const [x, y, width, height] = shapes;
  if (typeof x !== "number" || typeof y !== "number" || typeof width !== "number" || typeof height !== "number") {
    return shapes as readonly RegionShape[];
  }
  return [{ type: "rectangle", x, y, width, height }];
}

import type { Battlefield, Light, Region, Senses, Token, Wall } from "../../src/core/battlefield/types";
import { battlefield, light, region, scene, token, wall } from "./battlefield";
import { Outline } from "./outline";

type TokenChange = Partial<Omit<Token, "senses">> & { senses?: Partial<Senses> };

/** What a character of the map stands for beyond its default; a letter takes what a token takes. */
export interface Legend {
  readonly "#"?: Partial<Wall>;
  readonly "+"?: Partial<Wall>;
  readonly "/"?: Partial<Wall>;
  readonly "="?: Partial<Wall>;
  readonly "*"?: Partial<Light>;
  readonly "~"?: Partial<Region>;
  readonly [letter: string]: Partial<Wall> | Partial<Light> | Partial<Region> | TokenChange | undefined;
}

type Rest = Omit<NonNullable<Parameters<typeof battlefield>[0]>, "scene"> & { scene?: Parameters<typeof scene>[0] };

/** A map that a test draws: a text, or several laid over each other (a token in fog). */
export type Drawing = string | readonly string[];

/**
 * A battlefield from a drawing, one character a grid space, from the corner 0, 0:
 *
 * ```
 * #########     #  rock: every edge towards anything else is a wall ("rock:N")
 * #a..+..B#     +  closed door, /  open door, =  window (stops movement alone): across the middle of the
 * #.*.#.~B#        space, between the rock beside it ("door:X,Y", "window:X,Y")
 * #########     |  thin wall down the middle of the space, -  thin wall across it ("wall:X,Y")
 *               *  light of 20 and 40 ("light:X,Y"), ~  fog ("fog", one region; heavy), . or blank  floor
 *               any letter: a token of that id; a block of one letter is one big token
 * ```
 *
 * The legend overrides what a character stands for; `rest` adds to the battlefield. Throws on an unknown character
 * and on letters that make no block.
 */
export function textMap(drawing: Drawing, legend: Legend = {}, rest: Rest = {}): Battlefield {
  const layers = [drawing].flat().map(toRows);
  const ground = scene(rest.scene);
  const { size } = ground.grid;
  const parts = layers.map((rows) => readLayer(rows, size, legend));
  return battlefield({
    ...rest,
    scene: ground,
    walls: [...parts.flatMap(({ walls }) => walls), ...(rest.walls ?? [])],
    lights: [...parts.flatMap(({ lights }) => lights), ...(rest.lights ?? [])],
    regions: [...parts.flatMap(({ regions }) => regions), ...(rest.regions ?? [])],
    tokens: [...parts.flatMap(({ tokens }) => tokens), ...(rest.tokens ?? [])],
  });
}

/** The rows of a drawing, without the blank lines around it and the indentation that they share. */
function toRows(drawing: string): readonly string[] {
  const lines = drawing.split("\n").map((line) => line.trimEnd());
  while (lines[0] === "") lines.shift();
  while (lines.at(-1) === "") lines.pop();
  const indent = Math.min(...lines.filter((line) => line !== "").map((line) => line.length - line.trimStart().length));
  return lines.map((line) => line.slice(indent));
}

type Parts = Pick<Battlefield, "walls" | "lights" | "regions" | "tokens">;

function readLayer(rows: readonly string[], size: number, legend: Legend): Parts {
  const walls: Wall[] = [];
  const lights: Light[] = [];
  const rock = new Outline();
  const fog: [x: number, y: number][] = [];
  const blocks = new Map<string, [x: number, y: number][]>();
  const at = (x: number, y: number): string => rows[y]?.[x] ?? " ";

  for (const [y, row] of rows.entries()) {
    for (const [x, sign] of [...row].entries()) {
      const [left, top, right, bottom] = [x * size, y * size, (x + 1) * size, (y + 1) * size];
      const [midX, midY] = [left + size / 2, top + size / 2];
      // Doors and windows stand between the rock beside them.
      const lying = at(x - 1, y) === "#" || at(x + 1, y) === "#";
      const across = lying ? ([left, midY, right, midY] as const) : ([midX, top, midX, bottom] as const);
      if (sign === "#") rock.add(x, y);
      else if (sign === "+") walls.push(wall(across, { id: `door:${x},${y}`, door: 1, ...(legend["+"] ?? {}) }));
      else if (sign === "/") walls.push(wall(across, { id: `door:${x},${y}`, door: 1, ds: 1, ...(legend["/"] ?? {}) }));
      else if (sign === "=") walls.push(wall(across, { id: `window:${x},${y}`, sight: 0, light: 0, ...(legend["="] ?? {}) }));
      else if (sign === "|") walls.push(wall([midX, top, midX, bottom], { id: `wall:${x},${y}` }));
      else if (sign === "-") walls.push(wall([left, midY, right, midY], { id: `wall:${x},${y}` }));
      else if (sign === "*") lights.push(light(midX, midY, { id: `light:${x},${y}`, bright: 20, dim: 40, ...(legend["*"] ?? {}) }));
      else if (sign === "~") fog.push([x, y]);
      else if (/\p{L}/u.test(sign)) blocks.set(sign, [...(blocks.get(sign) ?? []), [x, y]]);
      else if (sign !== "." && sign !== " ") throw new Error(`The map has ${JSON.stringify(sign)} at ${x}, ${y}, which stands for nothing.`);
    }
  }
  const solid = rock.edges().map((c, i) => wall(scaled(c, size), { id: `rock:${i}`, ...(legend["#"] ?? {}) }));
  return {
    walls: [...solid, ...walls],
    lights,
    regions: fog.length > 0 ? [fogOver(fog, size, legend["~"] ?? {})] : [],
    tokens: [...blocks].map(([id, cells]) => tokenOn(id, cells, size, (legend[id] ?? {}) as TokenChange)),
  };
}

function fogOver(cells: readonly [x: number, y: number][], size: number, over: Partial<Region>): Region {
  const shapes = cells.map(([x, y]) => ({ type: "rectangle", x: x * size, y: y * size, width: size, height: size }) as const);
  return region(shapes, [{ kind: "obscurement", density: "heavy" }], { id: "fog", ...over });
}

function tokenOn(id: string, cells: readonly [x: number, y: number][], size: number, over: TokenChange): Token {
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x + 1, Math.max(...ys) - y + 1];
  if (width * height !== cells.length) throw new Error(`The letters ${id} make no block.`);
  return token(id, x * size, y * size, { width, height, ...over });
}

function scaled([ax, ay, bx, by]: readonly [number, number, number, number], size: number): [number, number, number, number] {
  return [ax * size, ay * size, bx * size, by * size];
}

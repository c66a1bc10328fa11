import type { Battlefield, Light, Region, RegionShape, Token } from "../../../src/core/battlefield/types";

/** A rigid motion of the map that keeps the grid: quarter turns clockwise about the origin, a mirror, a shift in spaces. */
export interface Motion {
  readonly quarters: 0 | 1 | 2 | 3;
  /** Left and right change places before the turn. */
  readonly mirrored: boolean;
  readonly dx: number;
  readonly dy: number;
}

type Place = readonly [x: number, y: number];

/** The battlefield after a motion: what was near is near, what was behind a wall is behind it. */
export function moveScene(battlefield: Battlefield, motion: Motion): Battlefield {
  const { size } = battlefield.scene.grid;
  const at = (x: number, y: number): Place => moved(x, y, motion, size);
  return {
    ...battlefield,
    walls: battlefield.walls.map((wall) => ({
      ...wall,
      c: [...at(wall.c[0], wall.c[1]), ...at(wall.c[2], wall.c[3])],
      // A mirror swaps a wall's sides.
      dir: motion.mirrored ? ([0, 2, 1][wall.dir] ?? 0) : wall.dir,
    })),
    lights: battlefield.lights.map((light) => movedLight(light, at, motion)),
    regions: battlefield.regions.map((region) => movedRegion(region, at)),
    tokens: battlefield.tokens.map((token) => movedToken(token, at, size)),
  };
}

function moved(x: number, y: number, { quarters, mirrored, dx, dy }: Motion, size: number): Place {
  let [px, py] = [mirrored ? -x : x, y];
  for (let i = 0; i < quarters; i++) [px, py] = [-py, px];
  return [px + dx * size, py + dy * size];
}

function movedLight(light: Light, at: (x: number, y: number) => Place, { quarters, mirrored }: Motion): Light {
  const [x, y] = at(light.x, light.y);
  return { ...light, x, y, rotation: (mirrored ? -light.rotation : light.rotation) + 90 * quarters };
}

function movedToken(token: Token, at: (x: number, y: number) => Place, size: number): Token {
  const a = at(token.x, token.y);
  const b = at(token.x + token.width * size, token.y + token.height * size);
  const [x, y] = [Math.min(a[0], b[0]), Math.min(a[1], b[1])];
  return { ...token, x, y, width: Math.abs(a[0] - b[0]) / size, height: Math.abs(a[1] - b[1]) / size };
}

function movedRegion(region: Region, at: (x: number, y: number) => Place): Region {
  return { ...region, shapes: region.shapes.map((shape) => movedShape(shape, at)) };
}

/** Rectangles without rotation and circles, which is what the scenes to move are made of. */
function movedShape(shape: RegionShape, at: (x: number, y: number) => Place): RegionShape {
  if (shape.type === "circle") {
    const [x, y] = at(shape.x, shape.y);
    return { ...shape, x, y };
  }
  if (shape.type !== "rectangle")
    throw new RangeError(`a scene to move: got a ${shape.type}, expected rectangles and circles`);
  const a = at(shape.x, shape.y);
  const b = at(shape.x + shape.width, shape.y + shape.height);
  return {
    ...shape,
    x: Math.min(a[0], b[0]),
    y: Math.min(a[1], b[1]),
    width: Math.abs(a[0] - b[0]),
    height: Math.abs(a[1] - b[1]),
  };
}

import type { Generation } from "../shared/world-source";
import { CELL } from "./dungeon-walls";
import { documentId } from "./ids";
import { tilePictureUri, type TileArt } from "./tile-art";

type Data = Record<string, unknown>;

interface Thing {
  readonly name: string;
  readonly art: TileArt;
  /** Its middle and size, in spaces. */
  readonly middle: readonly [x: number, y: number];
  readonly size: readonly [width: number, height: number];
  readonly rotation?: number;
  readonly cover: string;
}

/** The guards' table below the window, and what the thieves piled up across the corridor. */
const THINGS: readonly Thing[] = [
  { name: "Table", art: "table", middle: [12, 4.5], size: [2, 1], cover: "half" },
  { name: "Barricade", art: "barricade", middle: [12.4, 8.9], size: [0.7, 2], rotation: 8, cover: "half" },
];

/** Things that lie about and give cover: pictures with a grade of the module's. 13 places them by their corner, 14 by their middle. */
export function dungeonTiles(generation: Generation): Data[] {
  return THINGS.map(({ name, art, middle: [x, y], size: [width, height], rotation = 0, cover }, n) => {
    const corner = generation === 14 ? [x, y] : [x - width / 2, y - height / 2];
    return {
      _id: documentId("tile", n + 1),
      x: Math.round((corner[0] ?? 0) * CELL),
      y: Math.round((corner[1] ?? 0) * CELL),
      width: width * CELL,
      height: height * CELL,
      rotation,
      texture: { src: tilePictureUri(art) },
      ...(generation === 14 ? { name, levels: [] } : {}),
      flags: { "grit-and-gloom": { cover } },
    };
  });
}

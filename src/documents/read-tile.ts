import { flagsOf, idOf } from "./flags";
import { given, numberOf, recordOf, textOf } from "./json";
import type { Json } from "./json";
import { levelsOf } from "./levels";

/**
 * A tile that the game master gave a grade of cover (a table, a cart), as a region of a snapshot: its rectangle, turned
 * about its middle, from its elevation up; nothing for any other tile.
 */
export function readTile(document: Json, index: number): Json | null {
  const grade = textOf(flagsOf(document)["cover"]);
  const [width, height] = [numberOf(document["width"]) ?? 0, numberOf(document["height"]) ?? 0];
  if (grade === null || document["hidden"] === true || width <= 0 || height <= 0) return null;
  const texture = recordOf(document["texture"]);
  const [anchorX, anchorY] = [numberOf(texture["anchorX"]) ?? 0, numberOf(texture["anchorY"]) ?? 0];
  // v14 places a tile by its texture's anchor, earlier ones by the top-left corner (TileData, anchors 0.5 by default there).
  const anchored = document["levels"] !== undefined;
  return {
    id: idOf(document, "tile", index),
    shapes: [
      given({
        type: "rectangle",
        x: (numberOf(document["x"]) ?? 0) - (anchored ? width * anchorX : 0),
        y: (numberOf(document["y"]) ?? 0) - (anchored ? height * anchorY : 0),
        width,
        height,
        rotation: numberOf(document["rotation"]) ?? undefined,
      }),
    ],
    elevation: { bottom: numberOf(document["elevation"]), top: null },
    levels: levelsOf(document),
    effects: [{ kind: "cover", grade }],
  };
}

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
  const rotation = numberOf(document["rotation"]);
  const middle = middleOf(document, width, height, rotation ?? 0);
  return {
    id: idOf(document, "tile", index),
    shapes: [given({ type: "rectangle", x: middle.x - width / 2, y: middle.y - height / 2, width, height, rotation: rotation ?? undefined })],
    elevation: { bottom: numberOf(document["elevation"]), top: null },
    levels: levelsOf(document),
    effects: [{ kind: "cover", grade }],
  };
}

/**
 * A tile's middle in pixels. v14 keeps where its texture's anchor lies, which it turns about too (foundryvtt#13442);
 * earlier ones keep the top-left corner before a turn about the middle.
 */
function middleOf(document: Json, width: number, height: number, rotation: number): { readonly x: number; readonly y: number } {
  const [x, y] = [numberOf(document["x"]) ?? 0, numberOf(document["y"]) ?? 0];
  if (document["levels"] === undefined) return { x: x + width / 2, y: y + height / 2 };
  const texture = recordOf(document["texture"]);
  const anchor = (name: string): number => numberOf(texture[name]) ?? 0.5;
  const [dx, dy] = [(0.5 - anchor("anchorX")) * width, (0.5 - anchor("anchorY")) * height];
  const angle = (rotation * Math.PI) / 180;
  return { x: x + dx * Math.cos(angle) - dy * Math.sin(angle), y: y + dx * Math.sin(angle) + dy * Math.cos(angle) };
}

import { tileCentre } from "../shared/geometry/tile-space";
import type { Generation } from "../shared/world-source";
import { documentId } from "./ids";
import { type Data, idOr, isData, numberOr } from "./import-values";
import { tilePictureUri } from "./tile-art";

/**
 * A tile; none where it has no extent. Its place is brought from one generation's form to the other's as Foundry's migration
 * does, so that nothing moves to the eye (#13442). A picture that lies elsewhere becomes a heap of crates.
 */
export function importedTile(tile: Data, n: number, { from, to }: { from: Generation; to: Generation }): Data[] {
  const [width, height] = [numberOr(tile["width"], 0), numberOr(tile["height"], 0)];
  if (width <= 0 || height <= 0) return [];
  const texture = isData(tile["texture"]) ? tile["texture"] : {};
  const src = typeof texture["src"] === "string" && texture["src"].startsWith("data:image/") ? texture["src"] : tilePictureUri("crates");
  const rotation = numberOr(tile["rotation"], 0);
  const anchors = from === 14 ? { anchorX: numberOr(texture["anchorX"], 0.5), anchorY: numberOr(texture["anchorY"], 0.5) } : { anchorX: 0.5, anchorY: 0.5 };
  const place = placed({ x: numberOr(tile["x"], 0), y: numberOr(tile["y"], 0), width, height, rotation, texture: anchors }, from, to);
  return [{
    _id: idOr(tile["_id"], documentId("tile", n + 1)),
    x: Math.round(place.x),
    y: Math.round(place.y),
    width,
    height,
    rotation,
    texture: { src, anchorX: place.anchorX, anchorY: place.anchorY, ...(typeof texture["tint"] === "string" ? { tint: texture["tint"] } : {}) },
    elevation: numberOr(tile["elevation"], 0),
    sort: Math.round(numberOr(tile["sort"], numberOr(tile["z"], 0))),
    alpha: numberOr(tile["alpha"], 1),
    hidden: tile["hidden"] === true,
    locked: tile["locked"] === true,
    ...(to === 14 ? { levels: Array.isArray(tile["levels"]) ? tile["levels"] : [] } : {}),
    flags: isData(tile["flags"]) ? tile["flags"] : {},
  }];
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly anchorX: number;
  readonly anchorY: number;
}

function placed(tile: Parameters<typeof tileCentre>[0], from: Generation, to: Generation): Placed {
  const { x, y, width, height, rotation, texture } = tile;
  if (from === to) return { x, y, ...texture };
  const centre = tileCentre(tile, from);
  if (to === 13) return { x: centre.x - width / 2, y: centre.y - height / 2, anchorX: 0.5, anchorY: 0.5 };
  return rotation === 0 ? { x, y, anchorX: 0, anchorY: 0 } : { ...centre, anchorX: 0.5, anchorY: 0.5 };
}

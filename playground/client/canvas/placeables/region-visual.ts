import { Graphics, Text } from "pixi.js";
import { regionShapeOutline } from "../../../shared/geometry/region-shape";
import { colorNumber } from "../color";
import type { Region } from "./region";

/** What a kind of behaviour is called on its badge; anything else shows the end of its type. */
const BADGES: Record<string, string> = {
  adjustDarknessLevel: "darkness", modifyMovementCost: "terrain", toggleBehavior: "toggle", "grit-and-gloom.obscurement": "obscured",
};

/** Draws a region's shapes with holes, its border, name and what its behaviours do. */
export function drawRegion(region: Region): void {
  const { document } = region;
  const color = colorNumber(document.color) ?? 0x88aacc;
  region.area ??= region.addChild(new Graphics());
  const area = region.area.clear();
  for (const child of region.children.slice(1)) child.destroy();
  const strong = region.hover || region.controlled;
  area.lineStyle({ width: strong ? 4 : 2, color: region.controlled ? 0xff9829 : color, alpha: 0.9 });
  for (const shape of document.shapes) {
    if (shape.hole) continue;
    area.beginFill(color, strong ? 0.28 : 0.16).drawPolygon(regionShapeOutline(shape));
    for (const hole of document.shapes) if (hole.hole) area.beginHole().drawPolygon(regionShapeOutline(hole)).endHole();
    area.endFill();
  }
  const { x, y, width, height } = region.bounds;
  const kinds = [...document.behaviors].map(({ type, disabled }) => `${BADGES[type] ?? type.split(".").at(-1) ?? type}${disabled ? " (off)" : ""}`);
  const label = new Text([document.name, ...kinds].join("\n"), {
    fontFamily: "Signika, sans-serif", fontSize: 20, fill: 0xf3ead8, align: "center", stroke: 0x000000, strokeThickness: 4,
  });
  label.anchor.set(0.5);
  label.position.set(x + width / 2, y + height / 2);
  region.addChild(label);
}

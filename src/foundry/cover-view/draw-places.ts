import { gradeColour } from "./draw";
import { outlineOf, type MeasuredPlace } from "./places";

/** Paints places by their grade, by colour and by sign; those with the least cover have a bold frame. New places are added. */
export function drawPlaces(drawing: PIXI.Container, places: readonly MeasuredPlace[], highest: number, unit: number): void {
  const best = Math.min(...places.map(({ rank }) => rank));
  for (const place of places.slice(drawing.children.length)) drawing.addChild(painted(place, highest, unit));
  // Which places have the least cover is known better with each frame.
  for (const [i, { rank }] of places.entries()) {
    const frame = (drawing.children[i] as PIXI.Container | undefined)?.children[0] as PIXI.Graphics | undefined;
    if (frame !== undefined) frame.visible = rank === best;
  }
}

function painted(measured: MeasuredPlace, highest: number, unit: number): PIXI.Container {
  const { rank } = measured;
  const colour = gradeColour(rank, highest);
  const frame = new PIXI.Graphics();
  const ground = new PIXI.Graphics();
  const inside = 0.9;
  const { middle, corners } = outlineOf(measured);
  if (corners.length > 0) {
    const outline = corners.flatMap(({ x, y }) => [middle.x + (x - middle.x) * inside, middle.y + (y - middle.y) * inside]);
    ground.lineStyle({ width: Math.max(1, unit / 60), color: colour, alpha: 0.8 }).beginFill(colour, 0.3).drawPolygon(outline).endFill();
    frame.lineStyle({ width: Math.max(3, unit / 20), color: colour, alpha: 1 }).drawPolygon(outline);
  }
  sign(ground, middle, rank, highest, unit);
  const all = new PIXI.Container();
  all.addChild(frame, ground);
  return all;
}

/** A ring for none, as many bars as the grade's place, a cross for the highest. */
function sign(graphics: PIXI.Graphics, { x, y }: { readonly x: number; readonly y: number }, rank: number, highest: number, unit: number): void {
  const size = unit / 7;
  for (const [width, colour] of [[unit / 14, 0x14110d], [unit / 28, 0xf7f1e5]] as const) {
    graphics.lineStyle({ width, color: colour, alpha: 0.9 });
    if (rank === 0) graphics.drawCircle(x, y, size);
    else if (rank === highest) graphics.moveTo(x - size, y - size).lineTo(x + size, y + size).moveTo(x - size, y + size).lineTo(x + size, y - size);
    else {
      const step = size * 0.7;
      const left = x - ((rank - 1) * step) / 2;
      for (let n = 0; n < rank; n += 1) graphics.moveTo(left + n * step, y - size).lineTo(left + n * step, y + size);
    }
  }
}

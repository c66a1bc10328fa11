import { gradeColour } from "./draw";
import type { MeasuredPlace } from "./places";

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

function painted({ body, place, rank }: MeasuredPlace, highest: number, unit: number): PIXI.Container {
  const colour = gradeColour(rank, highest);
  const frame = new PIXI.Graphics();
  const ground = new PIXI.Graphics();
  const inside = 0.9;
  // A big token's place is its first space: the places around would cover each other.
  const [space] = body.spaces;
  if (space !== undefined) {
    const { centre, corners } = space;
    const outline = corners.flatMap(({ x, y }) => [centre.x + (x - centre.x) * inside, centre.y + (y - centre.y) * inside]);
    ground.lineStyle({ width: Math.max(1, unit / 60), color: colour, alpha: 0.8 }).beginFill(colour, 0.3).drawPolygon(outline).endFill();
    frame.lineStyle({ width: Math.max(3, unit / 20), color: colour, alpha: 1 }).drawPolygon(outline);
    sign(ground, centre, rank, highest, unit);
  } else sign(ground, place.centre, rank, highest, unit);
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

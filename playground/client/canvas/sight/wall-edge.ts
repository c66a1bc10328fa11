import type { WallDocument } from "../documents";
import { Edge } from "./edge";

/** The edge of a wall document; an open door restricts nothing (WallDocument#initializeEdge in 14, Wall in 13). */
export function edgeOfWall(wall: WallDocument, options: { generation: 13 | 14; distancePixels: number; object: unknown }): Edge {
  const [x0, y0, x1, y1] = wall.c;
  const open = wall.door > 0 && wall.ds === 1;
  const shut = (restriction: number): number => (open ? 0 : restriction);
  // 13: darkness was stopped by open doors and by walls that let light through (#13416); 14: as light is.
  const darkness = options.generation === 14 ? shut(wall.light) : Math.max(wall.light, wall.sight);
  return new Edge({ x: x0, y: y0 }, { x: x1, y: y1 }, {
    id: `Wall.${wall.id}`,
    type: "wall",
    object: options.object,
    light: shut(wall.light),
    sight: shut(wall.sight),
    sound: shut(wall.sound),
    move: shut(wall.move),
    darkness,
    direction: wall.dir,
    threshold: wall.threshold,
    distancePixels: options.distancePixels,
  });
}

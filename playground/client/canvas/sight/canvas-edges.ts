import type { Rectangle } from "../../../shared/geometry/point";
import { Edge } from "./edge";

const BOUND = { light: 20, sight: 20, sound: 20, move: 20, darkness: 20 } as const;

/** CanvasEdges (types: client/canvas/geometry/edges/edges): on the canvas in 13, one for each Level in 14. */
export class CanvasEdges extends Map<string, Edge> {
  /** Adds the borders of the canvas and of the scene. */
  setBounds(rect: Rectangle, sceneRect: Rectangle): void {
    for (const [type, { x, y, width, height }] of [["outerBounds", rect], ["innerBounds", sceneRect]] as const) {
      const corners = [{ x, y }, { x: x + width, y }, { x: x + width, y: y + height }, { x, y: y + height }];
      corners.forEach((a, n) => {
        const b = corners[(n + 1) % 4];
        const id = `${type}${["Top", "Right", "Bottom", "Left"][n] ?? ""}`;
        // The inner border stops only what starts inside, and only as far as the eye goes: it is left open here.
        if (b) this.set(id, new Edge(a, b, { id, type, ...(type === "outerBounds" ? BOUND : {}) }));
      });
    }
  }

  getEdges(rect: Rectangle, options: { includeInnerBounds?: boolean; includeOuterBounds?: boolean; collisionTest?: (entry: { t: Edge; r: Rectangle }) => boolean } = {}): Set<Edge> {
    const found = new Set<Edge>();
    for (const edge of this.values()) {
      if (edge.type === "innerBounds" && !(options.includeInnerBounds ?? true)) continue;
      if (edge.type === "outerBounds" && !(options.includeOuterBounds ?? true)) continue;
      const { x, y, width, height } = edge.bounds;
      const apart = x > rect.x + rect.width || y > rect.y + rect.height || x + width < rect.x || y + height < rect.y;
      if (!apart && (options.collisionTest?.({ t: edge, r: edge.bounds }) ?? true)) found.add(edge);
    }
    return found;
  }

  /** Takes away the edges that a source had made. */
  removeOf(sourceId: string): void {
    for (const key of [...this.keys()]) if (key.startsWith(`${sourceId}.`)) this.delete(key);
  }
}

import type { Point } from "../../../shared/geometry/point";

/** foundry.canvas.geometry.Ray (types: client/canvas/geometry/shapes/ray), as far as lines are measured with it. */
export class Ray {
  readonly dx: number;
  readonly dy: number;

  constructor(readonly A: Point, readonly B: Point) {
    this.dx = B.x - A.x;
    this.dy = B.y - A.y;
  }

  static fromAngle(x: number, y: number, radians: number, distance: number): Ray {
    return new Ray({ x, y }, { x: x + Math.cos(radians) * distance, y: y + Math.sin(radians) * distance });
  }

  get distance(): number {
    return Math.hypot(this.dx, this.dy);
  }

  get angle(): number {
    return Math.atan2(this.dy, this.dx);
  }

  project(t: number): Point {
    return { x: this.A.x + t * this.dx, y: this.A.y + t * this.dy };
  }
}

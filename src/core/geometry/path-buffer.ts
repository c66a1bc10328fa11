import { snap, type ElevatedPoint } from "./point";

/** A path made ready for testing: on the lattice, without repeated places, in typed arrays that are used again. */
export class PathBuffer {
  /** Number of points; fewer than two when the path goes nowhere. */
  length = 0;
  x = new Float64Array(16);
  y = new Float64Array(16);
  z = new Float64Array(16);

  /** Takes a path in; a point right above the one before replaces its elevation. */
  load(path: readonly ElevatedPoint[]): void {
    if (path.length > this.x.length) this.grow(path.length);
    let length = 0;
    for (const point of path) {
      const x = snap(point.x);
      const y = snap(point.y);
      if (length > 0 && this.x[length - 1] === x && this.y[length - 1] === y) length--;
      this.x[length] = x;
      this.y[length] = y;
      this.z[length] = point.z;
      length++;
    }
    this.length = length;
  }

  /** Elevation at a place on the path: the whole part of the parameter is the segment, the rest the share of it. */
  elevationAt(parameter: number): number {
    const segment = Math.min(Math.floor(parameter), this.length - 2);
    const from = this.z[segment] as number;
    return from + ((this.z[segment + 1] as number) - from) * (parameter - segment);
  }

  /** The place on the path at a parameter. */
  pointAt(parameter: number): ElevatedPoint {
    const segment = Math.min(Math.floor(parameter), this.length - 2);
    const share = parameter - segment;
    const x = this.x[segment] as number;
    const y = this.y[segment] as number;
    return {
      x: x + ((this.x[segment + 1] as number) - x) * share,
      y: y + ((this.y[segment + 1] as number) - y) * share,
      z: this.elevationAt(parameter),
    };
  }

  private grow(length: number): void {
    this.x = new Float64Array(length * 2);
    this.y = new Float64Array(length * 2);
    this.z = new Float64Array(length * 2);
  }
}

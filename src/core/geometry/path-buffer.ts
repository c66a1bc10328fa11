import { snap, type ElevatedPoint } from "./point";

/**
 * A path made ready for testing: on the lattice, without repeated places, in typed arrays that are used again. Where the path
 * goes straight up or down, it comes to a place at one elevation and leaves it at another.
 */
export class PathBuffer {
  /** Number of places; fewer than two when the path goes nowhere. */
  length = 0;
  x = new Float64Array(16);
  y = new Float64Array(16);
  /** Elevations at which the path comes to each place, and leaves it. */
  arrival = new Float64Array(16);
  departure = new Float64Array(16);

  load(path: readonly ElevatedPoint[]): void {
    if (path.length > this.x.length) this.grow(path.length);
    let length = 0;
    for (const point of path) {
      const x = snap(point.x);
      const y = snap(point.y);
      if (length > 0 && this.x[length - 1] === x && this.y[length - 1] === y) {
        this.departure[length - 1] = point.z;
        continue;
      }
      this.x[length] = x;
      this.y[length] = y;
      this.arrival[length] = point.z;
      this.departure[length] = point.z;
      length++;
    }
    this.length = length;
  }

  /** Elevation at a share of the segment number k. */
  elevationOn(k: number, share: number): number {
    const from = this.departure[k] as number;
    return from + ((this.arrival[k + 1] as number) - from) * share;
  }

  /** Whether the path, at a parameter (segment number plus share of it), is somewhere at or above bottom and below top. */
  isWithin(parameter: number, bottom: number, top: number): boolean {
    const k = Math.floor(parameter);
    if (k !== parameter) {
      const z = this.elevationOn(k, parameter - k);
      return z >= bottom && z < top;
    }
    const arrival = this.arrival[k] as number;
    const departure = this.departure[k] as number;
    return Math.max(arrival, departure) >= bottom && Math.min(arrival, departure) < top;
  }

  /** The place on the path at a parameter. */
  pointAt(parameter: number): ElevatedPoint {
    const k = Math.min(Math.floor(parameter), this.length - 2);
    const share = parameter - k;
    const x = this.x[k] as number;
    const y = this.y[k] as number;
    return {
      x: x + ((this.x[k + 1] as number) - x) * share,
      y: y + ((this.y[k + 1] as number) - y) * share,
      z: this.elevationOn(k, share),
    };
  }

  private grow(length: number): void {
    this.x = new Float64Array(length * 2);
    this.y = new Float64Array(length * 2);
    this.arrival = new Float64Array(length * 2);
    this.departure = new Float64Array(length * 2);
  }
}

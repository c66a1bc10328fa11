/** A place on the scene, in pixels; y grows downwards, as on Foundry's canvas. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place with its elevation: x and y in pixels, z in the scene's distance units. */
export interface ElevatedPoint extends Point {
  readonly z: number;
}

/** What a ray is made of; each wall restricts each channel on its own. */
export type Channel = "sight" | "light" | "move" | "sound";

/** Distances within or beyond which a proximity or reverse proximity wall lets a channel through, in scene units. */
export interface WallThreshold {
  readonly light: number | null;
  readonly sight: number | null;
  readonly sound: number | null;
  readonly attenuation: boolean;
}

/**
 * A wall as Foundry draws it. Constants are Foundry's: restrictions 0 none, 10 limited, 20 normal, 30 proximity,
 * 40 reverse proximity; direction 0 both, 1 left, 2 right; door 0 none, 1 door, 2 secret; state 0 closed, 1 open, 2 locked.
 */
export interface WallSegment {
  readonly id: string;
  /** x0, y0, x1, y1 in pixels. */
  readonly c: readonly [number, number, number, number];
  readonly move: number;
  readonly sight: number;
  readonly light: number;
  readonly sound: number;
  readonly dir: number;
  readonly door: number;
  readonly ds: number;
  /** Lowest and highest elevation in scene units; null is unbounded. */
  readonly bottom: number | null;
  readonly top: number | null;
  readonly threshold: WallThreshold | null;
  /** Levels of the scene (v14) that the wall belongs to; empty is all. */
  readonly levels: readonly string[];
}

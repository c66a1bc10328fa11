import type { LightLevel } from "../battlefield/types";

/** One source's part in the light at a place; distance in scene units from the source to the deciding space. */
export interface LightShare {
  readonly id: string;
  readonly distance: number;
  readonly part: "main" | "ring" | "darkness";
  readonly gives: LightLevel;
}

/** The light on a token for one observer; share is the part of its spaces at that level. */
export interface Illumination {
  readonly level: LightLevel;
  readonly share: number;
  readonly ambient: LightLevel;
  readonly sources: readonly LightShare[];
}

import type { Generation } from "./world-source";

/** How a tile above a token gets out of the way: CONST.OCCLUSION_MODES (common/constants.d.mts; 14 numbers them as flags, API CONST.OCCLUSION_MODES). */
export function occlusionModes(generation: Generation): Readonly<Record<string, number>> {
  return generation >= 14 ? { NONE: 0, FADE: 1, SURFACE: 2, RADIAL: 4, VISION: 8 } : { NONE: 0, FADE: 1, RADIAL: 3, VISION: 4 };
}

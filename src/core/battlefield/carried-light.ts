import type { Body } from "./body";
import type { Light } from "./types";

/**
 * The light that a token carries, as a light that stands at its centre under the token's own id; null when it carries
 * none or is hidden. Radii grow by half the token's width, as Foundry draws them.
 *
 * @param unitsPerSpace - Distance across one grid space, in scene units.
 */
export function carriedLightOf(body: Body, unitsPerSpace: number): Light | null {
  const { token } = body;
  if (token.light === null || token.hidden) return null;
  const radius = (Math.max(token.width, token.height) * unitsPerSpace) / 2;
  const { bright, dim } = token.light;
  return {
    ...token.light,
    id: token.id,
    x: body.centre.x,
    y: body.centre.y,
    elevation: token.elevation,
    // A cone turns with its bearer.
    rotation: (token.rotation + token.light.rotation) % 360,
    bright: bright > 0 ? bright + radius : 0,
    dim: dim > 0 ? dim + radius : 0,
    levels: token.levels,
    carrier: token.id,
  };
}

/**
 * Whether a light is on: not hidden, of some radius, and the scene's darkness level within its window. A region that changes
 * the darkness switches no light (foundryvtt#11600 and #10483).
 */
export function burns(light: Light, darknessLevel: number): boolean {
  if (light.hidden || Math.max(light.bright, light.dim) <= 0) return false;
  return darknessLevel >= light.darkness.min && darknessLevel <= light.darkness.max;
}

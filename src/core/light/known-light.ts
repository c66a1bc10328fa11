import type { Body, Box } from "../battlefield/body";
import { boxesMeet, mayCross } from "../battlefield/box";
import type { BodyLight } from "./body-light";
import type { PreparedLight } from "./prepared-light";

/** What differs between a scene and the one before it. */
export interface LightChange {
  /** Places that a light reaches which came, went, moved or changed; pixels. */
  readonly reaches: readonly Box[];
  /** Where a wall changed, in pixels, with the sources whose light may meet it. */
  readonly walls: readonly { readonly box: Box; readonly sources: readonly PreparedLight[] }[];
}

/** Tokens that are tried in many places leave bodies behind; from so many on they are forgotten. */
const MOST_BODIES = 4096;

/** The light that was worked out for the bodies of one scene, by eyes. */
export class KnownLight {
  readonly #plain = new Map<Body, BodyLight>();
  readonly #lowLight = new Map<Body, BodyLight>();

  get(body: Body, lowLight: boolean): BodyLight | undefined {
    return (lowLight ? this.#lowLight : this.#plain).get(body);
  }

  set(body: Body, lowLight: boolean, light: BodyLight): void {
    const known = lowLight ? this.#lowLight : this.#plain;
    if (known.size >= MOST_BODIES) known.clear();
    known.set(body, light);
  }

  /**
   * What still holds after a change for those who are there: a body keeps its light when no changed light reaches it, before
   * or after, and no changed wall stands near the way from a source that does. So a change touches only what is in reach.
   */
  after(change: LightChange, bodies: readonly Body[]): KnownLight {
    const kept = new KnownLight();
    for (const body of bodies) {
      const plain = this.#plain.get(body);
      const lowLight = this.#lowLight.get(body);
      if ((plain === undefined && lowLight === undefined) || touches(change, body)) continue;
      if (plain !== undefined) kept.#plain.set(body, plain);
      if (lowLight !== undefined) kept.#lowLight.set(body, lowLight);
    }
    return kept;
  }
}

function touches({ reaches, walls }: LightChange, { bounds }: Body): boolean {
  return (
    reaches.some((reach) => boxesMeet(reach, bounds)) ||
    walls.some(({ box, sources }) => sources.some(({ widestBox, from }) => boxesMeet(widestBox, bounds) && mayCross(box, from, bounds)))
  );
}

import type { Body } from "../battlefield/body";
import type { Point } from "../geometry/point";
import type { Arrivals } from "./arrivals";
import type { Passing } from "./light-question";
import type { PreparedLight } from "./prepared-light";
import { arrives, wallsBefore } from "./source-reach";
import type { Heights, ReachParts } from "./source-reach";

/** What the walls let through to one of a body's spaces, from memory where it is known. */
export class SpacePassing implements Passing {
  readonly #arrivals: Arrivals;
  readonly #body: Body;
  readonly #space: number;

  constructor(arrivals: Arrivals, body: Body, space: number) {
    this.#arrivals = arrivals;
    this.#body = body;
    this.#space = space;
  }

  arrives(source: PreparedLight): boolean {
    return this.#arrivals.arrives(source, this.#body, this.#space);
  }

  blockers(source: PreparedLight): readonly string[] {
    return this.#arrivals.blockers(source, this.#body, this.#space);
  }
}

/** What the walls let through to a place, worked out whenever it is asked. */
export function placePassing(parts: Pick<ReachParts, "walls">, place: Point, heights: Heights): Passing {
  return {
    arrives: (source) => arrives(source, place, heights, parts),
    blockers: (source) => wallsBefore(source, place, heights, parts),
  };
}

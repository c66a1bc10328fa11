import type { Body } from "../battlefield/body";
import { mayCross } from "../battlefield/box";
import type { Field } from "../battlefield/field";
import type { Topic } from "../battlefield/memory";
import type { Wall } from "../battlefield/types";
import { wallsChanged, wallVersionOf } from "../battlefield/wall-history";
import type { WallHistory } from "../battlefield/wall-history";
import type { WallIndex } from "../geometry/wall-index";
import type { PreparedLight } from "./prepared-light";
import { arrives, wallsBefore } from "./source-reach";

/** What is known of a body under one version of the walls: by the number of its space, the sources asked and the answers. */
interface Known {
  version: number;
  readonly spaces: readonly { sources: PreparedLight[]; free: boolean[] }[];
}

/** What is known under one history of the walls. */
interface Past {
  history: WallHistory | null;
  byBody: WeakMap<Body, Known>;
}

/** A body that stands still while torches pass by starts over after so many sources. */
const MOST_SOURCES = 64;

const PAST: Topic<Past> = { begin: () => ({ history: null, byBody: new WeakMap() }) };

/** Which sources walls let through to which spaces, kept for as long as the walls on the way, source and body stay as they are. */
export class Arrivals {
  readonly #walls: WallIndex<Wall>;
  readonly #history: WallHistory;
  readonly #version: number;
  readonly #byBody: WeakMap<Body, Known>;

  /** The arrivals past a field's walls. */
  constructor(field: Field) {
    const { history, version } = wallVersionOf(field.walls);
    const past = field.lineage.about(PAST);
    if (past.history !== history) Object.assign(past, { history, byBody: new WeakMap() } satisfies Past);
    this.#walls = field.walls;
    this.#history = history;
    this.#version = version;
    this.#byBody = past.byBody;
  }

  /** Whether a source arrives at the space of this number of a body. */
  arrives(source: PreparedLight, body: Body, space: number): boolean {
    if (!source.light.walls) return true;
    const known = this.#knownOf(body).spaces[space];
    if (known === undefined) return this.#ask(source, body, space);
    const at = known.sources.indexOf(source);
    if (at >= 0) return known.free[at] as boolean;
    if (known.sources.length >= MOST_SOURCES) Object.assign(known, { sources: [], free: [] });
    const free = this.#ask(source, body, space);
    known.sources.push(source);
    known.free.push(free);
    return free;
  }

  /** Ids of the walls that keep a source from the space of this number of a body; none where it arrives. */
  blockers(source: PreparedLight, body: Body, space: number): readonly string[] {
    return wallsBefore(source, body.spaces[space]?.centre ?? body.centre, body, { walls: this.#walls });
  }

  #ask(source: PreparedLight, body: Body, space: number): boolean {
    return arrives(source, body.spaces[space]?.centre ?? body.centre, body, { walls: this.#walls });
  }

  /** What is known of a body, without what the walls that changed since may bear on. */
  #knownOf(body: Body): Known {
    let known = this.#byBody.get(body);
    if (known === undefined) {
      known = { version: this.#version, spaces: body.spaces.map(() => ({ sources: [], free: [] })) };
      this.#byBody.set(body, known);
    } else if (known.version !== this.#version) {
      const changed = wallsChanged(this.#history, known.version, this.#version);
      for (const space of known.spaces) {
        const holds = ({ from }: PreparedLight): boolean =>
          changed !== null && !changed.some((box) => mayCross(box, from, body.bounds));
        const { sources, free } = space;
        Object.assign(space, { sources: sources.filter(holds), free: free.filter((_, i) => holds(sources[i] as PreparedLight)) });
      }
      known.version = this.#version;
    }
    return known;
  }
}

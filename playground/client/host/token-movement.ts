import type { Plain } from "../../shared/object-paths";
import { randomID } from "../../shared/random-id";
import type { TokenDocument } from "./documents/token";
import type { User } from "./documents/user";

/** Fields whose change is a movement; `level` in 14. */
export const POSITION_KEYS = ["x", "y", "elevation", "width", "height", "shape", "level"] as const;

/** A token's place: pixels, scene units of elevation, spaces of width and height. */
export interface Position {
  readonly x: number;
  readonly y: number;
  readonly elevation: number;
  readonly width: number;
  readonly height: number;
  readonly shape: number;
  readonly level: string;
}

interface Section {
  readonly waypoints: readonly Plain[];
  /** Scene units. */
  readonly distance: number;
  readonly spaces: number;
  readonly cost: number;
}

/** Follows TokenDocument.MovementData (client/documents/token.d.mts), without chains and planned costs. */
export interface MovementData {
  readonly id: string;
  readonly chain: readonly string[];
  readonly origin: Position;
  readonly destination: Position;
  readonly passed: Section;
  readonly pending: Section;
  readonly history: { readonly recorded: Section; readonly unrecorded: Section; readonly distance: number };
  readonly recorded: boolean;
  readonly constrained: boolean;
  readonly method: string;
  readonly autoRotate: boolean;
  readonly showRuler: boolean;
  readonly state: "completed";
  readonly user: User;
}

const EMPTY: Section = { waypoints: [], distance: 0, spaces: 0, cost: 0 };

/** The movement that an update of a token's place is. */
export function movementOf(token: TokenDocument, changes: Plain, asked: Plain | undefined, user: User): MovementData {
  const origin = token.sourcePosition;
  const change = Object.fromEntries(POSITION_KEYS.filter((key) => key in changes).map((key) => [key, changes[key]]));
  const destination = { ...origin, ...change };
  const action = token.movementAction ?? "walk";
  const way = (asked?.["waypoints"] as Plain[] | undefined) ?? [change];
  let at: Position = origin;
  const waypoints = way.map((waypoint, i) => {
    at = { ...at, ...waypoint };
    return { action, snapped: false, explicit: true, checkpoint: i === way.length - 1, ...at };
  });
  const centres = [origin, ...waypoints].map((position) => token.getCenterPoint(position as Partial<Position>));
  const path = token.parent?.grid.measurePath(centres) as { distance: number; spaces: number } | undefined;
  const passed: Section = { waypoints, distance: path?.distance ?? 0, spaces: path?.spaces ?? 0, cost: path?.distance ?? 0 };
  return {
    id: (asked?.["id"] as string | undefined) ?? randomID(),
    chain: [],
    origin,
    destination,
    passed,
    pending: EMPTY,
    history: { recorded: EMPTY, unrecorded: EMPTY, distance: 0 },
    recorded: false,
    constrained: false,
    method: (asked?.["method"] as string | undefined) ?? "api",
    autoRotate: false,
    showRuler: false,
    state: "completed",
    user,
  };
}

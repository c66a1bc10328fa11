import type { AttackKind } from "../battlefield/attack-kind";
import type { Body } from "../battlefield/body";
import type { Field } from "../battlefield/field";
import type { Options, Region, SceneData } from "../battlefield/types";
import { wallVersionOf } from "../battlefield/wall-history";
import type { WallHistory } from "../battlefield/wall-history";
import type { BodyLight } from "../light/body-light";
import { holdsBetween } from "./line-of-sight";

/** The parts of a field that a look hangs on, beside the two bodies and their light. */
interface Ground {
  readonly scene: SceneData;
  readonly options: Options;
  readonly regions: readonly Region[];
}

/** An answer, and what it was worked out from. */
interface Entry<T> {
  readonly kind: AttackKind;
  readonly light: BodyLight;
  /** The light on the observer, where the answer asked for it. */
  readonly ownLight: object | null;
  readonly answer: T;
  /** The version of the walls that it holds for. */
  version: number;
}

type ByPair<T> = WeakMap<Body, WeakMap<Body, Entry<T>[]>>;

/** Answers about pairs of bodies, kept while nothing changes that they hang on: a move forgets only the mover's pairs. */
export interface PairMemory<T> {
  /**
   * The answer for a pair, from memory or worked out.
   *
   * @param ownLight - The light on the observer, where the answer hangs on it; null where it does not.
   */
  readonly recall: (
    field: Field,
    pair: { readonly observer: Body; readonly target: Body; readonly light: BodyLight; readonly kind: AttackKind },
    ownLight: object | null,
    workOut: () => T,
  ) => T;
}

/** A memory of its own, for one function under one set of rules. */
export function createPairMemory<T>(): PairMemory<T> {
  const grounds = new WeakMap<WallHistory, { readonly ground: Ground; readonly pairs: ByPair<T> }>();
  const pairsOn = (field: Field, history: WallHistory): ByPair<T> => {
    const { scene, options, regions } = field.battlefield;
    const known = grounds.get(history);
    if (
      known !== undefined &&
      known.ground.scene === scene &&
      known.ground.options === options &&
      known.ground.regions === regions
    )
      return known.pairs;
    const pairs: ByPair<T> = new WeakMap();
    grounds.set(history, { ground: { scene, options, regions }, pairs });
    return pairs;
  };
  return {
    recall: (field, { observer, target, light, kind }, ownLight, workOut) => {
      const { history, version } = wallVersionOf(field.walls);
      const pairs = pairsOn(field, history);
      let from = pairs.get(observer);
      if (from === undefined) pairs.set(observer, (from = new WeakMap()));
      let entries = from.get(target);
      if (entries === undefined) from.set(target, (entries = []));
      const at = entries.findIndex((entry) => entry.kind === kind);
      const kept = entries[at];
      if (kept !== undefined && kept.light === light && kept.ownLight === ownLight && holdsBetween(history, kept.version, version, observer, target)) {
        kept.version = version;
        return kept.answer;
      }
      const answer = workOut();
      const entry: Entry<T> = { kind, light, ownLight, answer, version };
      if (kept === undefined) entries.push(entry);
      else entries[at] = entry;
      return answer;
    },
  };
}

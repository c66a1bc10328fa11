/** One step on the way to a number: a key for i18n, what fills its placeholders, and what it changed. Never prose. */
export interface Reason {
  /** Dotted, stable: "light.dim", "cover.soft", "sense.darkvision". The text stands in lang under GRITGLOOM.Reason. */
  readonly key: string;
  readonly data: Readonly<Record<string, string | number | boolean | null>>;
  /** What the step changed; empty when it only explains. */
  readonly effect: Readonly<Record<string, string | number | boolean | null>>;
  /** Ids of tokens, lights, walls and regions that the reason gives away to whoever reads it. */
  readonly betrays: readonly string[];
}

/** Builds a reason; members left out are empty. */
export function reason(
  key: string,
  data: Reason["data"] = {},
  effect: Reason["effect"] = {},
  betrays: readonly string[] = [],
): Reason {
  return { key, data, effect, betrays };
}

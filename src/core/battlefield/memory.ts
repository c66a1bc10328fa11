/** A kind of thing that is kept in memories, and how it begins. */
export interface Topic<T> {
  readonly begin: () => T;
}

/**
 * What was worked out of a scene, kept with the scene itself, so that it goes when the scene goes. A table of its own beside
 * the scenes would do the same, but holds on to what is gone until the engine next clears everything up: on a map that
 * changes many times a second that costs more than the work saved.
 */
export class Memory {
  readonly #kept = new Map<object, unknown>();

  /** What is kept on a topic: always the same, begun when first asked for. */
  about<T>(topic: Topic<T>): T {
    let kept = this.#kept.get(topic) as T | undefined;
    if (kept === undefined) this.#kept.set(topic, (kept = topic.begin()));
    return kept;
  }
}

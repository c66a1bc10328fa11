/** What a computation in slices needs of its surroundings. */
export interface SliceClock {
  /** Milliseconds, ascending. */
  readonly now: () => number;
  /** Calls a function in the next frame. */
  readonly nextFrame: (work: () => void) => void;
}

/** What is done with the parts of a computation. */
export interface SliceReader<T> {
  /** Called once a frame with the parts that it gave. */
  readonly took: (parts: readonly T[]) => void;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** The page's own frames. */
export const PAGE_FRAMES: SliceClock = {
  now: () => performance.now(),
  nextFrame: (work) => void requestAnimationFrame(work),
};

/**
 * Runs a generator over as many frames as it takes, in each for no longer than a budget and for one part at least; gives
 * what cancels it, after which nothing more is told.
 * @param budget - Milliseconds of a frame.
 */
export function runInSlices<T>(parts: Iterator<T, void, undefined>, budget: number, reader: SliceReader<T>, clock: SliceClock = PAGE_FRAMES): () => void {
  let cancelled = false;
  const slice = (): void => {
    if (cancelled) return;
    const taken: T[] = [];
    try {
      const finished = take(parts, taken, clock.now() + budget, clock);
      if (taken.length > 0) reader.took(taken);
      if (finished) reader.done();
      else clock.nextFrame(slice);
    } catch (error) {
      cancelled = true;
      reader.failed(error);
    }
  };
  clock.nextFrame(slice);
  return () => {
    cancelled = true;
    parts.return?.();
  };
}

/** Takes parts until the time is up; true when there are no more. */
function take<T>(parts: Iterator<T, void, undefined>, into: T[], until: number, { now }: SliceClock): boolean {
  do {
    const next = parts.next();
    if (next.done === true) return true;
    into.push(next.value);
  } while (now() < until);
  return false;
}

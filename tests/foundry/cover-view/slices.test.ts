import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runInSlices, type SliceClock } from "../../../src/foundry/cover-view/slices";

/** Frames that a test lets pass by hand, and a clock on which each look takes a millisecond. */
function handClock(): SliceClock & { frame: () => boolean } {
  const waiting: (() => void)[] = [];
  let time = 0;
  return {
    now: () => (time += 1),
    nextFrame: (work) => void waiting.push(work),
    frame: () => {
      const work = waiting.shift();
      work?.();
      return work !== undefined;
    },
  };
}

function* count(to: number): Generator<number, void, undefined> {
  for (let n = 0; n < to; n += 1) yield n;
}

function record(): { read: { took: (parts: readonly number[]) => void; done: () => void; failed: (error: unknown) => void }; frames: number[][]; ends: unknown[] } {
  const frames: number[][] = [];
  const ends: unknown[] = [];
  return { frames, ends, read: { took: (parts) => void frames.push([...parts]), done: () => void ends.push("done"), failed: (error) => void ends.push(error) } };
}

describe("a computation in slices", () => {
  it("comes to the same parts in the same order, whatever the budget", () => {
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 0, max: 20 }), (parts, budget) => {
        const clock = handClock();
        const { read, frames, ends } = record();
        runInSlices(count(parts), budget, read, clock);
        while (clock.frame());
        expect(frames.flat()).toEqual([...count(parts)]);
        expect(ends).toEqual(["done"]);
      }),
    );
  });

  it("takes no longer a frame than its budget, and one part at least", () => {
    const clock = handClock();
    const { read, frames } = record();
    runInSlices(count(9), 4, read, clock);
    while (clock.frame());
    expect(Math.max(...frames.map((frame) => frame.length))).toBe(4);
    const slow = record();
    runInSlices(count(3), 0, slow.read, clock);
    while (clock.frame());
    expect(slow.frames).toEqual([[0], [1], [2]]);
  });

  it("begins in the next frame, and tells nothing more once it is cancelled", () => {
    const clock = handClock();
    const { read, frames, ends } = record();
    const cancel = runInSlices(count(100), 2, read, clock);
    expect(frames).toEqual([]);
    clock.frame();
    const before = frames.length;
    cancel();
    while (clock.frame());
    expect([frames.length, ends]).toEqual([before, []]);
  });

  it("tells of a fault once and stops", () => {
    const clock = handClock();
    const { read, ends } = record();
    const fault = new Error("broken on purpose");
    runInSlices((function* () { yield 1; throw fault; })(), 10, read, clock);
    while (clock.frame());
    expect(ends).toEqual([fault]);
  });
});

type Work = () => void;

/** Frames of the page, or of a timer where there is no page. */
function onFrame(work: (time: number) => void): void {
  if (typeof requestAnimationFrame === "function" && !document.hidden) requestAnimationFrame(work);
  else setTimeout(() => work(performance.now()), 16);
}

/**
 * One loop for all that wants a frame. It runs only while something wants it: a canvas on which nothing happens costs
 * a picture a second, since modules may change what they have put on it without telling.
 */
export class FrameClock {
  private readonly work: Work[] = [];
  private readonly running = new Set<(time: number) => void>();
  private wantsRender = false;
  private scheduled = false;
  private idle: ReturnType<typeof setTimeout> | null = null;
  /** Milliseconds that the last picture took. */
  private cost = 0;

  constructor(private readonly render: Work) {}

  nextFrame(work: Work): void {
    this.work.push(work);
    this.schedule();
  }

  requestRender(): void {
    this.wantsRender = true;
    this.schedule();
  }

  /** Draws again after a while in which nothing asked for it; the slower a picture is to draw, the later. */
  private waitIdly(): void {
    if (typeof document === "undefined") return;
    if (this.idle !== null) clearTimeout(this.idle);
    this.idle = setTimeout(() => {
      if (!document.hidden) this.requestRender();
    }, Math.max(1000, this.cost * 20));
  }

  animate(duration: number, step: (share: number) => void): { cancel(): void } {
    const start = performance.now();
    const run = (time: number): void => {
      const share = Math.min(1, Math.max(0, (time - start) / duration));
      if (share >= 1) this.running.delete(run);
      step(share);
    };
    this.running.add(run);
    this.schedule();
    return { cancel: () => void this.running.delete(run) };
  }

  every(perSecond: number, work: Work): { cancel(): void } {
    const timer = setInterval(() => this.nextFrame(work), 1000 / perSecond);
    return { cancel: () => clearInterval(timer) };
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    onFrame((time) => this.frame(time));
  }

  private frame(time: number): void {
    this.scheduled = false;
    for (const work of this.work.splice(0)) work();
    for (const run of [...this.running]) {
      run(time);
      this.wantsRender = true;
    }
    if (this.wantsRender) {
      this.wantsRender = false;
      const start = performance.now();
      this.render();
      this.cost = performance.now() - start;
      this.waitIdly();
    }
    if (this.work.length || this.running.size) this.schedule();
  }
}

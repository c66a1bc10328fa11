import type { Canvas } from "../board";
import type { PointLightSource } from "../sources/light-source";

const ANIMATED = ["torch", "flame", "pulse"];

/** Lets flames flicker a few times a second; never for those who asked their system for less motion. */
export class Flicker {
  private timer: { cancel(): void } | null = null;

  constructor(private readonly canvas: Canvas, private readonly step: () => void) {}

  private get wanted(): boolean {
    const still = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
    return !still && this.canvas.effects.lightSources.some((source) => source.active && ANIMATED.includes(source.data.animation.type ?? ""));
  }

  refresh(): void {
    if (!this.wanted) this.stop();
    else this.timer ??= this.canvas.every(7, this.step);
  }

  stop(): void {
    this.timer?.cancel();
    this.timer = null;
  }

  /** -1 to 1: how far the flame leaps just now; 0 for steady lights. */
  of(source: PointLightSource): number {
    const { animation, seed } = source.data;
    if (!this.timer || !ANIMATED.includes(animation.type ?? "")) return 0;
    const time = performance.now() / 1000;
    const speed = animation.speed / 5;
    if (animation.type === "pulse") return Math.sin(time * speed * 2);
    return 0.5 * Math.sin(time * 7.3 * speed + seed) + 0.3 * Math.sin(time * 11.9 * speed + seed * 1.7) + 0.2 * Math.sin(time * 3.1 * speed + seed * 0.3);
  }
}

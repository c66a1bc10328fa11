import type { Plain } from "../../shared/object-paths";
import type { Host } from "./host";

/** The world's clock in seconds. Follows client/helpers/time.d.mts. */
export class GameTime {
  #time = 0;

  constructor(private readonly host: Host) {}

  get worldTime(): number {
    return this.#time;
  }

  /** Reads the clock that the world was left at. */
  restore(): void {
    this.#time = Number(this.host.game.settings.get("core", "time") ?? 0);
  }

  /** Moves the clock by seconds, back too; GMs only. Answers the new time. */
  async advance(delta: number, options: Plain = {}): Promise<number> {
    return this.set(this.#time + Number(delta), options);
  }

  async set(time: number, options: Plain = {}): Promise<number> {
    if (!Number.isFinite(time)) throw new Error(`The world time must be a finite number of seconds, came ${time}`);
    await this.host.game.settings.set("core", "time", Math.round(time), options);
    return this.#time;
  }

  /** The stored time changed: every client hears of it. */
  moved(time: number, options: Plain, userId: string): void {
    const dt = time - this.#time;
    this.#time = time;
    this.host.Hooks.callAll("updateWorldTime", time, dt, options, userId);
  }
}

import type { Token } from "./token";

interface Place {
  x: number;
  y: number;
  elevation: number;
}

/** Spaces in a second that a token walks: CONFIG.Token.movement.defaultSpeed. */
const SPEED = 6;

/**
 * Walks a token on the screen: the document's prepared x, y and elevation lag behind `_source` until it arrives
 * (#14111), `refreshToken` fires at every step, and its light and sight come along.
 */
export class TokenMovement {
  private shown: Place | null = null;
  private running: { cancel(): void } | null = null;
  private arrival: (() => void) | null = null;
  private lastElevation = 0;
  promise: Promise<void> = Promise.resolve();

  constructor(private readonly token: Token) {}

  get moving(): boolean {
    return this.running !== null;
  }

  /** Remembers how high the token is shown, so that the next move starts there. */
  settle(): void {
    if (!this.running) this.lastElevation = this.token.document.elevation;
  }

  /** Starts from where the token was shown towards where its document now says that it is. */
  start(options: Record<string, unknown>): void {
    const { token } = this;
    const { document } = token;
    const goal = this.goal();
    const from = this.shown ?? { x: token.x, y: token.y, elevation: this.lastElevation };
    this.stopAt(null);
    const grid = document.parent?.grid;
    const far = Math.hypot(goal.x - from.x, goal.y - from.y) / (grid?.size ?? 100);
    const animation = options["animation"] as { duration?: number } | undefined;
    const duration = animation?.duration ?? (far / SPEED) * 1000;
    const canvas = token.canvas;
    if (options["animate"] === false || options["teleport"] === true || duration <= 0 || !canvas.animates) return;
    this.shown = from;
    this.show(from);
    this.promise = new Promise((resolve) => (this.arrival = resolve));
    this.running = canvas.animate(duration, (share) => {
      const at = (a: number, b: number): number => a + (b - a) * share;
      this.show({ x: at(from.x, goal.x), y: at(from.y, goal.y), elevation: at(from.elevation, goal.elevation) });
      token.refresh();
      token.initializeSources();
      canvas.perception.update(token.light ? { initializeLighting: true } : { refreshLighting: false, refreshVision: true });
      if (share >= 1) this.stop();
    });
  }

  /** Ends the walk where the document says that the token is. */
  stop(): void {
    this.stopAt(this.goal());
  }

  private goal(): Place {
    const { _source } = this.token.document;
    return { x: Number(_source["x"]), y: Number(_source["y"]), elevation: Number(_source["elevation"] ?? 0) };
  }

  private stopAt(place: Place | null): void {
    this.running?.cancel();
    this.running = null;
    if (place) {
      this.show(place);
      this.shown = null;
    }
    this.arrival?.();
    this.arrival = null;
  }

  private show(place: Place): void {
    const { document } = this.token;
    document.x = place.x;
    document.y = place.y;
    document.elevation = place.elevation;
    if (this.shown) this.shown = place;
  }
}

import type { Point } from "../../shared/geometry/point";
import type { Canvas } from "./board";

const SCALE = { min: 0.2, max: 3 };

/** Where the user looks: the stage's pan and zoom, as Canvas#pan and #animatePan, and coordinates between page and scene. */
export class View {
  private readonly last = new Map<string, { x: number; y: number; scale: number }>();

  constructor(private readonly canvas: Canvas, private readonly element: HTMLCanvasElement) {}

  /** The middle of the view in scene pixels, and the zoom. */
  get position(): { x: number; y: number; scale: number } {
    const { stage } = this.canvas;
    return { x: stage?.pivot.x ?? 0, y: stage?.pivot.y ?? 0, scale: stage?.scale.x ?? 1 };
  }

  /** Looks where the user looked last on this scene, or where the scene says, or at all of it. */
  initializePosition(): void {
    const { scene, dimensions } = this.canvas;
    if (!scene || !dimensions) return;
    const { sceneX, sceneY, sceneWidth, sceneHeight } = dimensions;
    const [wide, high] = [this.element.clientWidth || 1280, this.element.clientHeight || 720];
    const fit = Math.min(wide / sceneWidth, high / sceneHeight);
    const initial = scene.initial;
    const start = {
      x: initial?.x ?? sceneX + sceneWidth / 2,
      y: initial?.y ?? sceneY + sceneHeight / 2,
      scale: initial?.scale ?? Math.max(fit, SCALE.min),
    };
    this.pan(this.last.get(scene.id) ?? start);
  }

  pan({ x, y, scale }: { x?: number; y?: number; scale?: number }): void {
    const { stage, dimensions, scene, host } = this.canvas;
    if (!stage || !dimensions) return;
    const now = this.position;
    const view = {
      x: Math.min(dimensions.width, Math.max(0, x ?? now.x)),
      y: Math.min(dimensions.height, Math.max(0, y ?? now.y)),
      scale: Math.min(SCALE.max, Math.max(SCALE.min, scale ?? now.scale)),
    };
    stage.pivot.set(view.x, view.y);
    stage.position.set(this.element.clientWidth / 2, this.element.clientHeight / 2);
    stage.scale.set(view.scale);
    if (scene) this.last.set(scene.id, view);
    this.alignHud();
    host.Hooks.callAll("canvasPan", this.canvas.facade, view);
    this.canvas.requestRender();
  }

  async animatePan({ x, y, scale, duration, speed }: { x?: number; y?: number; scale?: number; duration?: number; speed?: number }): Promise<boolean> {
    const from = this.position;
    const to = { x: x ?? from.x, y: y ?? from.y, scale: scale ?? from.scale };
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    const time = speed ? (far / speed) * 1000 : (duration ?? 250);
    const still = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (time <= 0 || still) {
      this.pan(to);
      return true;
    }
    await new Promise<void>((resolve) => {
      this.canvas.animate(time, (share) => {
        const at = (a: number, b: number): number => a + (b - a) * share;
        this.pan({ x: at(from.x, to.x), y: at(from.y, to.y), scale: at(from.scale, to.scale) });
        if (share >= 1) resolve();
      });
    });
    return true;
  }

  /** Zooms by a factor around a place on the page. */
  zoom(by: number, around: Point): void {
    const fixed = this.toCanvas(around);
    const { x, y, scale } = this.position;
    const next = Math.min(SCALE.max, Math.max(SCALE.min, scale * by));
    const share = 1 - scale / next;
    this.pan({ x: x + (fixed.x - x) * share, y: y + (fixed.y - y) * share, scale: next });
  }

  toCanvas({ x, y }: Point): Point {
    const box = this.element.getBoundingClientRect();
    const { x: px, y: py, scale } = this.position;
    return { x: px + (x - box.left - box.width / 2) / scale, y: py + (y - box.top - box.height / 2) / scale };
  }

  toClient({ x, y }: Point): Point {
    const box = this.element.getBoundingClientRect();
    const { x: px, y: py, scale } = this.position;
    return { x: (x - px) * scale + box.left + box.width / 2, y: (y - py) * scale + box.top + box.height / 2 };
  }

  resize(): void {
    const { app } = this.canvas;
    if (!app) return;
    app.renderer.resize(window.innerWidth, window.innerHeight);
    this.pan({});
  }

  /** The element that HUDs are placed in moves and grows with the scene (HeadsUpDisplayContainer#align). */
  private alignHud(): void {
    const hud = document.getElementById("hud");
    const { stage, dimensions } = this.canvas;
    if (!hud || !stage || !dimensions) return;
    const origin = this.toClient({ x: 0, y: 0 });
    Object.assign(hud.style, {
      left: `${origin.x}px`, top: `${origin.y}px`, width: `${dimensions.width}px`, height: `${dimensions.height}px`,
      transform: `scale(${stage.scale.x})`, transformOrigin: "0 0", position: "absolute",
    });
  }
}

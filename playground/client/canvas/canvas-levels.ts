import type { Rectangle } from "../../shared/geometry/point";
import type { Canvas } from "./board";
import { NOWHERE } from "./current";
import type { SceneLevel } from "./documents";
import type { SceneDocument } from "./env";
import { CanvasEdges } from "./sight/canvas-edges";

const ALL = "";

/** Edges by level: one set in 13, one for each Level of the scene in 14, where a wall without levels is in all. */
export class CanvasLevels {
  viewed: SceneLevel | undefined;
  private readonly sets = new Map<string, CanvasEdges>();
  private readonly empty = new CanvasEdges();
  private list: SceneLevel[] = [];

  constructor(private readonly canvas: Canvas) {}

  read(scene: SceneDocument): void {
    this.clear();
    this.list = this.canvas.generation === 14 ? [...(scene.levels ?? [])] : [];
    this.viewed = this.choose(scene, this.list) ?? undefined;
    this.wanted = null;
    if (this.viewed) this.last.set(scene.id, this.viewed.id);
    if (!this.list.length) this.sets.set(ALL, new CanvasEdges());
    for (const level of this.list) {
      const edges = new CanvasEdges();
      this.sets.set(level.id, edges);
      Object.defineProperty(level, "edges", { value: edges, configurable: true, enumerable: false });
    }
  }

  /** Level to view at the next draw; without one the scene's last, then its initial one (API SceneViewOptions, CanvasViewPosition). */
  wanted: string | null = null;
  /** The level viewed last on each scene. */
  private readonly last = new Map<string, string>();

  /** The level that a scene would be viewed on. */
  next(scene: SceneDocument | null): SceneLevel | null {
    return scene ? this.choose(scene, [...(scene.levels ?? [])]) : null;
  }

  private choose(scene: SceneDocument, levels: readonly SceneLevel[]): SceneLevel | null {
    const wanted = [this.wanted, this.last.get(scene.id), scene.initialLevel];
    return wanted.map((id) => levels.find((level) => level.id === id)).find((level) => level !== undefined) ?? levels[0] ?? null;
  }

  /** Is something of these levels to be seen from the viewed one; of all levels where none is named. Always in 13. */
  shows(levels: Iterable<string> | undefined): boolean {
    const { viewed } = this;
    const named = [...(levels ?? [])];
    return !viewed || named.length === 0 || named.some((id) => id === viewed.id || (viewed.visibility?.levels.has(id) ?? false));
  }

  clear(): void {
    this.sets.clear();
    this.list = [];
    this.viewed = undefined;
  }

  clearEdges(rect: Rectangle, sceneRect: Rectangle): void {
    for (const edges of this.sets.values()) {
      for (const key of [...edges.keys()]) if (key.startsWith("Wall.")) edges.delete(key);
      if (!edges.has("outerBoundsTop")) edges.setBounds(rect, sceneRect);
    }
  }

  /** By Level, its id, or nothing for the viewed level. Throws for a level that the scene does not have. */
  edgesFor(level: unknown): CanvasEdges {
    if (level === NOWHERE) return this.empty;
    if (this.canvas.generation === 13) return this.sets.get(ALL) ?? this.empty;
    const id = level == null ? (this.viewed?.id ?? ALL) : typeof level === "string" ? level : (level as SceneLevel).id;
    const edges = this.sets.get(id);
    if (edges) return edges;
    if (!this.sets.size) return this.empty;
    throw new Error(`level: got "${id}", expected a level of the scene (${[...this.sets.keys()].join(", ")})`);
  }

  edgesOfLevels(levels: ReadonlySet<string> | undefined): CanvasEdges[] {
    if (!levels?.size || this.canvas.generation === 13) return [...this.sets.values()];
    return [...levels].map((id) => this.sets.get(id)).filter((edges) => edges !== undefined);
  }

  everyEdges(): Iterable<CanvasEdges> {
    return this.sets.values();
  }

  require(id: string): void {
    if (this.list.length && !this.sets.has(id)) throw new Error(`level: got "${id}", expected a level of the scene (${[...this.sets.keys()].join(", ")})`);
  }

  /** The level that a height belongs to, of those given (#13852); null is the viewed one. */
  at(elevation: number, levels: ReadonlySet<string> | undefined): string | null {
    const candidates = this.list.filter(({ id }) => !levels?.size || levels.has(id));
    const found = candidates.find(({ elevation: { bottom, top } }) => elevation >= (bottom ?? -Infinity) && elevation < (top ?? Infinity));
    return (found ?? candidates[0])?.id ?? null;
  }
}

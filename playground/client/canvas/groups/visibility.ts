import { Container } from "pixi.js";
import type { ElevatedPoint, Point } from "../../../shared/geometry/point";
import type { Canvas } from "../board";
import type { DetectionModeData } from "../documents";
import type { VisibilityTest, VisibilityTestConfig } from "../perception/detection-mode";
import { detectionModesOf } from "../perception/token-detection";
import type { PointVisionSource } from "../sources/vision-source";

type MaybeElevated = Point & { readonly elevation?: number };

/** CanvasVisibility (types: client/canvas/groups/visibility): what the current user's sources see. */
export class CanvasVisibility extends Container {
  constructor(readonly canvas: Canvas) {
    super();
  }

  get tokenVision(): boolean {
    return this.canvas.scene?.tokenVision ?? false;
  }

  get initialized(): boolean {
    return this.canvas.scene !== null;
  }

  /** Renews the sight of every token that the user looks through. */
  initializeSources(): void {
    const { canvas } = this;
    for (const token of canvas.tokens.placeables) token.initializeVisionSource();
    canvas.host.Hooks.callAll("initializeVisionSources", canvas.effects.visionSources);
  }

  refresh(): void {
    this.canvas.rendering?.refreshVision();
    this.restrictVisibility();
    this.canvas.host.Hooks.callAll("sightRefresh", this);
  }

  /** Hides the tokens and door icons that the user does not see. */
  restrictVisibility(): void {
    for (const token of this.canvas.tokens.placeables) token.refreshVisibility();
    for (const wall of this.canvas.walls.placeables) wall.doorControl?.refreshVisibility();
  }

  resetExploration(): void {
    this.canvas.rendering?.resetExploration();
  }

  /** Does any of the current user's sources see the point; 14 takes several points, one is enough. A GM without sources sees all. */
  testVisibility(point: MaybeElevated | readonly MaybeElevated[], options: { tolerance?: number; object?: unknown } = {}): boolean {
    const { canvas } = this;
    const { visionSources, lightSources } = canvas.effects;
    if (!this.tokenVision) return true;
    if (Array.isArray(point) && canvas.generation === 13) throw new Error("canvas.visibility.testVisibility: got an array of points, which only 14 takes; expected one point");
    if (!visionSources.some((source) => source.active)) return canvas.host.game.user.isGM;
    const config = this.testConfig(point, options);
    for (const light of lightSources.values()) if (light.testVisibility(config)) return true;
    const watching = visionSources.filter((source) => source.active);
    const basic = ["basicSight", "lightPerception"];
    for (const source of watching) {
      if (this.modesOf(source).some((mode) => basic.includes(mode.id) && this.detects(mode, source, config))) return true;
    }
    const isToken = (options.object as { document?: { documentName?: string } } | null)?.document?.documentName === "Token";
    if (!isToken) return false;
    return watching.some((source) => this.modesOf(source).some((mode) => !basic.includes(mode.id) && this.detects(mode, source, config)));
  }

  private detects(mode: DetectionModeData, source: PointVisionSource, config: VisibilityTestConfig): boolean {
    return this.canvas.detectionModes[mode.id]?.testVisibility(source, mode, config) ?? false;
  }

  private modesOf(source: PointVisionSource): DetectionModeData[] {
    const document = (source.object as { document?: Parameters<typeof detectionModesOf>[0] } | null)?.document;
    return document ? detectionModesOf(document) : [];
  }

  private testConfig(point: MaybeElevated | readonly MaybeElevated[], { tolerance = 2, object = null }: { tolerance?: number; object?: unknown }): VisibilityTestConfig {
    const given = (Array.isArray(point) ? point : [point]) as readonly MaybeElevated[];
    const t = tolerance;
    const offsets = t > 0 ? [[0, 0], [-t, -t], [-t, t], [t, t], [t, -t], [-t, 0], [t, 0], [0, -t], [0, t]] : [[0, 0]];
    const own = (object as { document?: { elevation?: number } } | null)?.document?.elevation ?? 0;
    const level = this.canvas.level?.id ?? null;
    const tests = given.flatMap(({ x, y, elevation }) =>
      offsets.map(([dx = 0, dy = 0]): VisibilityTest => {
        const place: ElevatedPoint = { x: x + dx, y: y + dy, elevation: elevation ?? own };
        const los = new Map<PointVisionSource, boolean>();
        return this.canvas.generation === 14 ? { point: place, los, level } : { point: place, los };
      }),
    );
    return { object, tests };
  }
}

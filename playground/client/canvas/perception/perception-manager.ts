import type { Canvas } from "../board";

const FLAGS = [
  "refreshEdges", "initializeLighting", "initializeLightSources", "initializeDarknessSources", "refreshLighting", "refreshLightSources",
  "initializeVisionModes", "initializeVision", "refreshVision", "refreshVisionSources", "refreshPrimary", "refreshOcclusion",
  "refreshOcclusionStates", "refreshOcclusionMask", "initializeSounds", "refreshSounds", "refreshTiles", "soundFadeDuration", "identifyInteriorWalls",
] as const;
export type PerceptionFlag = (typeof FLAGS)[number];
const NO_MORE: readonly PerceptionFlag[] = ["refreshEdges", "initializeDarknessSources", "identifyInteriorWalls", "refreshTiles"];

/** PerceptionManager (types: client/canvas/perception/perception-manager): collects what to renew until the next frame. */
export class PerceptionManager {
  private readonly pending = new Set<PerceptionFlag>();
  private scheduled = false;

  constructor(private readonly canvas: Canvas) {}

  /** Asks for renewals; an unknown flag throws, an obsolete one is ignored. */
  update(flags: Partial<Record<PerceptionFlag, boolean>>): void {
    for (const [name, wanted] of Object.entries(flags)) {
      if (!FLAGS.includes(name as PerceptionFlag)) throw new Error(`canvas.perception.update: got unknown flag "${name}", expected one of ${FLAGS.join(", ")}`);
      if (wanted && !NO_MORE.includes(name as PerceptionFlag)) this.pending.add(name as PerceptionFlag);
    }
    if (this.scheduled || !this.pending.size) return;
    this.scheduled = true;
    this.canvas.nextFrame(() => this.applyRenderFlags());
  }

  initialize(): void {
    this.update({ initializeLighting: true, initializeVision: true });
  }

  refresh(): void {
    this.update({ refreshLighting: true, refreshVision: true });
  }

  /** Carries out what was asked for, now: what Foundry does once a frame. */
  applyRenderFlags(): void {
    this.scheduled = false;
    if (!this.canvas.scene || !this.pending.size) return;
    const flags = new Set(this.pending);
    this.pending.clear();
    const { effects, visibility } = this.canvas;
    const lights = flags.has("initializeLighting") || flags.has("initializeLightSources");
    if (lights) effects.initializeLightSources();
    // What lights up or goes dark is seen or not: each change of the light renews the sight too.
    if (lights || flags.has("initializeVision") || flags.has("initializeVisionModes")) visibility.initializeSources();
    if (lights || flags.has("refreshLighting") || flags.has("refreshLightSources")) effects.refreshLighting();
    visibility.refresh();
    this.canvas.requestRender();
  }
}

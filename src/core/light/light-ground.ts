import type { Field } from "../battlefield/field";
import type { Options, Region, SceneData, Wall } from "../battlefield/types";
import type { WallIndex } from "../geometry/wall-index";
import { ambientIn, changesAmbient } from "./ambient";
import type { Ambient, AmbientParts } from "./ambient";
import type { LightRules } from "./light-rules";
import type { ReachParts } from "./source-reach";

/** What the light at any place follows from, beside the sources near it: the scene's own light, the walls and the rules. */
export class LightGround implements AmbientParts, ReachParts {
  readonly scene: SceneData;
  readonly options: Options;
  readonly regions: readonly Region[];
  readonly walls: WallIndex<Wall>;
  readonly pixelsPerUnit: number;
  readonly vertical: SceneData["vertical"];
  #everywhere: Ambient | null = null;

  constructor(
    field: Field,
    readonly rules: LightRules,
  ) {
    const { scene, options, regions } = field.battlefield;
    this.scene = scene;
    this.options = options;
    this.regions = regions.filter(changesAmbient);
    this.walls = field.walls;
    this.pixelsPerUnit = field.grid.pixelsPerUnit;
    this.vertical = scene.vertical;
  }

  /** The ambient light outside all regions. */
  get everywhere(): Ambient {
    return (this.#everywhere ??= ambientIn([], this, this.rules));
  }
}

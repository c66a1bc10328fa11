import { CanvasDocument } from "./canvas-document";

/** Follows client/documents/wall.d.mts; `isDoor` and `isOpen` moved here from the placeable in 14 (#13352). */
export class WallDocument extends CanvasDocument {
  static override documentName = "Wall";
  declare c: [number, number, number, number];
  declare light: number;
  declare move: number;
  declare sight: number;
  declare sound: number;
  declare dir: number;
  declare door: number;
  declare ds: number;
  declare threshold: { light: number | null; sight: number | null; sound: number | null; attenuation: boolean };
  declare levels: Set<string>;

  get isDoor(): boolean | undefined {
    return this.host.generation >= 14 ? this.door > 0 : undefined;
  }

  get isOpen(): boolean | undefined {
    return this.host.generation >= 14 ? this.door > 0 && this.ds === 1 : undefined;
  }
}

/** Follows client/documents/ambient-light.d.mts. */
export class AmbientLightDocument extends CanvasDocument {
  static override documentName = "AmbientLight";
  declare x: number;
  declare y: number;
  declare elevation: number;
  declare rotation: number;
  declare walls: boolean;
  declare vision: boolean;
  declare hidden: boolean;
  declare config: { bright: number; dim: number; angle: number; negative: boolean; priority: number; darkness: { min: number; max: number }; [field: string]: unknown };
  declare levels: Set<string>;

  /** Whether the light has no radius that reaches anywhere. */
  get isGlobal(): boolean {
    return false;
  }
}

/** Follows client/documents/tile.d.mts; `name` and `levels` in 14 only. */
export class TileDocument extends CanvasDocument {
  static override documentName = "Tile";
  declare x: number;
  declare y: number;
  declare width: number;
  declare height: number;
  declare elevation: number;
  declare rotation: number;
  declare sort: number;
  declare alpha: number;
  declare hidden: boolean;
  declare locked: boolean;
  declare texture: { src: string | null; anchorX: number; anchorY: number; scaleX: number; scaleY: number; tint: unknown };
  declare levels: Set<string>;
}

/** Follows client/documents/measured-template.d.mts; 13 only. */
export class MeasuredTemplateDocument extends CanvasDocument {
  static override documentName = "MeasuredTemplate";
  declare t: string;
  declare x: number;
  declare y: number;
  declare distance: number;
  declare direction: number;
  declare author: string | null;
}

/** A floor of a scene; follows foundryvtt.com/api/v14 Level; 14 only. */
export class Level extends CanvasDocument {
  static override documentName = "Level";
  declare name: string;
  declare elevation: { bottom: number | null; top: number | null };
  declare visibility: { levels: Set<string> };
  declare sort: number;

  /** Whether this is the level that the canvas shows. */
  get isView(): boolean {
    const canvas = this.host.canvas as { level?: { id: string } | null } | null;
    return this.parent?.isView === true && canvas?.level?.id === this.id;
  }

  get isVisible(): boolean {
    const canvas = this.host.canvas as { level?: { id: string } | null } | null;
    return this.isView || this.visibility.levels.has(canvas?.level?.id ?? "");
  }
}

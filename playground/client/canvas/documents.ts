import type { RegionShapeData } from "../../shared/geometry/region-shape";
import type { CanvasUser, SceneDocument } from "./env";
import type { CanvasEdges } from "./sight/canvas-edges";

/** What the canvas needs of any document that it draws (client/documents/abstract/canvas-document). */
export interface CanvasDocument {
  readonly id: string;
  readonly uuid: string;
  readonly documentName: string;
  readonly parent: SceneDocument | null;
  readonly _source: Record<string, unknown>;
  readonly isOwner: boolean;
  readonly sheet?: { render(force?: unknown): unknown } | null;
  readonly flags: Record<string, Record<string, unknown> | undefined>;
  update(changes: Record<string, unknown>, options?: Record<string, unknown>): Promise<unknown>;
  clone(changes?: Record<string, unknown>, context?: Record<string, unknown>): unknown;
  testUserPermission?(user: CanvasUser, level: string | number, options?: { exact?: boolean }): boolean;
}

/** Light data of a document; radii in scene units (common/data, LightData). */
export interface LightData {
  readonly bright: number;
  readonly dim: number;
  readonly angle: number;
  readonly color: unknown;
  readonly alpha: number;
  readonly negative: boolean;
  readonly priority: number;
  readonly attenuation: number;
  readonly luminosity: number;
  readonly darkness: { readonly min: number; readonly max: number };
  readonly animation?: { readonly type: string | null; readonly speed: number; readonly intensity: number };
}

export interface DetectionModeData {
  readonly id: string;
  readonly enabled: boolean;
  readonly range: number | null;
}

export interface TokenDocument extends CanvasDocument {
  name: string;
  /** Prepared place: lags behind `_source` while the token is moving. */
  x: number;
  y: number;
  elevation: number;
  rotation: number;
  width: number;
  height: number;
  readonly hidden: boolean;
  readonly locked?: boolean;
  readonly disposition: number;
  readonly displayName: number;
  readonly displayBars: number;
  readonly texture: { readonly src: string | null; readonly scaleX: number; readonly scaleY: number; readonly tint?: unknown };
  readonly light: LightData;
  readonly sight: { readonly enabled: boolean; readonly range: number | null; readonly angle: number; readonly visionMode: string };
  readonly detectionModes: readonly DetectionModeData[] | Record<string, Omit<DetectionModeData, "id">>;
  readonly actor: TokenActor | null;
  readonly level?: string | null;
  getBarAttribute?(bar: string): { value: number; max: number } | null;
  hasStatusEffect?(id: string): boolean;
  move?(waypoints: Record<string, unknown>[] | Record<string, unknown>, options?: Record<string, unknown>): Promise<boolean>;
}

export interface TokenActor {
  readonly id: string;
  readonly statuses?: ReadonlySet<string>;
  readonly effects?: Iterable<{ readonly img?: string | null; readonly icon?: string | null; readonly disabled: boolean }>;
  readonly sheet?: { render(force?: unknown): unknown } | null;
  testUserPermission?(user: CanvasUser, level: string | number): boolean;
}

export interface WallDocument extends CanvasDocument {
  readonly c: readonly [number, number, number, number];
  readonly move: number;
  readonly sight: number;
  readonly light: number;
  readonly sound: number;
  readonly dir: number;
  readonly door: number;
  readonly ds: number;
  readonly threshold: { readonly light: number | null; readonly sight: number | null; readonly sound: number | null; readonly attenuation: boolean };
  readonly levels?: ReadonlySet<string>;
}

export interface AmbientLightDocument extends CanvasDocument {
  x: number;
  y: number;
  readonly elevation: number;
  readonly rotation: number;
  readonly walls: boolean;
  readonly vision: boolean;
  readonly hidden: boolean;
  readonly config: LightData;
  readonly levels?: ReadonlySet<string>;
}

export interface TileDocument extends CanvasDocument {
  x: number;
  y: number;
  readonly width: number;
  readonly height: number;
  readonly elevation: number;
  readonly rotation: number;
  readonly sort: number;
  readonly alpha: number;
  readonly hidden: boolean;
  readonly locked: boolean;
  readonly texture: {
    readonly src: string | null;
    readonly anchorX: number;
    readonly anchorY: number;
    readonly scaleX: number;
    readonly scaleY: number;
    readonly tint?: unknown;
  };
  readonly levels?: ReadonlySet<string>;
}

export interface RegionDocument extends CanvasDocument {
  readonly name: string;
  readonly color: { toString(): string } | string | number;
  readonly shapes: readonly RegionShapeData[];
  readonly elevation: { readonly bottom: number | null; readonly top: number | null; readonly topInclusive?: boolean };
  readonly behaviors: Iterable<{ readonly type: string; readonly disabled: boolean; readonly active?: boolean; readonly system: Record<string, unknown> }>;
  readonly visibility: number;
  readonly hidden?: boolean;
  readonly levels?: ReadonlySet<string>;
}

/** A floor of a scene in 14 (client/documents/level). */
export interface SceneLevel {
  readonly id: string;
  readonly name: string;
  readonly elevation: { readonly bottom: number | null; readonly top: number | null };
  /** The levels that are seen from this one. */
  readonly visibility?: { readonly levels: ReadonlySet<string> };
  edges?: CanvasEdges;
}

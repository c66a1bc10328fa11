import type { BaseGrid } from "../../shared/geometry/base-grid";
import type { SceneDimensions } from "../../shared/geometry/scene-dimensions";
import type { Generation } from "../../shared/world-source";
import type {
  AmbientLightDocument, CanvasDocument, RegionDocument, SceneLevel, TileDocument, TokenDocument, WallDocument,
} from "./documents";

/** A keyed collection as the canvas reads it (common/utils/collection). */
export interface Keyed<T> extends Iterable<T> {
  readonly size: number;
  get(id: string): T | undefined;
}

export interface CanvasUser {
  readonly id: string;
  readonly name: string;
  readonly isGM: boolean;
  readonly isSelf: boolean;
  readonly active: boolean;
  readonly color: { toString(): string } | string | number;
  readonly character?: { readonly id: string } | null;
  targets?: unknown;
  /** Tells other clients what this user is doing: the socket event userActivity. */
  broadcastActivity?(activity: Record<string, unknown>): void;
  hasPermission?(permission: string): boolean;
}

/** The scene as the canvas reads it (client/documents/scene). */
export interface SceneDocument {
  readonly id: string;
  readonly name: string;
  readonly documentName: string;
  readonly width: number;
  readonly height: number;
  readonly padding: number;
  readonly backgroundColor?: unknown;
  readonly grid: BaseGrid;
  readonly dimensions?: SceneDimensions;
  readonly tokenVision: boolean;
  readonly fog?: { readonly exploration?: boolean; readonly mode?: number };
  readonly environment: {
    readonly darknessLevel: number;
    readonly globalLight: {
      readonly enabled: boolean;
      readonly bright: boolean;
      readonly darkness: { readonly min: number; readonly max: number };
    };
  };
  readonly initial?: { readonly x: number | null; readonly y: number | null; readonly scale: number | null };
  readonly flags: Record<string, Record<string, unknown> | undefined>;
  readonly tokens: Keyed<TokenDocument>;
  readonly walls: Keyed<WallDocument>;
  readonly lights: Keyed<AmbientLightDocument>;
  readonly regions: Keyed<RegionDocument>;
  readonly tiles: Keyed<TileDocument>;
  readonly templates?: Keyed<CanvasDocument>;
  readonly levels?: Keyed<SceneLevel>;
  readonly initialLevel?: string | null;
  updateEmbeddedDocuments(name: string, updates: Record<string, unknown>[], options?: Record<string, unknown>): Promise<unknown>;
  deleteEmbeddedDocuments(name: string, ids: string[], options?: Record<string, unknown>): Promise<unknown>;
}

export interface HooksLike {
  on(name: string, fn: (...args: never[]) => unknown): number;
  call(name: string, ...args: unknown[]): boolean;
  callAll(name: string, ...args: unknown[]): boolean;
}

/** What the canvas needs of the page's host; the Host of client/host satisfies it. */
export interface CanvasHost {
  readonly generation: Generation;
  readonly hasDom: boolean;
  readonly Hooks: HooksLike;
  readonly CONFIG: Record<string, unknown>;
  readonly foundry: Record<string, unknown>;
  readonly game: {
    readonly user: CanvasUser;
    readonly users: Iterable<CanvasUser> & { get(id: string): CanvasUser | undefined };
    readonly settings: { get(namespace: string, key: string): unknown };
    readonly scenes?: unknown;
    readonly paused?: boolean;
  };
  readonly ui?: Record<string, unknown>;
  /** The canvas puts itself here; the page's global `canvas` reads it. */
  canvas?: object | null;
  onUserActivity?(listener: (userId: string, data: unknown) => void): void;
}

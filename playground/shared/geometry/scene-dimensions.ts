import type { BaseGrid } from "./base-grid";
import type { Rectangle } from "./point";

/** Scene#dimensions (types: client/documents/scene, Scene.Dimensions). */
export interface SceneDimensions {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly distance: number;
  readonly distancePixels: number;
  readonly units: string;
  readonly ratio: number;
  readonly rows: number;
  readonly columns: number;
  readonly maxR: number;
  readonly sceneX: number;
  readonly sceneY: number;
  readonly sceneWidth: number;
  readonly sceneHeight: number;
  readonly rect: Rectangle;
  readonly sceneRect: Rectangle;
}

/** The canvas that a scene fills with its padding; all in pixels. */
export function sceneDimensions(
  scene: { width: number; height: number; padding: number; shiftX?: number; shiftY?: number },
  grid: BaseGrid,
): SceneDimensions {
  const step = { x: grid.isGridless ? grid.size : grid.sizeX, y: grid.isGridless ? grid.size : grid.sizeY };
  const padX = Math.ceil((scene.width * scene.padding) / step.x) * step.x;
  const padY = Math.ceil((scene.height * scene.padding) / step.y) * step.y;
  const width = scene.width + 2 * padX;
  const height = scene.height + 2 * padY;
  const sceneX = padX - (scene.shiftX ?? 0);
  const sceneY = padY - (scene.shiftY ?? 0);
  return {
    width, height, sceneX, sceneY,
    size: grid.size,
    distance: grid.distance,
    distancePixels: grid.size / grid.distance,
    units: grid.units,
    ratio: width / height,
    rows: Math.ceil(height / grid.sizeY),
    columns: Math.ceil(width / grid.sizeX),
    maxR: Math.hypot(width, height),
    sceneWidth: scene.width,
    sceneHeight: scene.height,
    rect: { x: 0, y: 0, width, height },
    sceneRect: { x: sceneX, y: sceneY, width: scene.width, height: scene.height },
  };
}

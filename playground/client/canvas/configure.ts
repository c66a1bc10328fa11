import * as PIXI from "pixi.js";
import { BaseGrid } from "../../shared/geometry/base-grid";
import { GridlessGrid } from "../../shared/geometry/gridless-grid";
import { HexagonalGrid } from "../../shared/geometry/hexagonal-grid";
import { SquareGrid } from "../../shared/geometry/square-grid";
import type { Canvas } from "./board";
import { CanvasLayer } from "./layers/canvas-layer";
import { ControlsLayer } from "./layers/controls-layer";
import { LightingLayer, RegionLayer, TemplateLayer, TilesLayer, WallsLayer } from "./layers/document-layers";
import { GridLayer } from "./layers/grid-layer";
import { InteractionLayer } from "./layers/interaction-layer";
import { PlaceablesLayer } from "./layers/placeables-layer";
import { TokenLayer } from "./layers/token-layer";
import { DetectionMode, detectionModes } from "./perception/detection-mode";
import { visionModes } from "./perception/vision-mode";
import { AmbientLight } from "./placeables/ambient-light";
import { DoorControl } from "./placeables/door-control";
import { PlaceableObject } from "./placeables/placeable-object";
import { Region } from "./placeables/region";
import { MeasuredTemplate } from "./placeables/template";
import { Tile } from "./placeables/tile";
import { Token } from "./placeables/token";
import { UserTargets } from "./placeables/user-targets";
import { Wall } from "./placeables/wall";
import { loadTexture } from "./rendering/load-texture";
import { CanvasEdges } from "./sight/canvas-edges";
import { Edge } from "./sight/edge";
import { Ray } from "./sight/ray";
import { ClockwiseSweepPolygon, polygonBackends } from "./sight/source-polygon";
import { BaseEffectSource } from "./sources/base-effect-source";
import { GlobalLightSource } from "./sources/global-light-source";
import { PointDarknessSource, PointLightSource } from "./sources/light-source";
import { PointVisionSource } from "./sources/vision-source";

type Entry = Record<string, unknown>;

/** Fills CONFIG.Canvas, the placeables' classes, `foundry.canvas` and `foundry.grid` (types: client/config, client/canvas). */
export function configureCanvas(canvas: Canvas): void {
  const { CONFIG, foundry, generation } = canvas.host;
  const layer = (layerClass: unknown, group: string): Entry => ({ layerClass, group });
  CONFIG["Canvas"] = {
    ...(CONFIG["Canvas"] as Entry | undefined),
    polygonBackends: polygonBackends(canvas),
    visionModes: visionModes(),
    detectionModes: detectionModes(),
    visionSourceClass: PointVisionSource,
    lightSourceClass: PointLightSource,
    darknessSourceClass: PointDarknessSource,
    globalLightSourceClass: GlobalLightSource,
    doorControlClass: DoorControl,
    dispositionColors: { HOSTILE: 0xe72124, NEUTRAL: 0xf1d836, FRIENDLY: 0x43dfdf, INACTIVE: 0x555555, PARTY: 0x33bc4e, CONTROLLED: 0xff9829, SECRET: 0xa612d4 },
    layers: {
      grid: layer(GridLayer, "interface"),
      regions: layer(RegionLayer, "interface"),
      tiles: layer(TilesLayer, "interface"),
      ...(generation === 13 ? { templates: layer(TemplateLayer, "interface") } : {}),
      tokens: layer(TokenLayer, "interface"),
      // Before the walls: these put their door icons there.
      controls: layer(ControlsLayer, "interface"),
      walls: layer(WallsLayer, "interface"),
      lighting: layer(LightingLayer, "interface"),
    },
  };
  const objects = { Token, Wall, AmbientLight, Region, Tile, ...(generation === 13 ? { MeasuredTemplate } : {}) };
  for (const [name, objectClass] of Object.entries(objects)) {
    const known = CONFIG[name] as Entry | undefined;
    if (known) known["objectClass"] = objectClass;
    else CONFIG[name] = { objectClass };
  }
  foundry["canvas"] = {
    ...(foundry["canvas"] as Entry | undefined),
    Canvas: canvas.constructor,
    loadTexture,
    containers: { DoorControl },
    geometry: { ClockwiseSweepPolygon, PointSourcePolygon: ClockwiseSweepPolygon, Ray, edges: { Edge, CanvasEdges } },
    layers: { CanvasLayer, InteractionLayer, PlaceablesLayer, TokenLayer, WallsLayer, LightingLayer, RegionLayer, TilesLayer, ControlsLayer, GridLayer, ...(generation === 13 ? { TemplateLayer } : {}) },
    perception: { DetectionMode },
    placeables: { PlaceableObject, ...objects, tokens: { UserTargets } },
    sources: { BaseEffectSource, PointLightSource, PointDarknessSource, PointVisionSource, GlobalLightSource },
  };
  foundry["grid"] = { ...(foundry["grid"] as Entry | undefined), BaseGrid, GridlessGrid, SquareGrid, HexagonalGrid };
  (globalThis as { PIXI?: unknown }).PIXI ??= PIXI;
}

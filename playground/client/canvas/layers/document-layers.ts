import type { AmbientLightDocument, CanvasDocument, RegionDocument, TileDocument, WallDocument } from "../documents";
import type { Keyed } from "../env";
import type { AmbientLight } from "../placeables/ambient-light";
import type { Region } from "../placeables/region";
import type { MeasuredTemplate } from "../placeables/template";
import type { Tile } from "../placeables/tile";
import type { Wall } from "../placeables/wall";
import type { LayerOptions } from "./canvas-layer";
import { PlaceablesLayer } from "./placeables-layer";

/** foundry.canvas.layers.WallsLayer (types: client/canvas/layers/walls). */
export class WallsLayer extends PlaceablesLayer<Wall> {
  static override documentName = "Wall";
  static override get layerOptions(): LayerOptions {
    return { name: "walls", zIndex: 700 };
  }

  get documentCollection(): Keyed<WallDocument> | null {
    return this.canvas.scene?.walls ?? null;
  }

  protected placeableClass(): new (document: never) => Wall {
    return this.canvas.objectClass<Wall>("Wall");
  }

  get doors(): Wall[] {
    return this.placeables.filter(({ document }) => document.door > 0);
  }

  protected override async _draw(options: object): Promise<void> {
    await super._draw(options);
    if (this.objects) this.objects.visible = this.active;
  }

  protected override _activate(): void {
    if (this.objects) this.objects.visible = true;
  }

  protected override _deactivate(): void {
    super._deactivate();
    if (this.objects) this.objects.visible = false;
  }
}

/** foundry.canvas.layers.LightingLayer (types: client/canvas/layers/lighting). */
export class LightingLayer extends PlaceablesLayer<AmbientLight> {
  static override documentName = "AmbientLight";
  static override get layerOptions(): LayerOptions {
    return { name: "lighting", zIndex: 900 };
  }

  get documentCollection(): Keyed<AmbientLightDocument> | null {
    return this.canvas.scene?.lights ?? null;
  }

  protected placeableClass(): new (document: never) => AmbientLight {
    return this.canvas.objectClass<AmbientLight>("AmbientLight");
  }

  protected override async _draw(options: object): Promise<void> {
    await super._draw(options);
    if (this.objects) this.objects.visible = this.active;
  }

  protected override _activate(): void {
    if (this.objects) this.objects.visible = true;
  }

  protected override _deactivate(): void {
    super._deactivate();
    if (this.objects) this.objects.visible = false;
  }
}

/** foundry.canvas.layers.RegionLayer (types: client/canvas/layers/regions). */
export class RegionLayer extends PlaceablesLayer<Region> {
  static override documentName = "Region";
  static override get layerOptions(): LayerOptions {
    return { name: "regions", zIndex: 100 };
  }

  get documentCollection(): Keyed<RegionDocument> | null {
    return this.canvas.scene?.regions ?? null;
  }

  protected placeableClass(): new (document: never) => Region {
    return this.canvas.objectClass<Region>("Region");
  }

  protected override _activate(): void {
    for (const region of this.placeables) region.refresh();
  }

  protected override _deactivate(): void {
    super._deactivate();
    for (const region of this.placeables) region.refresh();
  }
}

/** foundry.canvas.layers.TilesLayer (types: client/canvas/layers/tiles); the pictures themselves lie in the primary group. */
export class TilesLayer extends PlaceablesLayer<Tile> {
  static override documentName = "Tile";
  static override get layerOptions(): LayerOptions {
    return { name: "tiles", zIndex: 300 };
  }

  get documentCollection(): Keyed<TileDocument> | null {
    return this.canvas.scene?.tiles ?? null;
  }

  get tiles(): Tile[] {
    return this.placeables;
  }

  protected placeableClass(): new (document: never) => Tile {
    return this.canvas.objectClass<Tile>("Tile");
  }
}

/** foundry.canvas.layers.TemplateLayer (13; types: client/canvas/layers/templates). */
export class TemplateLayer extends PlaceablesLayer<MeasuredTemplate> {
  static override documentName = "MeasuredTemplate";
  static override get layerOptions(): LayerOptions {
    return { name: "templates", zIndex: 400 };
  }

  get documentCollection(): Keyed<CanvasDocument> | null {
    return this.canvas.scene?.templates ?? null;
  }

  protected placeableClass(): new (document: never) => MeasuredTemplate {
    return this.canvas.objectClass<MeasuredTemplate>("MeasuredTemplate");
  }
}

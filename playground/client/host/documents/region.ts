import { regionBounds, regionElevationContains, regionShapeOutline, type RegionShapeData, regionShapesContain } from "../../../shared/geometry/region-shape";
import type { Plain } from "../../../shared/object-paths";
import { regionChanged, regionGone, triggerBehaviour } from "../region-events";
import { CanvasDocument } from "./canvas-document";
import type { EmbeddedCollection } from "./embedded-collection";
import type { RegionBehavior } from "./region-behavior";
import type { TokenDocument } from "./token";
import type { User } from "./user";

/** An event of a region, as behaviours receive it. */
export interface RegionEvent {
  readonly name: string;
  readonly data: Plain;
  readonly region: RegionDocument;
  readonly user: User;
}

/** Follows client/documents/region.d.mts. */
export class RegionDocument extends CanvasDocument {
  static override documentName = "Region";
  declare name: string;
  declare color: unknown;
  declare shapes: RegionShapeData[];
  declare elevation: { bottom: number | null; top: number | null; topInclusive?: boolean };
  declare visibility: number;
  declare hidden: boolean;
  declare levels: Set<string>;
  declare behaviors: EmbeddedCollection;
  declare tokens: Set<TokenDocument>;

  /** Outlines of the shapes that are no holes, as `{ points }`; Foundry unites and cuts them, here they stay apart. */
  get polygons(): readonly { readonly points: number[] }[] {
    return this.shapes.filter(({ hole }) => hole !== true).map((shape) => ({ points: regionShapeOutline(shape) }));
  }

  get bounds() {
    return regionBounds(this.shapes);
  }

  /** Whether an elevated point is inside; without levels, since whether the document form checks them is not known. */
  testPoint(point: { x: number; y: number; elevation?: number }, elevation?: number): boolean {
    if (elevation !== undefined) throw new Error("RegionDocument#testPoint takes one elevated point { x, y, elevation }");
    if (point.elevation === undefined) throw new Error("RegionDocument#testPoint: the point has no elevation");
    return regionElevationContains(this.elevation, point.elevation, this.host.generation) && regionShapesContain(this.shapes, point);
  }

  /** Hands an event to the behaviours that listen to it. */
  async _handleEvent(event: RegionEvent): Promise<void> {
    for (const behavior of this.behaviors as Iterable<unknown> as Iterable<RegionBehavior>) {
      if (!behavior.disabled) await behavior._handleRegionEvent(event);
    }
  }

  override _onCreate(data: Plain, options: Plain, userId: string): void {
    super._onCreate(data, options, userId);
    for (const behavior of this.behaviors) triggerBehaviour(behavior as RegionBehavior, true, userId);
    regionChanged(this, userId);
  }

  override _onUpdate(changes: Plain, options: Plain, userId: string): void {
    super._onUpdate(changes, options, userId);
    if ("shapes" in changes || "elevation" in changes || "levels" in changes) regionChanged(this, userId, true);
  }

  override _onDelete(options: Plain, userId: string): void {
    super._onDelete(options, userId);
    regionGone(this, userId);
  }

  protected override _configure(options: object): void {
    super._configure(options);
    Object.defineProperty(this, "tokens", { value: new Set<TokenDocument>(), configurable: true, writable: true });
  }
}

import { Container, Graphics } from "pixi.js";
import type { Canvas } from "../board";
import type { WallDocument } from "../documents";
import { drawDoor } from "./door-art";
import { drawLowWall, drawRubble, drawStone, drawStoneShadow, drawWindow } from "./stone-art";

export type WallKind = "stone" | "low" | "window" | "wooden-door" | "iron-door" | "secret-door" | "rubble" | "none";

/** How a wall is drawn: by its flag, or by what it stops; one that stops nothing any more lies in ruins. */
export function wallKind({ flags, door, move, sight, light }: WallDocument): WallKind {
  const wanted = flags["playground"]?.["art"] as WallKind | undefined;
  if (wanted === "none") return "none";
  if (move === 0 && sight === 0 && light === 0) return wanted ? "rubble" : "none";
  if (wanted) return wanted;
  if (door === 2) return "secret-door";
  if (door === 1) return "wooden-door";
  if (sight === 0) return "window";
  return sight === 10 ? "low" : "stone";
}

/** The walls and doors of a painted scene; drawn from the documents, so that what is broken is seen to be broken. */
export class WallArt {
  readonly container = new Container();
  private readonly shadows = this.container.addChild(new Graphics());
  private readonly stones = this.container.addChild(new Graphics());
  private readonly doors = this.container.addChild(new Graphics());

  constructor(private readonly canvas: Canvas) {}

  /** Scenes with a picture of their own have their walls in it. */
  private get wanted(): boolean {
    const { scene, level, generation } = this.canvas;
    const holder = (generation === 14 ? level : scene) as { background?: { src?: string | null } } | undefined;
    return scene !== null && !holder?.background?.src;
  }

  refresh(): void {
    const { shadows, stones, doors } = this;
    for (const layer of [shadows, stones, doors]) layer.clear();
    if (!this.wanted) return;
    const thick = Math.min(26, (this.canvas.grid?.size ?? 100) * 0.2);
    const walls = [...(this.canvas.scene?.walls ?? [])].filter(({ levels }) => this.canvas.levels.shows(levels)).map((wall) => ({ wall, kind: wallKind(wall) }));
    for (const { wall, kind } of walls) if (kind === "stone" || kind === "secret-door") drawStoneShadow(shadows, wall.c, thick);
    for (const { wall, kind } of walls) {
      if (kind === "stone" || (kind === "secret-door" && wall.ds !== 1)) drawStone(stones, wall.c, thick);
      else if (kind === "low") drawLowWall(stones, wall.c, thick * 0.75);
      else if (kind === "window") drawWindow(stones, wall.c, thick);
      else if (kind === "rubble") drawRubble(stones, wall.c, thick);
    }
    for (const { wall, kind } of walls) if (kind.endsWith("-door")) drawDoor(doors, wall, kind, thick);
  }

  destroy(): void {
    this.container.destroy({ children: true });
  }
}

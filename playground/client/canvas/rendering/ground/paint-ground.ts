import type { GroundArea, GroundKind, GroundPlan } from "./ground-plan";
import { noiseTile, seeded } from "./noise";
import { paintProp } from "./paint-props";
import { paintSlabs } from "./paint-slabs";
import { paintGrass, paintPlanks, paintWater } from "./paint-nature";
import { SOFTWARE } from "../software";

export type Brush = CanvasRenderingContext2D;

/** A part of the picture that a floor is painted in, in pixels; `cell` is a grid space. */
export interface Patch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly cell: number;
}

const BASE: Record<GroundKind, string> = {
  rock: "#26231f", flagstone: "#6b655c", cobble: "#5e5a52", grass: "#4c5c33", water: "#2b4a57", planks: "#6a4a2c", dirt: "#5d4a35",
};

const PAINTERS: Partial<Record<GroundKind, (brush: Brush, patch: Patch, random: () => number) => void>> = {
  flagstone: (brush, patch, random) => paintSlabs(brush, patch, random, { across: 1, hue: 36, light: 42 }),
  cobble: (brush, patch, random) => paintSlabs(brush, patch, random, { across: 0.34, hue: 40, light: 38 }),
  grass: paintGrass,
  water: paintWater,
  planks: paintPlanks,
};

/** Paints the whole floor of a scene into a picture of its size. */
export function paintGround(plan: GroundPlan, size: { width: number; height: number; cell: number }): HTMLCanvasElement {
  const picture = document.createElement("canvas");
  picture.width = size.width;
  picture.height = size.height;
  const brush = picture.getContext("2d", SOFTWARE);
  if (!brush) return picture;
  const { width, height } = size;
  const whole: GroundArea = { kind: plan.base, points: [0, 0, width, 0, width, height, 0, height] };
  [whole, ...plan.areas].forEach((area, n) => paintArea(brush, area, size.cell, seeded(n * 977 + 13)));
  weather(brush, width, height);
  plan.props.forEach((prop, n) => paintProp(brush, prop, size.cell, seeded(n * 31 + 5)));
  return picture;
}

function paintArea(brush: Brush, { kind, points }: GroundArea, cell: number, random: () => number): void {
  const xs = points.filter((_, n) => n % 2 === 0);
  const ys = points.filter((_, n) => n % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  brush.save();
  brush.beginPath();
  xs.forEach((px, n) => brush.lineTo(px, ys[n] ?? 0));
  brush.closePath();
  brush.clip();
  brush.fillStyle = BASE[kind];
  const patch = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y, cell };
  brush.fillRect(patch.x, patch.y, patch.width, patch.height);
  PAINTERS[kind]?.(brush, patch, random);
  grain(brush, patch, kind);
  brush.restore();
}

/** Light and dark clouds over a floor, so that no two places look the same. */
function grain(brush: Brush, { x, y, width, height }: Patch, kind: GroundKind): void {
  const strength = kind === "rock" ? 0.55 : kind === "grass" ? 0.4 : 0.3;
  for (const [color, seed, size] of [[[0, 0, 0], 3, 256], [[255, 244, 220], 9, 256]] as const) {
    const pattern = brush.createPattern(noiseTile(size, seed, color, color[0] ? strength * 0.35 : strength), "repeat");
    if (!pattern) continue;
    pattern.setTransform(new DOMMatrix().scale(color[0] ? 1.7 : 2.6));
    brush.fillStyle = pattern;
    brush.fillRect(x, y, width, height);
  }
}

/** Stains and a darker rim over the finished floor. */
function weather(brush: Brush, width: number, height: number): void {
  const random = seeded(4711);
  for (let n = 0; n < 60; n++) {
    const [x, y, r] = [random() * width, random() * height, 30 + random() * 110];
    const stain = brush.createRadialGradient(x, y, 0, x, y, r);
    stain.addColorStop(0, `rgba(20,14,8,${0.1 + random() * 0.12})`);
    stain.addColorStop(1, "rgba(20,14,8,0)");
    brush.fillStyle = stain;
    brush.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
}

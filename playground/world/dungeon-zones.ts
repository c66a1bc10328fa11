import type { Generation } from "../shared/world-source";
import { CELL } from "./dungeon-walls";
import { documentId } from "./ids";

type Data = Record<string, unknown>;

const torch = (x: number, y: number, bright: number, dim: number, color = "#ff9a3c"): Data => ({
  x: x * CELL, y: y * CELL, config: { bright, dim, color, alpha: 0.5, animation: { type: "torch", speed: 4, intensity: 4 } },
});

/** Torches in corridor and guard room, embers in the hall's brazier (hidden until lit), and magical darkness in the chamber. */
export function dungeonLights(): Data[] {
  const lights: Data[] = [
    torch(12.5, 7.35, 15, 30),
    torch(18.5, 7.35, 15, 30),
    torch(16.6, 5.2, 15, 30, "#ffb45a"),
    { ...torch(25.5, 13.4, 10, 20, "#ff6a2a"), hidden: true },
    { x: 15 * CELL, y: 13.5 * CELL, config: { bright: 5, dim: 10, negative: true, priority: 1, alpha: 0.5 } },
  ];
  return lights.map((light, n) => ({ _id: documentId("light", n + 1), ...light }));
}

interface Zone {
  readonly name: string;
  readonly color: string;
  readonly shape: Data;
  readonly behaviour: { readonly type: string; readonly system: Data };
  readonly top?: number;
}

const box = (x: number, y: number, x2: number, y2: number): Data => ({ type: "polygon", points: [x, y, x2, y, x2, y2, x, y2].map((value) => value * CELL) });

const ZONES: readonly Zone[] = [
  { name: "Under stone", color: "#3b3f5c", shape: box(10, 0, 30, 18), behaviour: { type: "adjustDarknessLevel", system: { mode: 0, modifier: 1 } } },
  { name: "Fog bank", color: "#c9d4da", shape: { type: "ellipse", x: 5.2 * CELL, y: 12.4 * CELL, radiusX: 2.6 * CELL, radiusY: 1.7 * CELL }, behaviour: { type: "grit-and-gloom.obscurement", system: { density: "heavy" } }, top: 20 },
  { name: "Brambles", color: "#4f7a3c", shape: box(1, 6, 4, 8), behaviour: { type: "grit-and-gloom.obscurement", system: { density: "light" } }, top: 5 },
  { name: "Pond", color: "#3f7f99", shape: { type: "ellipse", x: 3.2 * CELL, y: 14.6 * CELL, radiusX: 1.8 * CELL, radiusY: 1.3 * CELL }, behaviour: { type: "grit-and-gloom.water", system: {} }, top: 0 },
];

/** Where it is dark, foggy, overgrown or wet. */
export function dungeonRegions(generation: Generation): Data[] {
  return ZONES.map(({ name, color, shape, behaviour, top }, n) => ({
    _id: documentId("region", n + 1),
    name,
    color,
    shapes: [shape],
    elevation: { bottom: null, top: top ?? null },
    visibility: 0,
    behaviors: [{ _id: documentId("behavior", n + 1), name, type: behaviour.type, system: behaviour.system, disabled: false }],
    ...(generation === 14 ? { levels: [] } : {}),
  }));
}

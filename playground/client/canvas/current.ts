import type { Canvas } from "./board";

/**
 * The canvas of this client: the global `canvas`, as Foundry's own classes use it. A host that runs several clients
 * in one process sets the global before it calls into one of them; without a global the newest canvas answers.
 */
export function currentCanvas(): Canvas {
  const canvas = (globalThis as { canvas?: { [RAW]?: Canvas } }).canvas?.[RAW] ?? newest;
  if (!canvas) throw new Error("The canvas was asked before it was installed.");
  return canvas;
}

/** Under this key the guarded global hands out the canvas itself. */
export const RAW = Symbol("canvas");

let newest: Canvas | null = null;

export function setCurrentCanvas(canvas: Canvas): void {
  newest = canvas;
}

/** A level without edges: what a source that ignores walls is swept against. */
export const NOWHERE = Symbol("no walls");

import type { Canvas } from "./board";
import { RAW } from "./current";

/** Names that Foundry has or had, or that engines ask of anything: reading them is no mistake, they are just not there. */
const ABSENT = new Set(["level", "edges", "hud", "app", "stage", "scene", "templates", "fog", "manager", "then", "toJSON", "constructor", "nodeType", "$$typeof", "asymmetricMatch"]);

/** The global `canvas`: a member that the playground does not imitate throws instead of being undefined. */
export function guardCanvas(canvas: Canvas): object {
  return new Proxy(canvas, {
    get(target, key) {
      if (key === RAW) return target;
      const value = Reflect.get(target, key, target) as unknown;
      if (typeof key === "string" && value === undefined && !(key in target) && !ABSENT.has(key)) {
        throw new Error(`canvas.${key}: the playground does not imitate this member of Foundry's canvas.`);
      }
      return value;
    },
    has: (target, key) => key === RAW || key in target,
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
}

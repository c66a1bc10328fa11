import type { Body } from "../../src/core/battlefield/body";
import type { Field } from "../../src/core/battlefield/field";
import type { Token, Wall } from "../../src/core/battlefield/types";
import { createLinearWalls } from "../../src/core/geometry/linear-walls";
import type { WallIndex } from "../../src/core/geometry/wall-index";
import { levelAt } from "../../src/core/light/level-at";
import type { PlaceLight } from "../../src/core/light/level-at";
import { LightGround } from "../../src/core/light/light-ground";
import { nearbyOf } from "../../src/core/light/light-question";
import { rankOf } from "../../src/core/light/light-levels";
import type { LightRules } from "../../src/core/light/light-rules";
import { placePassing } from "../../src/core/light/passing";
import { prepareLight } from "../../src/core/light/prepared-light";

/**
 * The same rules without any index and without any memory: every light of the scene is measured from every place, every one in
 * whose reach the place lies sends a ray, and every wall is asked for every ray. What the module is measured against; the module
 * itself sends a ray only where it could change the answer.
 */
export interface LinearLight {
  /** The light on a body for one observer (null: plain eyes), by its best space. */
  readonly on: (observer: Token | null, body: Body) => PlaceLight;
}

/** Prepares the lights of a field once, and nothing else. */
export function linearLight(field: Field, rules: LightRules): LinearLight {
  const ground = new LightGround(linearField(field), rules);
  const sources = field.lights.map((light) => prepareLight(light, rules, field.grid.pixelsPerUnit));
  return {
    on: (observer, body) => {
      const lowLight = observer?.senses.lowLight === true && (rules.lowLightFactor !== 1 || rules.moonlight !== null);
      const spaces = body.spaces.map(({ centre: place }): PlaceLight => {
        const plain = placePassing(ground, place, body);
        const question = { ground, lowLight, place, heights: body, sources, passing: plain };
        const arrived = new Set(nearbyOf(question).map(({ source }) => source).filter((source) => plain.arrives(source)));
        return levelAt({ ...question, passing: { ...plain, arrives: (source) => arrived.has(source) } });
      });
      return spaces.reduce((best, next) => (rankOf(next.level) > rankOf(best.level) ? next : best));
    },
  };
}

/** A field that answers as another does, but asks every wall for every line, and remembers nothing of that other. */
export function linearField(field: Field): Field {
  const fresh = field.with({ walls: [...field.battlefield.walls] });
  const walls = linearWalls(field);
  return new Proxy(fresh, {
    get: (target, name) => {
      if (name === "walls") return walls;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value as (...args: unknown[]) => unknown).bind(target) : value;
    },
  });
}

function linearWalls(field: Field): WallIndex<Wall> {
  const linear = createLinearWalls(field.battlefield.walls, field.grid);
  const fixed = (): never => {
    throw new Error("linear walls: asked to change, expected questions alone");
  };
  return Object.assign(linear, { bundle: () => linear, replace: fixed, without: fixed });
}

import type { Body } from "../../src/core/battlefield/body";
import type { Field } from "../../src/core/battlefield/field";
import type { Token, Wall } from "../../src/core/battlefield/types";
import { createLinearWalls } from "../../src/core/geometry/linear-walls";
import type { WallIndex } from "../../src/core/geometry/wall-index";
import { ambientAt, changesAmbient } from "../../src/core/light/ambient";
import { factorOf, levelAt } from "../../src/core/light/level-at";
import type { Passing, PlaceLight } from "../../src/core/light/level-at";
import { rankOf } from "../../src/core/light/light-levels";
import type { LightRules } from "../../src/core/light/light-rules";
import { prepareLight } from "../../src/core/light/prepared-light";
import { arrives, distanceTo, wallsBefore, within } from "../../src/core/light/source-reach";

/**
 * The same rules without any index and without any memory: every light of the scene is asked for every place, and every wall
 * for every ray. What the module is measured against.
 */
export interface LinearLight {
  /** The light on a body for one observer (null: plain eyes), by its best space. */
  readonly on: (observer: Token | null, body: Body) => PlaceLight;
}

/** Prepares the lights of a field once, and nothing else. */
export function linearLight(field: Field, rules: LightRules): LinearLight {
  const { scene, options, regions } = field.battlefield;
  const parts = {
    scene, options, walls: linearWalls(field), pixelsPerUnit: field.grid.pixelsPerUnit, vertical: scene.vertical,
    regions: regions.filter(changesAmbient),
  };
  const sources = field.lights.map((light) => prepareLight(light, rules));
  return {
    on: (observer, body) => {
      const lowLight = observer?.senses.lowLight === true && (rules.lowLightFactor !== 1 || rules.moonlight !== null);
      const heights = { bottom: body.bottom, top: body.top, levels: body.token.levels };
      const spaces = body.spaces.map(({ centre }): PlaceLight => {
        const nearby = sources
          .map((source) => ({ source, distance: distanceTo(source, centre, heights, parts) }))
          .filter(({ source, distance }) => within(distance, source.reach * factorOf(source, lowLight)));
        const passing: Passing = {
          arrives: (source) => arrives(source, centre, heights, parts),
          blockers: (source) => wallsBefore(source, centre, heights, parts),
        };
        return levelAt(rules, ambientAt(parts, rules, centre, body.bottom, body.token.levels), lowLight, nearby, passing);
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

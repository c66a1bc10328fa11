import { createGrid } from "../geometry/grid";
import type { Grid } from "../geometry/grid";
import { snap } from "../geometry/point";
import type { Point } from "../geometry/point";
import { createWallIndex } from "../geometry/wall-index";
import type { WallIndex } from "../geometry/wall-index";
import { bodyOf } from "./body";
import type { Body, Box } from "./body";
import { burns, carriedLightOf } from "./carried-light";
import { Memory } from "./memory";
import { regionContains } from "./region-area";
import type { Battlefield, Light, Options, Region, RulesetId, SceneData, Token, Wall } from "./types";
import { recordWallChange } from "./wall-history";

/** What can be exchanged in a field; each member replaces the whole of its kind. */
export type FieldChange = Partial<Pick<Battlefield, "scene" | "options" | "walls" | "lights" | "regions" | "tokens" | "ruleset">>;

/** More changed walls than this and the index is built anew. */
const WALLS_REPLACED_SINGLY = 8;

/** What outlives a change, by what it was made of; all of it hangs on the grid alone. */
interface Shared {
  readonly grid: Grid;
  readonly indices: WeakMap<readonly Wall[], WallIndex<Wall>>;
  readonly bodies: WeakMap<Token, Body>;
  readonly snapped: WeakMap<Light, Light>;
  readonly memory: Memory;
}

/** A prepared scene: what follows from a battlefield is derived once, when first asked for, and kept. */
export class Field {
  readonly battlefield: Battlefield;
  readonly grid: Grid;
  readonly #shared: Shared;
  /** What others worked out of this field alone. */
  readonly memory = new Memory();
  #tokens: ReadonlyMap<string, Token> | null = null;
  #bodies: readonly Body[] | null = null;
  #lights: readonly Light[] | null = null;
  #standing: readonly Light[] | null = null;

  private constructor(battlefield: Battlefield, shared: Shared) {
    this.battlefield = battlefield;
    this.grid = shared.grid;
    this.#shared = shared;
  }

  /** Prepares a battlefield. */
  static of(battlefield: Battlefield): Field {
    return new Field(battlefield, newShared(battlefield.scene));
  }

  /** What others worked out that outlives a change: shared by all fields that come from one another by with(). */
  get lineage(): Memory {
    return this.#shared.memory;
  }

  get ruleset(): RulesetId {
    return this.battlefield.ruleset;
  }

  get scene(): SceneData {
    return this.battlefield.scene;
  }

  get options(): Options {
    return this.battlefield.options;
  }

  get regions(): readonly Region[] {
    return this.battlefield.regions;
  }

  /** The walls by place. */
  get walls(): WallIndex<Wall> {
    const { walls } = this.battlefield;
    const known = this.#shared.indices.get(walls);
    if (known !== undefined) return known;
    const index = createWallIndex(walls, this.grid);
    this.#shared.indices.set(walls, index);
    return index;
  }

  /** Every token's body, in the order of the snapshot. */
  get bodies(): readonly Body[] {
    this.#bodies ??= this.battlefield.tokens.map((token) => this.bodyOf(token));
    return this.#bodies;
  }

  /** Every light that burns: the scene's, and those that tokens carry (each under its token's id). */
  get lights(): readonly Light[] {
    this.#lights ??= this.#burning();
    return this.#lights;
  }

  /** The scene's own lights that burn. */
  get standingLights(): readonly Light[] {
    const { lights, scene } = this.battlefield;
    this.#standing ??= lights.map((light) => this.#snapLight(light)).filter((light) => burns(light, scene.darknessLevel));
    return this.#standing;
  }

  /** The token of an id; throws a RangeError that names the id when there is none. */
  token(id: string): Token {
    const token = this.#byId.get(id);
    if (token === undefined) throw new RangeError(`There is no token "${id}" on this battlefield.`);
    return token;
  }

  /** Whether there is a token of that id. */
  has(id: string): boolean {
    return this.#byId.has(id);
  }

  /** The body of the token of an id; throws like token(). */
  body(id: string): Body {
    return this.bodyOf(this.token(id));
  }

  /** The body that a token has, or would have, on this grid: also for one that stands elsewhere than in the snapshot. */
  bodyOf(token: Token): Body {
    const known = this.#shared.bodies.get(token);
    if (known !== undefined) return known;
    const body = bodyOf(token, this.grid);
    this.#shared.bodies.set(token, body);
    return body;
  }

  /** Scene units between the nearest spaces of two bodies, with the difference in elevation, by the diagonal rule. */
  distance(a: Body, b: Body): number {
    return this.grid.distance(a.spaces, b.spaces, Math.abs(a.bottom - b.bottom));
  }

  /** Whether two bodies are adjacent: their spaces touch, corners too, and so do their heights (at least one space). */
  touching(a: Body, b: Body): boolean {
    const cube = this.scene.grid.distance;
    const topOf = (body: Body): number => Math.max(body.top, body.bottom + cube);
    return a.bottom <= topOf(b) && b.bottom <= topOf(a) && this.grid.touching(a.spaces, b.spaces);
  }

  /** The bodies whose outline meets a box in pixels. */
  bodiesNear(box: Box): readonly Body[] {
    return this.bodies.filter(
      ({ bounds }) =>
        bounds.minX <= box.maxX && bounds.maxX >= box.minX && bounds.minY <= box.maxY && bounds.maxY >= box.minY,
    );
  }

  /** The regions that a place lies in, in the order of the snapshot; no levels stands for all. */
  regionsAt(point: Point, elevation: number, levels: readonly string[] = []): readonly Region[] {
    return this.battlefield.regions.filter((region) => regionContains(region, point, elevation, levels));
  }

  /** A field with some of it exchanged, that shares with this one whatever did not change. */
  with(change: FieldChange): Field {
    const battlefield: Battlefield = { ...this.battlefield, ...change };
    const sameGrid = gridKey(battlefield.scene) === gridKey(this.battlefield.scene);
    if (!sameGrid) return Field.of(battlefield);
    this.#replaceWalls(battlefield.walls);
    return new Field(battlefield, this.#shared);
  }

  /** Where few walls differ, their index is this one's with those replaced; else it is left to be built. */
  #replaceWalls(next: readonly Wall[]): void {
    const before = this.battlefield.walls;
    const { indices } = this.#shared;
    const index = indices.get(before);
    if (index === undefined || indices.has(next) || before.length !== next.length) return;
    const changed: (readonly [old: Wall, now: Wall])[] = [];
    for (const [i, wall] of next.entries()) {
      const old = before[i];
      if (wall === old) continue;
      if (wall.id !== old?.id || changed.length === WALLS_REPLACED_SINGLY) return;
      changed.push([old, wall]);
    }
    const replaced = changed.reduce((known, [, wall]) => known.replace(wall), index);
    if (replaced !== index) recordWallChange(index, replaced, changed);
    indices.set(next, replaced);
  }

  get #byId(): ReadonlyMap<string, Token> {
    this.#tokens ??= new Map(this.battlefield.tokens.map((token) => [token.id, token]));
    return this.#tokens;
  }

  #burning(): readonly Light[] {
    const { scene } = this.battlefield;
    const carried = this.bodies
      .map((body) => carriedLightOf(body, scene.grid.distance))
      .filter((light) => light !== null)
      .filter((light) => burns(light, scene.darknessLevel));
    return [...this.standingLights, ...carried];
  }

  /** A light on the lattice; always the same one for the same light, so that what was derived from it holds. */
  #snapLight(light: Light): Light {
    const known = this.#shared.snapped.get(light);
    if (known !== undefined) return known;
    const [x, y] = [snap(light.x), snap(light.y)];
    const snapped = x === light.x && y === light.y ? light : { ...light, x, y };
    this.#shared.snapped.set(light, snapped);
    return snapped;
  }
}

function newShared(scene: SceneData): Shared {
  const grid = createGrid({ ...scene.grid, diagonals: scene.diagonals });
  return { grid, indices: new WeakMap(), bodies: new WeakMap(), snapped: new WeakMap(), memory: new Memory() };
}

function gridKey({ grid, diagonals }: SceneData): string {
  return [grid.type, grid.size, grid.distance, grid.units, diagonals].join("|");
}

import type { Box } from "../battlefield/body";
import type { Wall } from "../battlefield/types";
import type { Point } from "../geometry/point";
import { crossesRegion, standsIn } from "./cover-regions";
import type { CoverRegion } from "./cover-regions";
import type { CoverScene } from "./cover-scene";
import { rankOf } from "./cover-rules";
import { LinePassage } from "./line-passage";
import { cutsOf, excusedWalls } from "./low-obstacles";
import type { ExcusedWall } from "./low-obstacles";
import { passesThrough, roomBetween, standsApart, weighCreature } from "./obstacles";
import type { Obstacle } from "./obstacles";
import type { Pair } from "./pair";
import { endOf, startOf } from "./sheet";
import type { Viewpoint } from "./viewpoints";
import { readAs } from "./wall-readings";
import type { ReadWalls } from "./wall-readings";
import type { WallReading } from "./wall-screen";

/** Parts of a body smaller than this are rounding. */
const NOTHING = 1e-9;

/** What one sight line met. */
export interface LineMeasure {
  /** Part of the target's body, 0 to 1, that walls hide on the line; 1 stops it. */
  readonly hidden: number;
  /** A wall or region to which the GM gave a grade is in the way. */
  readonly graded: boolean;
  /** Rank of the cover that walls and regions give on the line. */
  readonly rank: number;
  /** Rank of the cover that creatures give on the line. */
  readonly creatures: number;
}

/** A line that nothing is in the way of. */
export const CLEAR: LineMeasure = { hidden: 0, graded: false, rank: 0, creatures: 0 };

/** The sight lines between an attacker and a target: what stands near them is gathered once. */
export class SightLines {
  readonly pair: Pair;
  readonly scene: CoverScene;
  /** Low walls that the rules leave out for this pair. */
  readonly excused: readonly ExcusedWall[];
  readonly #solid: LinePassage;
  readonly #graded: readonly { readonly rank: number; readonly passage: LinePassage }[];
  readonly #cut: readonly Wall[];
  readonly #regions: readonly CoverRegion[];
  /** Regions that cover the target as such; the others are in the way. */
  readonly #shelters: ReadonlySet<CoverRegion>;
  /** What a line is that walls stop. */
  readonly #stopped: LineMeasure;
  /** The excused walls alone, as if they counted. */
  readonly #excusedPassage: LinePassage | null;
  #obstacles: readonly Obstacle[] | null = null;

  constructor(scene: CoverScene, pair: Pair) {
    this.scene = scene;
    this.pair = pair;
    this.#stopped = { hidden: 1, graded: false, rank: scene.rules.grades.length - 1, creatures: 0 };
    const { rules, walls, field } = scene;
    this.#cut = walls.withHeights.length === 0 ? [] : wallsWithin(walls.withHeights, boxAround(pair));
    this.excused = this.#cut.length === 0 ? [] : excusedWalls(this.#cut, rules.lowWalls, field.grid, groundsOf(pair), pair.target, walls.runOf);
    const left = new Set(this.excused.map(({ wall }) => wall));
    this.#solid = passageOf(scene, pair, walls.solid, left);
    this.#graded = walls.graded.map((graded) => ({ rank: graded.rank, passage: passageOf(scene, pair, graded, left) }));
    this.#excusedPassage = left.size === 0 ? null : passageOf(scene, pair, readAs([...left], (wall) => (left.has(wall) ? "solid" : "open")), new Set());
    [this.#regions, this.#shelters] = this.#regionsNear();
  }

  /** What walls and regions do to a line. */
  measureWalls(from: Viewpoint, to: Viewpoint): LineMeasure {
    const hidden = this.#hidden(this.#solid, from, to);
    if (hidden >= 1) return this.#stopped;
    const graded = Math.max(this.#gradedRank(from, to, hidden), this.#regionRank(from, to));
    const rank = Math.max(this.#lowRank(hidden), graded);
    return rank === 0 && hidden === 0 ? CLEAR : { hidden, graded: graded > 0, rank, creatures: 0 };
  }

  /** Rank of the cover that creatures give on a line. */
  creatureRank(from: Viewpoint, to: Viewpoint): number {
    let rank = 0;
    for (const obstacle of this.obstacles) {
      if (obstacle.rank > rank && passesThrough(obstacle, this.pair.sheet, from.point, to.point)) rank = obstacle.rank;
    }
    return rank;
  }

  /** Walls that hide something of the target on a line that is not clear, nearest first. */
  wallsOn(from: Viewpoint, to: Viewpoint): Iterable<Wall> {
    if (this.#graded.length === 0) return this.#stopping(this.#solid, from, to);
    const found = new Set(this.#stopping(this.#solid, from, to));
    for (const { passage } of this.#graded) for (const wall of this.#stopping(passage, from, to)) found.add(wall);
    return found;
  }

  /** Low walls that would hide something of the target on a line, but are left out. */
  excusedOn(from: Viewpoint, to: Viewpoint): readonly ExcusedWall[] {
    if (this.#excusedPassage === null) return [];
    const walls = new Set(this.#stopping(this.#excusedPassage, from, to));
    return this.excused.filter(({ wall }) => walls.has(wall));
  }

  /** Creatures that a line passes through, whether they give cover or not. */
  creaturesOn(from: Viewpoint, to: Viewpoint): readonly Obstacle[] {
    return this.obstacles.filter((obstacle) => passesThrough(obstacle, this.pair.sheet, from.point, to.point));
  }

  /** Regions that give cover on a line. */
  regionsOn(from: Viewpoint, to: Viewpoint): readonly CoverRegion[] {
    return this.#regions.filter((region) => this.#regionCovers(region, from, to));
  }

  /** Whether a viewpoint can be reached from the centre of its own space. */
  isAvailable(view: Viewpoint, elevation: number): boolean {
    return this.#solid.isAvailable(view, elevation);
  }

  /** The creatures that stand near the lines. */
  get obstacles(): readonly Obstacle[] {
    this.#obstacles ??= this.#creaturesNear();
    return this.#obstacles;
  }

  #stopping(passage: LinePassage, from: Viewpoint, to: Viewpoint): Iterable<Wall> {
    const { sheet } = this.pair;
    if (this.#cut.length === 0) return passage.stoppedBy(from, to, startOf(sheet, 0.5), endOf(sheet, 0.5));
    const found = new Set<Wall>();
    this.#eachSlice(from, to, (fraction) => {
      for (const wall of passage.stoppedBy(from, to, startOf(sheet, fraction), endOf(sheet, fraction))) found.add(wall);
    });
    return found;
  }

  #hidden(passage: LinePassage, from: Viewpoint, to: Viewpoint): number {
    if (passage.empty) return 0;
    const { sheet } = this.pair;
    if (this.#cut.length === 0) return passage.isFree(from, to, startOf(sheet, 0.5), endOf(sheet, 0.5)) ? 0 : 1;
    let hidden = 0;
    this.#eachSlice(from, to, (fraction, part) => {
      if (!passage.isFree(from, to, startOf(sheet, fraction), endOf(sheet, fraction))) hidden += part;
    });
    return hidden > 1 - NOTHING ? 1 : hidden;
  }

  /** Visits the slices of the target's body on which a line meets the same walls: their middle and their part of the body. */
  #eachSlice(from: Viewpoint, to: Viewpoint, visit: (fraction: number, part: number) => void): void {
    let low = 0;
    for (const high of this.#cutsOn(from, to)) {
      if (high - low > NOTHING) visit((low + high) / 2, high - low);
      low = high;
    }
    visit((low + 1) / 2, 1 - low);
  }

  #cutsOn(from: Viewpoint, to: Viewpoint): readonly number[] {
    const exact = cutsOf(this.#cut, this.pair.sheet, from.point, to.point);
    if (from.inset === from.point && to.inset === to.point) return exact;
    return [...new Set([...exact, ...cutsOf(this.#cut, this.pair.sheet, from.inset, to.inset)])].sort((a, b) => a - b);
  }

  #lowRank(hidden: number): number {
    return hidden <= NOTHING ? 0 : rankOf(this.scene.rules, this.scene.rules.lowWalls.grade(hidden));
  }

  #gradedRank(from: Viewpoint, to: Viewpoint, hidden: number): number {
    let rank = 0;
    for (const graded of this.#graded) {
      if (this.#hidden(graded.passage, from, to) > hidden + NOTHING) rank = graded.rank;
    }
    return rank;
  }

  #regionRank(from: Viewpoint, to: Viewpoint): number {
    let rank = 0;
    for (const region of this.#regions) {
      if (region.rank > rank && this.#regionCovers(region, from, to)) rank = region.rank;
    }
    return rank;
  }

  #regionCovers(region: CoverRegion, from: Viewpoint, to: Viewpoint): boolean {
    const { target, levels, sheet } = this.pair;
    if (this.#shelters.has(region) && standsIn(region.region, [to.centre], target.bottom, target.top, levels)) return true;
    return crossesRegion(region.region, sheet, from.point, to.point);
  }

  /** The regions that count for the pair: the attacker stands in none of them; and those that the target stands in. */
  #regionsNear(): [readonly CoverRegion[], ReadonlySet<CoverRegion>] {
    const { scene, pair } = this;
    if (scene.regions.length === 0) return [[], new Set()];
    const { sheet, levels, attacker, target } = pair;
    const places = attacker === null ? pair.ground : attacker.spaces.map((space) => space.centre);
    const outside = scene.regions.filter(
      ({ region }) => !standsIn(region, places, sheet.from, sheet.from + sheet.fromHeight, levels),
    );
    const ground = target.spaces.map((space) => space.centre);
    const shelters = outside.filter(({ region }) => standsIn(region, ground, target.bottom, target.top, levels));
    return [outside, new Set(shelters)];
  }

  #creaturesNear(): readonly Obstacle[] {
    const { scene, pair } = this;
    const { field, rules } = scene;
    const box = boxAround(pair);
    const found: Obstacle[] = [];
    for (const body of field.bodiesNear(box)) {
      if (!standsApart(body, pair.attacker, pair.target, pair.levels)) continue;
      const { rank, discounted } = weighCreature(body, pair.attacker, pair.target, rules, field.options);
      found.push({ body, pieces: roomBetween(body, [pair.attacker, pair.target], scene), rank, discounted });
    }
    return found;
  }
}

/** The lines of a pair past walls read in one way, of which some are left out. */
export function passageOf({ field }: CoverScene, { from, to, levels }: Pair, walls: ReadWalls, left: ReadonlySet<Wall>): LinePassage {
  const { reading, screen } = walls;
  const without: WallReading = (wall) => (left.has(wall) ? "open" : (reading?.(wall) ?? null));
  const [a, b] = [from === null ? null : walls.groundOf(from), walls.groundOf(to)];
  const ground = a === null ? b : { at: a.at || b.at, within: a.within || b.within };
  return new LinePassage(field.walls, screen, left.size === 0 ? reading : without, levels, ground);
}

/** The attacker's spaces by their corners, or its point. */
function groundsOf({ attacker, ground }: Pair): readonly (readonly Point[])[] {
  return attacker === null ? [ground] : attacker.spaces.map((space) => space.corners);
}

function wallsWithin(walls: readonly Wall[], { minX, minY, maxX, maxY }: Box): readonly Wall[] {
  return walls.filter(({ c: [ax, ay, bx, by] }) => {
    if (Math.max(ax, bx) < minX || Math.min(ax, bx) > maxX) return false;
    return Math.max(ay, by) >= minY && Math.min(ay, by) <= maxY;
  });
}

/** The box around the grounds of a pair, in pixels. */
function boxAround({ ground, target }: Pair): Box {
  const { bounds } = target;
  return ground.reduce<Box>(grow, bounds);
}

function grow(box: Box, { x, y }: Point): Box {
  return {
    minX: Math.min(box.minX, x),
    minY: Math.min(box.minY, y),
    maxX: Math.max(box.maxX, x),
    maxY: Math.max(box.maxY, y),
  };
}

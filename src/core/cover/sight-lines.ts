import type { Wall } from "../battlefield/types";
import type { Point } from "../geometry/point";
import { BodySlices, NOTHING } from "./body-slices";
import type { EndingWall } from "./body-slices";
import { corridorOf, mayMeetBox, mayMeetWall } from "./corridor";
import type { Corridor } from "./corridor";
import { crossesRegion, standsIn } from "./cover-regions";
import type { CoverRegion } from "./cover-regions";
import type { CoverScene } from "./cover-scene";
import { rankOf } from "./cover-rules";
import { CLEAR } from "./line-measure";
import type { LineMeasure } from "./line-measure";
import { LinePassage } from "./line-passage";
import { excusedWalls } from "./low-obstacles";
import type { ExcusedWall } from "./low-obstacles";
import { passesThrough, roomBetween, standsApart, weighCreature } from "./obstacles";
import type { Obstacle } from "./obstacles";
import type { Pair } from "./pair";
import { endOf, heightsOf, startOf } from "./sheet";
import type { Viewpoint } from "./viewpoints";
import type { ReadWalls } from "./wall-readings";
import type { WallPart } from "./wall-screen";

const NONE: readonly never[] = [];
const NO_REGIONS: ReadonlySet<CoverRegion> = new Set();

/** The sight lines between an attacker and a target: what stands near them is gathered once. */
export class SightLines {
  readonly pair: Pair;
  readonly scene: CoverScene;
  readonly #corridor: Corridor;
  readonly #solid: LinePassage;
  readonly #graded: readonly GradedPassage[];
  /** How walls that end at some height of the target cut it; null where none does. */
  readonly #slices: BodySlices | null;
  readonly #regions: readonly CoverRegion[];
  /** Regions that cover the target as such; the others are in the way. */
  readonly #shelters: ReadonlySet<CoverRegion>;
  /** Low walls that the rules leave out for this pair, and the lines past them alone. */
  readonly #excused: readonly ExcusedWall[];
  readonly #excusedPassages: readonly LinePassage[];
  #obstacles: readonly Obstacle[] | null = null;

  constructor(scene: CoverScene, pair: Pair) {
    this.scene = scene;
    this.pair = pair;
    this.#corridor = corridorOf(pair);
    const { rules, walls, field } = scene;
    const ending = this.#endingWalls();
    this.#slices = ending.length === 0 ? null : new BodySlices(ending, pair.sheet, pair.attacker?.bounds ?? null, pair.target.bounds);
    this.#excused = excusedWalls(ending, rules.lowWalls, field.grid, groundsOf(pair), pair.target, walls.runOf);
    const left = this.#excused.length === 0 ? null : new Set(this.#excused.map(({ wall }) => wall));
    const others = left === null ? null : { walls: left, only: false };
    this.#solid = passageOf(scene, pair, walls.solid, others);
    this.#graded = walls.graded.length === 0 ? NONE : walls.graded.map((graded) => ({ rank: graded.rank, passage: passageOf(scene, pair, graded, others) }));
    this.#excusedPassages = left === null ? NONE : [walls.solid, ...walls.graded].map((read) => passageOf(scene, pair, read, { walls: left, only: true }));
    [this.#regions, this.#shelters] = this.#regionsNear();
  }

  /** What walls and regions do to a line. */
  measureWalls(from: Viewpoint, to: Viewpoint): LineMeasure {
    const hidden = this.#hidden(this.#solid, from, to);
    if (hidden >= 1) return this.scene.stopped;
    const graded = Math.max(this.#gradedRank(from, to, hidden), this.#regionRank(from, to));
    const rank = Math.max(this.#lowRank(hidden), graded);
    return rank === 0 && hidden === 0 ? CLEAR : { hidden, graded: graded > 0, rank, creatures: 0 };
  }

  /** Whether one wall is known to stop every line of the pair. */
  get areCutOff(): boolean {
    const { from, to, sheet } = this.pair;
    return from !== null && this.#solid.stopsAll(from.outer, to.outer, ...heightsOf(sheet));
  }

  /** Rank of the cover that creatures give on a line. */
  creatureRank(from: Viewpoint, to: Viewpoint): number {
    let rank = 0;
    for (const obstacle of this.obstacles) {
      if (obstacle.rank > rank && passesThrough(obstacle, this.pair.sheet, from.point, to.point)) rank = obstacle.rank;
    }
    return rank;
  }

  /** Walls that hide something of the target on a line, whose measure is known, nearest first. */
  wallsOn(from: Viewpoint, to: Viewpoint, { hidden }: LineMeasure): Iterable<Wall> {
    const solid = this.#solidOn(from, to, hidden);
    if (this.#graded.length === 0) return solid;
    const found = new Set(solid);
    for (const { passage } of this.#graded) for (const wall of this.#stopping(passage, from, to)) found.add(wall);
    return found;
  }

  /** Low walls that would hide something of the target on a line, but are left out. */
  excusedOn(from: Viewpoint, to: Viewpoint): readonly ExcusedWall[] {
    if (this.#excused.length === 0) return NONE;
    const walls = new Set(this.#excusedPassages.flatMap((passage) => [...this.#stopping(passage, from, to)]));
    return this.#excused.filter(({ wall }) => walls.has(wall));
  }

  /** Creatures that a line passes through, whether they give cover or not. */
  creaturesOn(from: Viewpoint, to: Viewpoint): readonly Obstacle[] {
    if (this.obstacles.length === 0) return NONE;
    return this.obstacles.filter((obstacle) => passesThrough(obstacle, this.pair.sheet, from.point, to.point));
  }

  /** Regions that give cover on a line. */
  regionsOn(from: Viewpoint, to: Viewpoint): readonly CoverRegion[] {
    if (this.#regions.length === 0) return NONE;
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

  #solidOn(from: Viewpoint, to: Viewpoint, hidden: number): Iterable<Wall> {
    if (hidden === 0) return NONE;
    const { sheet } = this.pair;
    if (this.#slices === null) return this.#solid.firstOn(from, to, startOf(sheet, 0.5), endOf(sheet, 0.5));
    return this.#stopping(this.#solid, from, to);
  }

  #stopping(passage: LinePassage, from: Viewpoint, to: Viewpoint): Iterable<Wall> {
    const { sheet } = this.pair;
    const slices = this.#slices;
    if (slices === null) return passage.stoppedBy(from, to, startOf(sheet, 0.5), endOf(sheet, 0.5));
    const found = new Set<Wall>();
    const count = slices.cut(from, to);
    for (let slice = 0; slice < count; slice++) {
      if (slices.partOf(slice) === 0) continue;
      const fraction = slices.middleOf(slice);
      for (const wall of passage.stoppedBy(from, to, startOf(sheet, fraction), endOf(sheet, fraction))) found.add(wall);
    }
    return found;
  }

  #hidden(passage: LinePassage, from: Viewpoint, to: Viewpoint): number {
    if (passage.empty) return 0;
    const { sheet } = this.pair;
    const slices = this.#slices;
    if (slices === null) return passage.isFree(from, to, startOf(sheet, 0.5), endOf(sheet, 0.5)) ? 0 : 1;
    const count = slices.cut(from, to);
    const hidden = slices.hiddenPart(count, (fraction) => passage.isFree(from, to, startOf(sheet, fraction), endOf(sheet, fraction)));
    return hidden > 1 - NOTHING ? 1 : hidden;
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

  /** The walls in the corridor that may end at some height of the target. */
  #endingWalls(): readonly EndingWall[] {
    const [low, high] = heightsOf(this.pair.sheet);
    const all = this.scene.walls.endingWithin(low, high);
    return all.length === 0 ? all : all.filter(({ ends }) => mayMeetWall(this.#corridor, ends));
  }

  /** The regions that count for the pair: the attacker stands in none of them; and those that the target stands in. */
  #regionsNear(): [readonly CoverRegion[], ReadonlySet<CoverRegion>] {
    const { scene, pair } = this;
    if (scene.regions.length === 0) return [NONE, NO_REGIONS];
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
    let found: Obstacle[] | null = null;
    for (const body of field.bodies) {
      if (!mayMeetBox(this.#corridor, body.bounds) || !standsApart(body, pair.attacker, pair.target, pair.levels)) continue;
      const { rank, discounted } = weighCreature(body, pair.attacker, pair.target, rules, field.options);
      (found ??= []).push({ body, pieces: roomBetween(body, pair.attacker, pair.target, scene), rank, discounted });
    }
    return found ?? NONE;
  }
}

interface GradedPassage {
  readonly rank: number;
  readonly passage: LinePassage;
}

/** The lines of a pair past walls read in one way, or past some of them. */
export function passageOf({ field }: CoverScene, { from, to, levels }: Pair, walls: ReadWalls, part: WallPart | null): LinePassage {
  const { reading, screen } = walls;
  const [a, b] = [from === null ? null : walls.groundOf(from), walls.groundOf(to)];
  const ground = a === null ? b : { at: a.at || b.at, within: a.within || b.within };
  return new LinePassage(field.walls, screen, reading, { levels, part }, ground);
}

/** The attacker's spaces by their corners, or its point. */
function groundsOf({ attacker, ground }: Pair): readonly (readonly Point[])[] {
  return attacker === null ? [ground] : attacker.spaces.map((space) => space.corners);
}

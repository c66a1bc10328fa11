import type { AttackKind } from "../battlefield/attack-kind";
import type { Body } from "../battlefield/body";
import type { Field } from "../battlefield/field";
import { passesThroughRegion, sharesLevel, withinElevation, withinShapes } from "../battlefield/region-area";
import type { Region, RegionEffect } from "../battlefield/types";
import type { ElevatedPoint } from "../geometry/point";
import { insetCorners } from "./inset-corners";
import { CLARITIES, missOf } from "./sense-rules";
import type { Clarity, SenseRules } from "./sense-rules";

/** A region in the way, and how badly one sees through it. */
export interface Obscured {
  readonly region: Region;
  readonly clarity: Clarity;
  /** Per cent. */
  readonly missChance: number;
  /** Part of the target that it hides, per cent. */
  readonly share: number;
  /** Beyond the depth that one sees into it. */
  readonly beyond: boolean;
  /** Senses that it stops. */
  readonly stops: readonly string[];
}

type Obscurement = Extract<RegionEffect, { kind: "obscurement" }>;

interface Way {
  readonly field: Field;
  readonly rules: SenseRules;
  readonly observer: Body;
  readonly target: Body;
  readonly kind: AttackKind;
  readonly distance: number;
  readonly adjacent: boolean;
}

interface Cloud {
  readonly region: Region;
  readonly effect: Obscurement;
}

const STOPS = ["sight", "darkvision"];
const CLOUDS = new WeakMap<readonly Region[], readonly Cloud[]>();

/** What obscures a target from an observer, in the way or around it, worst first, from the observer's best corner. */
export function obscurementBetween(way: Way): readonly Obscured[] {
  const clouds = cloudsOf(way.field.regions).filter(({ region }) =>
    sharesLevel(region.levels, way.target.token.levels),
  );
  if (clouds.length === 0) return [];
  if (way.rules.obscurement.wholeInMelee && way.kind === "melee" && way.adjacent) {
    return sorted(clouds.filter(({ region }) => holds(way, region)).map((cloud) => obscured(way, cloud, 1)));
  }
  const ends = endsAt(way);
  let best: readonly Obscured[] | null = null;
  for (const corner of insetCorners(way.field, way.observer)) {
    const from = { ...corner, z: eyesOf(way.observer) };
    const through = sorted(clouds.flatMap((cloud) => throughFrom(way, cloud, from, ends)));
    if (through.length === 0) return through;
    if (best === null || worse(best[0], through[0]) < 0) best = through;
  }
  return best ?? [];
}

/** Whether a creature stands in water, or is under its surface. */
export function isInWater(field: Field, body: Body): boolean {
  if (body.token.swimming) return true;
  return field.regions.some(
    (region) =>
      region.effects.some(({ kind }) => kind === "water") &&
      sharesLevel(region.levels, body.token.levels) &&
      withinElevation(region, body.bottom) &&
      withinShapes(region, body.centre),
  );
}

function cloudsOf(regions: readonly Region[]): readonly Cloud[] {
  let clouds = CLOUDS.get(regions);
  if (clouds === undefined) {
    clouds = regions.flatMap((region) =>
      region.effects.flatMap((effect) => (effect.kind === "obscurement" ? [{ region, effect }] : [])),
    );
    CLOUDS.set(regions, clouds);
  }
  return clouds;
}

function throughFrom(way: Way, cloud: Cloud, from: ElevatedPoint, ends: readonly ElevatedPoint[]): readonly Obscured[] {
  const passing = ends.filter((end) => passesThroughRegion(cloud.region, from, end)).length;
  if (passing === 0) return [];
  return [obscured(way, cloud, way.rules.obscurement.lines === "any" ? 1 : passing / ends.length)];
}

/** How badly one sees through a cloud that hides this part of the target's points. */
function obscured(way: Way, { region, effect }: Cloud, part: number): Obscured {
  const { rules } = way;
  const plain = rules.obscurement[effect.density];
  const stops = effect.stops ?? STOPS;
  const beyond = isBeyond(way, effect);
  const near = !beyond && isClearNear(effect);
  if (near) return { region, clarity: "clear", missChance: 0, share: 0, beyond, stops };
  const share = (effect.share ?? plain.share) * part;
  if (!rules.obscurement.byMissChance) {
    const clarity = rules.shareSteps.length > 0 ? byShare(share) : part >= 1 ? plain.clarity : "clear";
    return { region, clarity, missChance: missOf(rules.missChance, clarity), share, beyond: false, stops };
  }
  const own = beyond ? effect.beyond?.missChance : effect.missChance;
  const missChance = own ?? plain.missChance;
  return { region, clarity: byMissChance(rules, missChance), missChance, share, beyond, stops };
}

/** Whether the target is farther off than the distance from which a cloud hides more. */
function isBeyond({ adjacent, distance }: Way, { beyond }: Obscurement): boolean {
  return beyond !== undefined && !adjacent && distance > beyond.distance;
}

/** Whether a cloud hides nothing up to its distance: it gives no chance for there, or none beyond it. */
function isClearNear({ beyond, missChance }: Obscurement): boolean {
  return beyond !== undefined && (missChance === 0 || (missChance === undefined && beyond.missChance === undefined));
}

function byShare(share: number): Clarity {
  if (share >= 100) return "none";
  return share > 0 ? "partial" : "clear";
}

function byMissChance(rules: SenseRules, missChance: number): Clarity {
  if (missChance >= rules.missChance.total) return "none";
  return missChance > 0 ? "partial" : "clear";
}

function endsAt({ field, target }: Way): readonly ElevatedPoint[] {
  const z = (target.bottom + target.top) / 2;
  const corners = insetCorners(field, target).map((corner) => ({ ...corner, z }));
  return [...corners, { ...target.centre, z }];
}

function eyesOf({ bottom, top }: Body): number {
  return bottom + (top - bottom) * 0.9;
}

function holds({ field, target }: Way, region: Region): boolean {
  return (
    withinElevation(region, target.bottom) &&
    insetCorners(field, target).every((corner) => withinShapes(region, corner))
  );
}

/** Worst first. */
function sorted(all: readonly Obscured[]): readonly Obscured[] {
  return [...all].sort((a, b) => worse(a, b));
}

/** Negative when the first is the worse of two. */
function worse(a: Obscured | undefined, b: Obscured | undefined): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
  return (
    CLARITIES.indexOf(b.clarity) - CLARITIES.indexOf(a.clarity) || b.missChance - a.missChance || b.share - a.share
  );
}

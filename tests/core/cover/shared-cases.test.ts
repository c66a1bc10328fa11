import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Field } from "../../../src/core/battlefield/field";
import { resolveCover } from "../../../src/core/cover/resolve-cover";
import { battlefield, region, scene, token, wall } from "../../builders/battlefield";
import { COVER_RULES } from "./cover-rulesets";
import type { AttackKind } from "../../../src/core/battlefield/attack-kind";
import type { RulesetId } from "../../../src/core/battlefield/types";

interface SharedCase {
  readonly id: string;
  readonly certainty: string;
  readonly attacker: string | { readonly point: readonly [number, number]; readonly elevation: number };
  readonly target: string;
  readonly attack: AttackKind;
  readonly snapshot: {
    readonly ruleset: RulesetId;
    readonly scene: Parameters<typeof scene>[0];
    readonly walls: readonly (Parameters<typeof wall>[1] & { c: [number, number, number, number] })[];
    readonly tokens: readonly (Parameters<typeof token>[3] & { id: string; x: number; y: number })[];
    readonly regions: readonly object[];
  };
  readonly expect: {
    readonly cover: string;
    readonly modifier: number | null;
    readonly blockedLines?: number;
    readonly reflex?: number;
    readonly stealth?: boolean;
    readonly effective?: string;
    readonly effectiveModifier?: number;
    readonly alternatives?: readonly string[];
  };
}

const place = new URL("../../../../shared/cases/cover.json", import.meta.url);
const cases = existsSync(place)
  ? (JSON.parse(readFileSync(place, "utf8")) as { cases: readonly SharedCase[] }).cases
  : [];

/** The answer to a case, in the words of its expectation. */
function answer({ snapshot, attacker, target, attack }: SharedCase): ReturnType<typeof resolveCover> {
  const field = Field.of(
    battlefield({
      ruleset: snapshot.ruleset,
      scene: scene(snapshot.scene),
      walls: snapshot.walls.map((data) => wall(data.c, data)),
      tokens: snapshot.tokens.map((data) => token(data.id, data.x, data.y, data)),
      regions: snapshot.regions.map((data) => ({ ...region([]), ...data })),
    }),
  );
  const from =
    typeof attacker === "string"
      ? field.body(attacker)
      : { x: attacker.point[0], y: attacker.point[1], z: attacker.elevation };
  return resolveCover(field, COVER_RULES[snapshot.ruleset], { attacker: from, target: field.body(target), kind: attack });
}

describe.skipIf(cases.length === 0)("reference cases", () => {
  it.each(cases.map((data) => [`${data.id} (${data.certainty})`, data] as const))("%s", (_name, data) => {
    const { cover, defence, modifier, lineOfEffect, facts } = answer(data);
    const { expect: expected } = data;
    if (data.certainty === "uncertain") {
      const known = expected.alternatives?.map((text) => text.split(" ")[0]) ?? null;
      if (known !== null) expect(known).toContain(cover.grade);
      return;
    }
    expect(cover.grade).toBe(expected.cover);
    if (expected.modifier !== null && expected.effective === undefined) expect(defence + modifier).toBe(expected.modifier);
    if (expected.modifier === null) expect(lineOfEffect).toBe(false);
    if (expected.blockedLines !== undefined) {
      expect(cover.lines.filter((line) => line.blocked)).toHaveLength(expected.blockedLines);
    }
    if (expected.reflex !== undefined) expect(cover.save).toBe(expected.reflex);
    if (expected.stealth !== undefined) expect(facts.stealth).toBe(expected.stealth);
    if (expected.effective !== undefined) expect(cover.effective).toBe(expected.effective);
    if (expected.effectiveModifier !== undefined) expect(defence + modifier).toBe(expected.effectiveModifier);
  });
});

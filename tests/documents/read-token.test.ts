import { describe, expect, it } from "vitest";
import type { Token } from "../../src/core/battlefield/types";
import { readScene } from "../../src/documents/read-scene";
import type { ReadSceneOptions } from "../../src/documents/read-scene";

function token(over: object, options: ReadSceneOptions = {}, others: object[] = []): Token {
  const [read] = readScene({ tokens: [{ _id: "t", x: 0, y: 0, ...over }, ...others] }, options).tokens;
  if (read === undefined) throw new Error("no token was read");
  return read;
}

describe("the senses that a token tells of", () => {
  it.each([
    ["sight with darkvision", { sight: { enabled: true, range: 60, visionMode: "darkvision" } }, { darkvision: 60 }],
    ["sight with a range", { sight: { enabled: true, range: 30, visionMode: "basic" } }, { darkvision: 30 }],
    ["sight without limit", { sight: { enabled: true, range: null, visionMode: "basic" } }, { darkvision: "infinite" }],
    ["sight that is off", { sight: { enabled: false, range: 60, visionMode: "darkvision" } }, { sight: true, darkvision: 0 }],
    ["tremorsense as a vision mode", { sight: { enabled: true, range: 20, visionMode: "tremorsense" } }, { tremorsense: 20, darkvision: 0 }],
    ["light amplification", { sight: { enabled: true, range: 20, visionMode: "lightAmplification" } }, { lowLight: true, darkvision: 0 }],
    ["the vision mode of the blind", { sight: { enabled: true, range: 20, visionMode: "blindness" } }, { sight: true, darkvision: 0 }],
    ["a list of modes", { detectionModes: [{ id: "feelTremor", range: 30, enabled: true }, { id: "seeInvisibility", range: 5, enabled: true }] }, { tremorsense: 30, seeInvisible: true }],
    ["a record of modes", { detectionModes: { feelTremor: { range: 30, enabled: true }, blindsight: { range: null, enabled: true } } }, { tremorsense: 30, blindsight: "infinite" }],
    ["modes that are off", { detectionModes: [{ id: "feelTremor", range: 30, enabled: false }] }, { tremorsense: 0 }],
    ["modes that nobody knows", { detectionModes: [{ id: "hearThoughts", range: 30, enabled: true }] }, { blindsight: 0 }],
    ["the longer of two ranges", { sight: { enabled: true, range: 30 }, detectionModes: [{ id: "basicSight", range: 60, enabled: true }] }, { darkvision: 60 }],
    ["no limit over a range", { sight: { enabled: true, range: 30 }, detectionModes: [{ id: "basicSight", range: null, enabled: true }] }, { darkvision: "infinite" }],
    ["see invisibility of no range", { detectionModes: [{ id: "seeInvisibility", range: 0, enabled: true }] }, { seeInvisible: false }],
    ["nothing", {}, { sight: true, darkvision: 0 }],
  ])("%s", (_title, over, senses) => {
    expect(token(over).senses).toMatchObject(senses);
  });
});

describe("what is known of the creature", () => {
  it("goes before what the token tells, and our flags before that", () => {
    const over = {
      sight: { enabled: true, range: 60 }, elevation: 10, disposition: -1,
      flags: { "grit-and-gloom": { reach: 15, senses: { scent: 30 }, conditions: ["prone"], traits: ["low-profile"], stealth: 22, moved: "run", noisy: true } },
    };
    const read = token(over, {
      creature: () => ({ size: "small", reach: 5, senses: { darkvision: null, lowLight: true }, conditions: ["dazzled"], traits: ["low-profile", "incorporeal"] }),
    });
    expect(read).toMatchObject({ size: "small", reach: 15, elevation: 10, disposition: -1, stealth: 22, moved: "run", noisy: true });
    expect(read.senses).toMatchObject({ darkvision: null, lowLight: true, scent: 30, sight: true });
    expect(read.conditions).toEqual(["dazzled", "prone"]);
    expect(read.traits).toEqual(["low-profile", "incorporeal"]);
  });

  it("is asked with the token's own data", () => {
    expect(token({ actorId: "x" }, { creature: (data) => ({ name: `actor ${String(data["actorId"])}` }) }).name).toBe("actor x");
  });
});

describe("a token", () => {
  it.each([["fly", true, false], ["swim", false, true], ["walk", false, false]])("that moves by %s: flying %s, swimming %s", (movementAction, flying, swimming) => {
    expect(token({ movementAction })).toMatchObject({ flying, swimming });
  });

  it("carries its light, with what our flags say of that", () => {
    const light = { bright: 20, dim: 40, angle: 360, negative: false, priority: 1, darkness: { min: 0, max: 1 } };
    expect(token({ light }).light).toMatchObject({ bright: 20, dim: 40, priority: 1, kind: "flame", rotation: 0 });
    expect(token({ light, flags: { "grit-and-gloom": { light: { kind: "spell", spellLevel: 3 } } } }).light).toMatchObject({ kind: "spell", spellLevel: 3 });
    expect(token({ light: { bright: 0, dim: 0 } }).light).toBeNull();
  });

  it("stands in the level that v14 gives it", () => {
    expect(token({ level: "hall" }).levels).toEqual(["hall"]);
  });

  it("names a rider only where that token is there", () => {
    const flags = { "grit-and-gloom": { rider: "r" } };
    expect(token({ flags }).rider).toBeNull();
    expect(token({ flags }, {}, [{ _id: "r", x: 0, y: 0 }]).rider).toBe("r");
  });

  it("without elevation stands on the ground", () => {
    expect(token({ elevation: null }).elevation).toBe(0);
  });
});

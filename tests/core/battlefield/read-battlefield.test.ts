import { describe, expect, it } from "vitest";
import { BattlefieldError } from "../../../src/core/battlefield/battlefield-error";
import { DEFAULT_OPTIONS, DEFAULT_SCENE, DEFAULT_SENSES, DEFAULT_TOKEN } from "../../../src/core/battlefield/defaults";
import { readBattlefield } from "../../../src/core/battlefield/read-battlefield";

type Json = Record<string, unknown>;

function snapshot(over: Json = {}): Json {
  return { version: 1, ruleset: "pf1", ...over };
}

function errorOf(input: unknown): BattlefieldError {
  try {
    readBattlefield(input);
  } catch (error) {
    if (error instanceof BattlefieldError) return error;
    throw error;
  }
  throw new Error("The snapshot was taken for a good one.");
}

const WALL = { id: "w", c: [0, 0, 100, 0] };
const LIGHT = { id: "l", x: 0, y: 0 };
const REGION = { id: "r" };
const TOKEN = { id: "a", x: 0, y: 0 };
const wall = (over: Json): Json => snapshot({ walls: [WALL, { ...WALL, id: "w2", ...over }] });
const light = (over: Json): Json => snapshot({ lights: [{ ...LIGHT, ...over }] });
const region = (over: Json): Json => snapshot({ regions: [{ ...REGION, ...over }] });
const effect = (over: Json): Json => region({ effects: [over] });
const token = (over: Json): Json => snapshot({ tokens: [{ ...TOKEN, ...over }] });
const scene = (over: Json): Json => snapshot({ scene: over });

describe("a bad snapshot is refused, naming the place, what came and what was expected", () => {
  it.each<[title: string, input: unknown, path: string, got: string, expected: RegExp]>([
    ["no object", [], "battlefield", "a list of 0", /an object/],
    ["nothing", undefined, "battlefield", "nothing", /an object/],
    ["null", null, "battlefield", "null", /an object/],
    ["a later version", snapshot({ version: 99 }), "version", "99", /^1$/],
    ["a version as text", snapshot({ version: "1" }), "version", '"1"', /^1$/],
    ["no ruleset", { version: 1 }, "ruleset", "nothing", /one of "pf1", "dnd5e", "dc20", "cnc"/],
    ["an unknown ruleset", snapshot({ ruleset: "gurps" }), "ruleset", '"gurps"', /one of "pf1"/],
    ["a ruleset named like an object's own", snapshot({ ruleset: "constructor" }), "ruleset", '"constructor"', /one of/],
    ["a grid size of 0", scene({ grid: { size: 0 } }), "scene.grid.size", "0", /a finite number above 0/],
    ["a grid distance of 0", scene({ grid: { distance: 0 } }), "scene.grid.distance", "0", /above 0/],
    ["an unknown grid type", scene({ grid: { type: 6 } }), "scene.grid.type", "6", /one of 0, 1, 2, 3, 4, 5/],
    ["a grid that is null", scene({ grid: null }), "scene.grid", "null", /an object/],
    ["an unknown diagonal rule", scene({ diagonals: "5105" }), "scene.diagonals", '"5105"', /one of "equidistant"/],
    ["a darkness above 1", scene({ darknessLevel: 1.5 }), "scene.darknessLevel", "1.5", /at least 0 and of at most 1/],
    ["an unknown ambient level", scene({ ambient: "gloomy" }), "scene.ambient", '"gloomy"', /"auto", "supernatural-darkness"/],
    ["a moon as text", scene({ moonlit: "yes" }), "scene.moonlit", '"yes"', /true or false, or null/],
    ["an inset of half a space", snapshot({ options: { inset: 0.5 } }), "options.inset", "0.5", /below 0.5/],
    ["walls that are no list", snapshot({ walls: {} }), "walls", "an object", /a list/],
    ["a wall without place", snapshot({ walls: [{ id: "w" }] }), "walls[0].c", "nothing", /a list/],
    ["a wall of three numbers", wall({ c: [0, 0, 1] }), "walls[1].c", "[0, 0, 1]", /four numbers/],
    ["a wall of no length", wall({ c: [5, 5, 5, 5] }), "walls[1].c", "[5, 5, 5, 5]", /two different ends/],
    ["a wall with NaN", wall({ c: [0, 0, NaN, 0] }), "walls[1].c[2]", "NaN", /a finite number/],
    ["a wall to infinity", wall({ c: [0, 0, 0, Infinity] }), "walls[1].c[3]", "Infinity", /a finite number/],
    ["an unknown restriction", wall({ sight: 15 }), "walls[1].sight", "15", /one of 0, 10, 20, 30, 40/],
    ["an unknown direction", wall({ dir: 3 }), "walls[1].dir", "3", /one of 0, 1, 2/],
    ["an unknown cover grade", wall({ cover: "most" }), "walls[1].cover", '"most"', /"three-quarters".*or null/],
    ["a wall upside down", wall({ bottom: 10, top: 5 }), "walls[1].top", "5", /not below bottom/],
    ["a threshold below 0", wall({ threshold: { sight: -1 } }), "walls[1].threshold.sight", "-1", /at least 0, or null/],
    ["a wall with an empty id", wall({ id: "" }), "walls[1].id", '""', /a text that is not empty/],
    ["a wall without id", snapshot({ walls: [{ c: [0, 0, 1, 1] }] }), "walls[0].id", "nothing", /not empty/],
    ["two walls of one id", wall({ id: "w" }), "walls[1].id", '"w", which walls[0] has', /an id of its own/],
    ["two lights of one id", snapshot({ lights: [LIGHT, LIGHT] }), "lights[1].id", '"l", which lights[0] has', /an id of its own/],
    ["two regions of one id", snapshot({ regions: [REGION, REGION] }), "regions[1].id", '"r", which regions[0] has', /an id of its own/],
    ["two tokens of one id", snapshot({ tokens: [TOKEN, TOKEN] }), "tokens[1].id", '"a", which tokens[0] has', /an id of its own/],
    ["a negative radius", light({ bright: -5 }), "lights[0].bright", "-5", /at least 0/],
    ["a light at no place", snapshot({ lights: [{ id: "l", y: 0 }] }), "lights[0].x", "nothing", /a finite number/],
    ["a cone of 400 degrees", light({ angle: 400 }), "lights[0].angle", "400", /at most 360/],
    ["an unknown light level", light({ level: "glow" }), "lights[0].level", '"glow"', /"bright", or null/],
    ["half a step", light({ steps: 0.5 }), "lights[0].steps", "0.5", /a whole number, or null/],
    ["an unknown light kind", light({ kind: "lamp" }), "lights[0].kind", '"lamp"', /one of "flame"/],
    ["a carrier that is no token", light({ carrier: "x" }), "lights[0].carrier", '"x"', /the id of a token/],
    ["a rider that is no token", token({ rider: "x" }), "tokens[0].rider", '"x"', /the id of a token/],
    ["an unknown region shape", region({ shapes: [{ type: "star" }] }), "regions[0].shapes[0].type", '"star"', /one of "rectangle"/],
    ["a region shape of no kind", region({ shapes: [{}] }), "regions[0].shapes[0].type", "nothing", /one of "rectangle"/],
    ["a rectangle without width", region({ shapes: [{ type: "rectangle", x: 0, y: 0, height: 1 }] }), "regions[0].shapes[0].width", "nothing", /a finite number/],
    ["a polygon of two points", region({ shapes: [{ type: "polygon", points: [0, 0, 1, 1] }] }), "regions[0].shapes[0].points", "[0, 0, 1, 1]", /three points/],
    ["a region upside down", region({ elevation: { bottom: 1, top: 0 } }), "regions[0].elevation.top", "0", /not below bottom/],
    ["an unknown effect", effect({ kind: "smoke" }), "regions[0].effects[0].kind", '"smoke"', /one of "obscurement"/],
    ["an unknown density", effect({ kind: "obscurement", density: "thick" }), "regions[0].effects[0].density", '"thick"', /"light", "heavy"/],
    ["a miss chance of 120", effect({ kind: "obscurement", density: "light", missChance: 120 }), "regions[0].effects[0].missChance", "120", /at most 100/],
    ["an unknown effect level", effect({ kind: "ambient", level: "x" }), "regions[0].effects[0].level", '"x"', /"darkness"/],
    ["an unknown effect grade", effect({ kind: "cover", grade: "x" }), "regions[0].effects[0].grade", '"x"', /"half"/],
    ["an unknown darkness mode", effect({ kind: "darkness", mode: 3, modifier: 1 }), "regions[0].effects[0].mode", "3", /one of 0, 1, 2/],
    ["a token without id", snapshot({ tokens: [{ x: 0, y: 0 }] }), "tokens[0].id", "nothing", /not empty/],
    ["a token of no width", token({ width: 0 }), "tokens[0].width", "0", /above 0/],
    ["a token as wide as the world", token({ width: 1e9 }), "tokens[0].width", "1000000000", /at most 100/],
    ["a token without y", snapshot({ tokens: [{ id: "a", x: 0 }] }), "tokens[0].y", "nothing", /a finite number/],
    ["an unknown size", token({ size: "big" }), "tokens[0].size", '"big"', /"medium".*or null/],
    ["an unknown sense range", token({ senses: { darkvision: "far" } }), "tokens[0].senses.darkvision", '"far"', /at least 0, or "infinite", or null/],
    ["a negative sense range", token({ senses: { scent: -1 } }), "tokens[0].senses.scent", "-1", /at least 0, or "infinite", or null/],
    ["conditions as text", token({ conditions: "prone" }), "tokens[0].conditions", '"prone"', /a list/],
    ["a condition as number", token({ conditions: [1] }), "tokens[0].conditions[0]", "1", /a text/],
    ["an unknown movement", token({ moved: "far" }), "tokens[0].moved", '"far"', /"none", "half"/],
    ["a carried light that is none", token({ light: true }), "tokens[0].light", "true", /an object, or null/],
    ["a carried light's radius", token({ light: { dim: "40" } }), "tokens[0].light.dim", '"40"', /a finite number/],
    ["a carried light's window", token({ light: { darkness: { max: 2 } } }), "tokens[0].light.darkness.max", "2", /at most 1/],
  ])("%s", (_title, input, path, got, expected) => {
    const error = errorOf(input);
    expect(error.issues).toHaveLength(1);
    expect(error.issues[0]).toMatchObject({ path, got });
    expect(error.issues[0]?.expected).toMatch(expected);
    expect(error.message).toBe(`${path}: expected ${error.issues[0]?.expected}, got ${got}.`);
  });

  it("tells every issue, the first of them in the message", () => {
    const error = errorOf({ ruleset: "x", walls: [{ id: "w", c: [0, 0, 0, 0], dir: 9 }], tokens: [{ id: "" }] });
    expect(error.issues.map(({ path }) => path)).toEqual([
      "ruleset", "walls[0].c", "walls[0].dir", "tokens[0].id", "tokens[0].x", "tokens[0].y",
    ]);
    expect(error.message).toMatch(/^ruleset: .* \(and 5 more\)\.$/);
  });

  it("shortens a long text in the message", () => {
    expect(errorOf(snapshot({ ruleset: "x".repeat(500) })).message.length).toBeLessThan(150);
  });
});

describe("a good snapshot is filled in", () => {
  it("takes every default where nothing is given", () => {
    expect(readBattlefield({ ruleset: "cnc" })).toEqual({
      version: 1, ruleset: "cnc", scene: DEFAULT_SCENE, options: DEFAULT_OPTIONS, walls: [], lights: [], regions: [], tokens: [],
    });
    expect(readBattlefield(token({})).tokens).toEqual([{ ...DEFAULT_TOKEN, ...TOKEN }]);
  });

  it("fills in members of members", () => {
    const { scene: read, tokens } = readBattlefield({
      ...token({ senses: { darkvision: 60 }, light: { dim: 10 } }),
      scene: { grid: { size: 70 }, globalLight: { enabled: true } },
    });
    expect(read.grid).toEqual({ type: 1, size: 70, distance: 5, units: "ft" });
    expect(read.globalLight).toEqual({ enabled: true, bright: false, darkness: { min: 0, max: 1 } });
    expect(tokens[0]?.senses).toEqual({ ...DEFAULT_SENSES, darkvision: 60 });
    expect(tokens[0]?.light).toMatchObject({ bright: 0, dim: 10, angle: 360, kind: "flame" });
  });

  it("takes an undefined member for one left out", () => {
    expect(readBattlefield(snapshot({ walls: undefined })).walls).toEqual([]);
  });

  it("takes ranges that are infinite or unknown", () => {
    const { tokens } = readBattlefield(token({ senses: { darkvision: "infinite", scent: null } }));
    expect(tokens[0]?.senses).toMatchObject({ darkvision: "infinite", scent: null });
  });

  it("takes a light whose dim radius is less than its bright one", () => {
    expect(readBattlefield(light({ bright: 7, dim: 5 })).lights[0]).toMatchObject({ bright: 7, dim: 5 });
  });

  it("takes a rider and a carrier that name tokens", () => {
    const read = readBattlefield({ ...token({}), lights: [{ ...LIGHT, carrier: "a" }], tokens: [TOKEN, { ...TOKEN, id: "b", rider: "a" }] });
    expect(read.lights[0]?.carrier).toBe("a");
    expect(read.tokens[1]?.rider).toBe("a");
  });

  it.each([["override", 0], ["brighten", 1], ["darken", 2], [2, 2]])("reads darkness mode %s as Foundry's %i", (mode, number) => {
    expect(readBattlefield(effect({ kind: "darkness", mode, modifier: 1 })).regions[0]?.effects[0]).toMatchObject({ mode: number });
  });

  it("keeps members that it does not know, everywhere", () => {
    const input = {
      ...wall({ note: "ours" }), comment: "c", scene: { mood: "grim", grid: { colour: 1 } },
      tokens: [{ ...TOKEN, senses: { thoughts: 30 } }],
    };
    const read: unknown = readBattlefield(input);
    expect(read).toMatchObject({
      comment: "c", scene: { mood: "grim", grid: { colour: 1 } }, walls: [{}, { note: "ours" }], tokens: [{ senses: { thoughts: 30 } }],
    });
  });

  it("does not change what it reads", () => {
    const input = token({});
    const before = structuredClone(input);
    readBattlefield(input);
    expect(input).toEqual(before);
  });
});

import { describe, expect, it } from "vitest";
import { console } from "./console";

const MAP = { version: 1, ruleset: "pf1", tokens: [{ id: "a", x: 0, y: 0 }, { id: "b", x: 300, y: 0 }] };
const FILES = { map: MAP, "-": MAP, text: "hello", empty: "  ", list: [1], other: { name: "Actor" }, bad: { version: 99, ruleset: "pf1" }, scene: { walls: [{ c: [0, 0, null, 1] }] } };
const PAIR = ["--attacker", "a", "--target", "b"];

describe("bad usage: one sentence on standard error, nothing on standard output, exit status 2", () => {
  it.each<[title: string, argv: string[], says: RegExp]>([
    ["no command", [], /No command was given/],
    ["an unknown command", ["fight"], /no command "fight".*assess, light/],
    ["a command named like an object's own", ["constructor"], /no command "constructor"/],
    ["no file", ["assess", ...PAIR], /No file was given/],
    ["two files", ["light", "map", "map2"], /One file.*"map2"/],
    ["no attacker", ["assess", "map", "--target", "b"], /--attacker ID is missing/],
    ["no target", ["assess", "map", "--attacker", "a"], /--target ID is missing/],
    ["an unknown option", ["light", "map", "--colour"], /Unknown option "--colour"/],
    ["an option without its value", ["assess", "map", "--target", "b", "--attacker"], /--attacker/],
    ["a value for a switch", ["assess", "map", "--all=yes"], /--all/],
    ["an unknown attack kind", ["assess", "map", ...PAIR, "--attack", "bite"], /--attack: expected one of melee/],
    ["an unknown ruleset", ["light", "map", "--ruleset", "gurps"], /--ruleset: expected one of pf1/],
    ["a place of one number", ["assess", "map", ...PAIR, "--from", "5"], /--from: expected X,Y/],
    ["a place of four numbers", ["assess", "map", ...PAIR, "--from", "5,5,5,5"], /--from: expected X,Y/],
    ["a place of words", ["assess", "map", ...PAIR, "--from", "here,there"], /--from: expected a number, got "here"/],
    ["a place for all", ["assess", "map", "--all", "--from", "5,5"], /--from.*--all/],
    ["a token at no place", ["light", "map", "--token", "c,5"], /--token: expected ID,X,Y/],
    ["a token at an odd place", ["light", "map", "--token", "c,x,5"], /--token c: X: expected a number, got "x"/],
    ["a token without id", ["light", "map", "--token", ",5,5"], /--token: expected ID,X,Y/],
    ["a token with an odd sense", ["light", "map", "--token", "c,5,5,darkvision=far"], /darkvision: expected a number, got "far"/],
    ["a token with an unknown sense", ["light", "map", "--token", "c,5,5,sonar=60"], /sonar: there is nothing of that name/],
    ["a token with an unknown word", ["light", "map", "--token", "c,5,5,sleepy"], /sleepy: there is no sense, flag, condition/],
    ["a token of an unknown size", ["light", "map", "--token", "c,5,5,size=big"], /size: expected one of fine/],
    ["arguments for schema", ["schema", "map"], /schema takes nothing/],
  ])("%s", async (_title, argv, says) => {
    const printed = await console(argv, FILES);
    expect(printed).toMatchObject({ status: 2, out: "" });
    expect(printed.err).toMatch(says);
    expect(printed.err).toMatch(/^[^\n]+\.\n$/);
  });
});

describe("bad input: one sentence on standard error, nothing on standard output, exit status 1", () => {
  it.each<[title: string, argv: string[], says: RegExp]>([
    ["no such file", ["light", "nowhere"], /"nowhere": there is no such file/],
    ["no JSON", ["light", "text"], /"text" is no JSON/],
    ["an empty file", ["light", "empty"], /"empty" is empty/],
    ["a list", ["light", "list"], /snapshot or a scene was expected, got \[1\]/],
    ["neither snapshot nor scene", ["light", "other"], /with no member of either/],
    ["a later version", ["light", "bad"], /^version: expected 1, got 99/],
    ["a scene with a bad wall", ["light", "scene"], /^walls\[0\]\.c\[2\]: expected a finite number, got null/],
    ["an unknown attacker", ["assess", "map", "--attacker", "x", "--target", "b"], /no token "x"/],
    ["an unknown target", ["assess", "map", "--attacker", "a", "--target", "x"], /no token "x"/],
    ["an unknown observer", ["light", "map", "--observer", "x"], /no token "x"/],
    ["an attacker that is the target", ["assess", "map", "--attacker", "a", "--target", "a"], /both "a"/],
    ["a token that is there already", ["light", "map", "--token", "a,5,5"], /^tokens\[2\]\.id: expected an id of its own/],
    ["a negative sense", ["light", "map", "--token", "c,5,5,darkvision=-5"], /^tokens\[2\]\.senses\.darkvision: .*got -5/],
  ])("%s", async (_title, argv, says) => {
    const printed = await console(argv, FILES);
    expect(printed).toMatchObject({ status: 1, out: "" });
    expect(printed.err).toMatch(says);
    expect(printed.err).toMatch(/^[^\n]+\.\n$/);
  });
});

describe("help", () => {
  it.each([[["--help"], /assess.*\n.*light/], [["assess", "--help"], /--attacker ID/], [["light", "--help"], /--token ID,X,Y/], [["resolve", "--help"], /dice/]])(
    "%j goes to standard output",
    async (argv, says) => {
      const printed = await console(argv);
      expect(printed).toMatchObject({ status: 0, err: "" });
      expect(printed.out).toMatch(says);
    },
  );
});

it("schema prints the published JSON Schema", async () => {
  const printed = await console(["schema"]);
  expect(JSON.parse(printed.out)).toHaveProperty("$schema", "https://json-schema.org/draft/2020-12/schema");
});

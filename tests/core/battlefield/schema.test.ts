import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BattlefieldError } from "../../../src/core/battlefield/battlefield-error";
import { battlefieldSchema, readBattlefield } from "../../../src/core/battlefield/read-battlefield";
import { arbitrarySnapshot } from "../../builders/arbitrary-battlefield";

const published: unknown = JSON.parse(readFileSync(new URL("../../../schema/battlefield.schema.json", import.meta.url), "utf8"));
const validate = new Ajv2020({ strict: true, allowUnionTypes: true, strictTypes: false }).compile(battlefieldSchema());

function readerAccepts(input: unknown): boolean {
  try {
    readBattlefield(input);
    return true;
  } catch (error) {
    if (error instanceof BattlefieldError) return false;
    throw error;
  }
}

/** What the reader refuses and a schema cannot say. */
const BEYOND_A_SCHEMA = /an id of its own|the id of a token|two different ends|three points|not below bottom/;

describe("the published JSON Schema", { timeout: 30_000 }, () => {
  it("is the one that the reader's format gives (npm run -s cli -- schema)", () => {
    expect(published).toEqual(battlefieldSchema());
  });

  it("accepts what the reader accepts, before and after reading", () => {
    fc.assert(
      fc.property(arbitrarySnapshot, (snapshot) => {
        expect(validate(snapshot), JSON.stringify(validate.errors)).toBe(true);
        expect(validate(readBattlefield(snapshot)), JSON.stringify(validate.errors)).toBe(true);
      }),
    );
  });

  it("refuses what the reader refuses when any one value is replaced", () => {
    const odd = fc.oneof(fc.constantFrom<unknown>(null, true, "", "odd", -1, 0, 0.5, 1e9, [], [1], {}), fc.jsonValue());
    fc.assert(
      fc.property(arbitrarySnapshot, fc.nat(), odd, (snapshot, at, value) => {
        const spoilt = replaceAt(snapshot, at, value);
        const accepted = readerAccepts(spoilt);
        if (validate(spoilt) === accepted) return;
        expect(accepted).toBe(false);
        expect(() => readBattlefield(spoilt)).toThrow(BEYOND_A_SCHEMA);
      }),
      { numRuns: 300 },
    );
  });
});

describe("reading", { timeout: 30_000 }, () => {
  it("what was read, written and read again changes nothing", () => {
    fc.assert(
      fc.property(arbitrarySnapshot, (snapshot) => {
        // As it comes from a file: JSON knows no negative zero.
        const once = readBattlefield(JSON.parse(JSON.stringify(snapshot)));
        expect(readBattlefield(JSON.parse(JSON.stringify(once)))).toEqual(once);
      }),
    );
  });

  it("leaves every member that came as it was, known or not", () => {
    fc.assert(
      fc.property(arbitrarySnapshot, (snapshot) => {
        // As it comes from a file: JSON knows no negative zero.
        const read = (): unknown => JSON.parse(JSON.stringify(snapshot));
        expect(readBattlefield(read())).toMatchObject(withModesAsNumbers(read()) as object);
      }),
    );
  });
});

/** A copy in which the value at the given place, counted through the whole tree, is another. */
function replaceAt(input: unknown, at: number, value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(input));
  const places: (() => void)[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const record = node as Record<string, unknown>;
    for (const key of Object.keys(record)) {
      if (key === "comment") continue;
      places.push(() => void (record[key] = value));
      visit(record[key]);
    }
  };
  visit(copy);
  places[at % places.length]?.();
  return copy;
}

function withModesAsNumbers(input: unknown): unknown {
  const numbers: Record<string, number> = { override: 0, brighten: 1, darken: 2 };
  return JSON.parse(JSON.stringify(input), (key, value: unknown) => (key === "mode" && typeof value === "string" ? numbers[value] : value));
}

import { expect, test } from "vitest";
import { covers } from "./support/key-pattern";

test.each([
  ["GRITGLOOM.A.B", "GRITGLOOM.A.B"],
  ["GRITGLOOM.A", "GRITGLOOM.A.B"],
  ["GRITGLOOM.A.", "GRITGLOOM.A.B"],
  ["GRITGLOOM.*.Name", "GRITGLOOM.Setting.x.Name"],
  ["GRITGLOOM.Cover.*", "GRITGLOOM.Cover.three-quarters"],
])("%s covers %s", (pattern, key) => {
  expect(covers(pattern, key)).toBe(true);
});

test.each([
  ["GRITGLOOM.A", "GRITGLOOM.AB"],
  ["GRITGLOOM.A.B", "GRITGLOOM.A"],
  ["GRITGLOOM.*.Name", "GRITGLOOM.Setting.x.Hint"],
  ["GRITGLOOM.A", "OTHER.GRITGLOOM.A"],
])("%s does not cover %s", (pattern, key) => {
  expect(covers(pattern, key)).toBe(false);
});

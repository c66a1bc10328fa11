import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OLDEST_NODE, nodeTooOld } from "../../scripts/lib/node-version.mjs";
import { inRoot } from "../../scripts/lib/paths.mjs";

test.each(["20.19.0", "20.20.2", "22.0.0", "24.1.0"])("Node %s is new enough", (version) => {
  expect(nodeTooOld(version)).toBeNull();
});

test.each(["18.20.8", "20.18.3", "0.12.0"])("Node %s is refused in one sentence that names both versions", (version) => {
  const sentence = nodeTooOld(version);
  expect(sentence).toContain(version);
  expect(sentence).toContain("20.19");
  expect(sentence?.match(/[.!?](\s|$)/g)).toHaveLength(1);
});

test("package.json asks for the same Node", () => {
  const { engines } = JSON.parse(readFileSync(inRoot("package.json"), "utf8")) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${OLDEST_NODE.join(".")}.0`);
});

import { expect, test } from "vitest";
import { playgroundOptions } from "../../scripts/lib/playground.mjs";

test("without flags the playground opens in a browser, on a port that is not Foundry's own", () => {
  expect(playgroundOptions([])).toMatchObject({ generation: 13, fresh: false, open: true });
  expect(playgroundOptions([]).port).not.toBe(30000);
});

test("every flag is read", () => {
  const args = ["--system", "dnd5e", "--generation=14", "--port", "31000", "--fresh", "--no-open"];
  expect(playgroundOptions(args)).toEqual({ system: "dnd5e", generation: 14, port: 31000, fresh: true, open: false });
});

test.each([
  [["--generation", "12"], /--generation.*"12".*13 or 14/],
  [["--port", "0"], /--port.*"0"/],
  [["--prot", "1"], /--prot/],
])("%j is refused, naming what came", (args, message) => {
  expect(() => playgroundOptions(args)).toThrow(message);
});

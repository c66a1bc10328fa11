import { describe } from "vitest";
import { GENERATIONS } from "./support/browser";
import { calm } from "./world/calm";
import { hotReload } from "./world/hot-reload";
import { importing } from "./world/importing";
import { keeping } from "./world/keeping";
import { openWire } from "./world/secrecy";
import { sharing } from "./world/sharing";
import { strictness } from "./world/strictness";
import { useTable } from "./world/table";

// A page takes long to open where it draws by software: all tests of a generation share one table, and run in this order.
describe.each(GENERATIONS)("the world in generation %i", { timeout: 300_000 }, (generation) => {
  const table = useTable(generation);
  describe("is shared", () => sharing(table));
  describe("is open on the wire", () => openWire(table));
  describe("is strict", () => strictness(table));
  describe("reloads what is saved", () => hotReload(table));
  describe("takes scenes from elsewhere", () => importing(table));
  describe("is kept", () => keeping(table));
  describe("is calm", () => calm(table));
});

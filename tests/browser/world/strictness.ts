import { expect, it } from "vitest";
import { inClient } from "./client";
import type { Table } from "./table";

/** What does not exist throws, and what 14 removed throws in 14 only. */
export function strictness(table: () => Table): void {
  const thrownBy = (question: string): Promise<string | null> =>
    table().gm.page.evaluate(`(() => { try { ${question}; return null; } catch (error) { return error.message; } })()`);

  it.each([
    ["an unknown setting", `game.settings.get("grit-and-gloom", "noSuchSetting")`, /noSuchSetting.*not a registered/],
    ["an unknown member of CONST", "CONST.NO_SUCH_TYPES", /CONST\.NO_SUCH_TYPES/],
    ["an unknown member of game", "game.noSuchMember", /noSuchMember/],
    ["an unknown member of foundry", "foundry.utils.noSuchHelper", /noSuchHelper/],
    ["an unknown member of canvas", "canvas.noSuchLayer", /noSuchLayer/],
  ])("%s throws", async (_what, question, message) => {
    expect(await thrownBy(question)).toMatch(message);
  });

  it("what 14 removed throws in 14, saying what came instead, and is there in 13", async () => {
    const removed = { "CONST.DICE_ROLL_MODES.PUBLIC": /CONFIG\.ChatMessage\.modes/, "CONST.MEASURED_TEMPLATE_TYPES.CIRCLE": /Regions/ };
    for (const [question, message] of Object.entries(removed)) {
      if (table().generation === 14) expect(await thrownBy(question), question).toMatch(message);
      else expect(await thrownBy(question), question).toBeNull();
    }
  });

  it("the shape of detection modes is the generation's own", async () => {
    const modes = await inClient(table().gm.page, ({ game }) => game.scenes.active.tokens.contents.map((token) => Array.isArray(token.toObject()["detectionModes"])));
    expect(new Set(modes)).toEqual(new Set([table().generation === 13]));
  });
}

import { expect, it } from "vitest";
import { picture } from "../support/picture";
import { inClient, refusal, until } from "./client";
import { settle, type Table } from "./table";

export const MARA = "humantoken000001";
export const BORDA = "dwarftoken000002";
export const GRUK = "orctoken00000004";

/** A GM and two players at one world: what they see of it, and what each may change. */
export function sharing(table: () => Table): void {
  it("a GM and two players see the same world, and each other", async () => {
    const seen = [];
    for (const page of table().pages) {
      seen.push(
        await inClient(page, ({ game }) => ({
          scene: game.scenes.active.toObject(),
          actors: game.actors.contents.map((actor) => actor.toObject()),
          active: game.users.filter(({ active }) => active).map(({ name }) => name),
          module: game.modules.get("grit-and-gloom")?.active,
        })),
      );
    }
    const [gm, first, second] = seen;
    expect(gm?.active).toEqual(["Gamemaster", "Player 1", "Player 2"]);
    expect(gm?.module).toBe(true);
    expect((gm?.scene as { tokens: unknown[] }).tokens.length).toBeGreaterThan(5);
    expect(first).toEqual(gm);
    expect(second).toEqual(gm);
    await picture(table().first.page, `world-player-${table().generation}`);
  });

  it("a player moves a token of the player's own, for everybody", async () => {
    const { first, pages } = table();
    const place = await inClient(first.page, async ({ game }, id) => {
      const token = game.scenes.active.tokens.get(id);
      const x = (token?._source.x ?? 0) - 100;
      await token?.update({ x });
      return x;
    }, MARA);
    for (const page of pages) await until(page, ({ game }, [id, x]) => game.scenes.active.tokens.get(id)?._source.x === x, [MARA, place] as const);
  });

  it.each([["another player's", BORDA], ["a monster's", GRUK]])("a player moves no token that is %s", async (_whose, id) => {
    const { first, pages } = table();
    const placeOn = (page: (typeof pages)[number]) => inClient(page, ({ game }, token) => game.scenes.active.tokens.get(token)?._source.x, id);
    const before = await placeOn(pages[0]!);
    const answer = await refusal(first.page, ({ game }, token) => game.scenes.active.tokens.get(token)!.update({ x: 100 }), id);
    expect(answer).toMatch(/permission/i);
    await settle(table());
    for (const page of pages) expect(await placeOn(page)).toBe(before);
  });

  it("a player changes nothing of a wall but whether its door is open", async () => {
    const { first, second, pages } = table();
    const door = await inClient(first.page, ({ game }) => game.scenes.active.walls.find(({ door, ds }) => door === 1 && ds === 0)?.id ?? null);
    expect(door).not.toBeNull();
    const wall = door!;
    for (const change of [{ sight: 0 }, { c: [0, 0, 100, 0] }, { ds: 2 }, { "flags.grit-and-gloom.hp": 1 }]) {
      const answer = await refusal(first.page, ({ game }, [id, changes]) => game.scenes.active.walls.get(id)!.update(changes), [wall, change] as const);
      expect(answer, JSON.stringify(change)).toMatch(/permission/i);
    }
    const removal = await refusal(first.page, ({ game }, id) => (game.scenes.active.walls.get(id) as unknown as { delete(): Promise<unknown> }).delete(), wall);
    expect(removal).toMatch(/permission/i);
    const opened = await refusal(first.page, ({ game }, id) => game.scenes.active.walls.get(id)!.update({ ds: 1 }), wall);
    expect(opened).toBeNull();
    for (const page of pages) await until(page, ({ game }, id) => game.scenes.active.walls.get(id)?.ds === 1, wall);
    expect(await inClient(second.page, ({ game }, id) => game.scenes.active.walls.get(id)?.sight, wall)).toBe(20);
  });
}

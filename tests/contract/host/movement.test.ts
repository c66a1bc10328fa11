import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TokenDocument } from "../../../playground/client/host/documents/token";
import { User } from "../../../playground/client/host/documents/user";
import type { MovementData } from "../../../playground/client/host/token-movement";
import { PLAYER_1 } from "../../../playground/server/default-users";
import { GENERATIONS, heard, HERO_TOKEN, inHall, ORC_TOKEN, openTable, type Table } from "./table";

// platform.md, host checklist 5 and 12, section 6; foundry-vtt-types client/hooks.d.mts (moveToken), client/documents/token.d.mts; #14111 for the lag.
describe.each(GENERATIONS)("Movement in %i", (generation) => {
  let table: Table;
  beforeAll(async () => (table = await openTable({ generation })));
  afterAll(() => table.close());
  const token = (host = table.gm) => inHall<TokenDocument>(host, "Token", HERO_TOKEN);
  beforeEach(async () => {
    await token().update({ x: 100, y: 100, elevation: 0 });
    await table.settle();
  });

  it("gives moveToken a User, on every client", async () => {
    const calls = table.hosts.map((host) => heard(host, "moveToken"));
    await token(table.player).update({ x: 200 });
    await table.settle();
    calls.forEach((heardHere, i) => {
      const [document, movement, , user] = heardHere[0] as [TokenDocument, MovementData, object, User];
      expect(document).toBe(token(table.hosts[i]));
      expect(user).toBeInstanceOf(User);
      expect(user.id).toBe(PLAYER_1);
      expect([movement.origin.x, movement.destination.x, movement.passed.distance]).toEqual([100, 200, 5]);
    });
  });

  it("asks preMoveToken on the initiator, and a refusal leaves the rest of the update", async () => {
    const asked = table.hosts.map((host) => heard(host, "preMoveToken"));
    const veto = table.player.Hooks.on("preMoveToken", () => false);
    await token(table.player).update({ x: 300, name: "Runner" });
    expect(await token(table.player).move({ x: 300 })).toBe(false);
    table.player.Hooks.off("preMoveToken", veto);
    await table.settle();
    expect(asked.map((calls) => calls.length)).toEqual([0, 2, 0]);
    expect([token().x, token().name]).toEqual([100, "Runner"]);
  });

  it("moves along waypoints and counts the way", async () => {
    const calls = heard(table.gm, "moveToken");
    expect(await token().move([{ x: 200 }, { x: 200, y: 300 }])).toBe(true);
    const movement = calls[0]?.[1] as MovementData;
    expect(movement.passed.waypoints).toHaveLength(2);
    expect(movement.passed.distance).toBe(15);
    expect(token().sourcePosition).toMatchObject({ x: 200, y: 300 });
  });

  it("can let the prepared place lag behind the stored one", async () => {
    table.other.lagMovement = true;
    const during: number[][] = [];
    table.other.Hooks.once("updateToken", (document: TokenDocument) => void during.push([document.x, document._source["x"] as number]));
    await token().update({ x: 500 });
    await table.settle();
    expect(during).toEqual([[100, 500]]);
    expect(token(table.other).sourcePosition.x).toBe(500);
    table.other.settleMovement();
    expect(token(table.other).x).toBe(500);
    table.other.lagMovement = false;
  });

  it("measures in pixels from the top left corner, sizes in spaces", async () => {
    await token().update({ width: 2, height: 1 });
    expect(token().getSize()).toEqual({ width: 200, height: 100 });
    expect(token().getCenterPoint()).toEqual({ x: 200, y: 150, elevation: 0 });
    expect(token().getOccupiedGridSpaceOffsets()).toEqual([{ i: 1, j: 1 }, { i: 1, j: 2 }]);
    await token().update({ width: 1 });
  });
});

// foundry-vtt-types client/documents/actor-delta.d.mts: an unlinked token has an actor of its own.
describe.each(GENERATIONS)("Actors of tokens in %i", (generation) => {
  let table: Table;
  beforeAll(async () => (table = await openTable({ generation })));
  afterAll(() => table.close());
  const orc = (host = table.gm) => inHall<TokenDocument>(host, "Token", ORC_TOKEN);
  const hp = (host = table.gm) => (orc(host).actor?.system as { hp: { value: number } }).hp.value;

  it("changes only the token's own actor, on every client, and keeps the difference", async () => {
    const calls = heard(table.player, "updateActor");
    await orc().actor?.update({ "system.hp.value": 2 });
    await table.settle();
    expect([hp(), hp(table.player)]).toEqual([2, 2]);
    expect((orc().baseActor?.system as { hp: { value: number } }).hp.value).toBe(6);
    expect((calls[0]?.[0] as { uuid: string }).uuid).toBe(orc().actor?.uuid);
    expect(table.server.world.collections.scenes.values().next().value?.["tokens"]).toMatchObject([{}, { delta: { system: { hp: { value: 2 } } } }]);
  });

  it("keeps items and statuses of its own, and follows its base in the rest", async () => {
    await orc().actor?.createEmbeddedDocuments("Item", [{ name: "Axe", type: "weapon" }]);
    await orc().actor?.toggleStatusEffect("prone");
    await table.settle();
    expect(orc(table.player).hasStatusEffect("prone")).toBe(true);
    expect(orc(table.player).actor?.items.contents.map((item) => (item as unknown as { name: string }).name)).toEqual(["Axe"]);
    expect(orc().baseActor?.items.size).toBe(0);
    await orc().baseActor?.update({ name: "Orc chief", "system.hp.max": 8 });
    await table.settle();
    expect(orc(table.player).actor).toMatchObject({ name: "Orc chief", system: { hp: { value: 2, max: 8 } } });
    await orc().actor?.toggleStatusEffect("prone", { active: false });
    expect(orc().hasStatusEffect("prone")).toBe(false);
  });
});

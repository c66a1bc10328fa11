import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../../playground/client/host/documents/actor";
import type { ChatMessage } from "../../../playground/client/host/documents/chat-message";
import type { TokenDocument } from "../../../playground/client/host/documents/token";
import type { Host } from "../../../playground/client/host/host";
import type { ActionUse } from "../../../playground/systems/pf1/action-use";
import type { ActorPF } from "../../../playground/systems/pf1/actor";
import { pf1Double } from "../../../playground/systems/pf1/double";
import type { ItemPF } from "../../../playground/systems/pf1/item";
import { demoWorld } from "../../../playground/world/main";
import { pf1 } from "../../../src/systems/pf1/pf1";
import { openTable, type Table } from "../host/table";

const HOOKS = [
  "pf1CreateActionUse", "pf1PreAttackRoll", "pf1PreD20Roll", "pf1AttackRoll", "pf1PreDamageRoll",
  "pf1PreActionUse", "pf1PreDisplayActionUse", "createChatMessage", "pf1PostActionUse",
] as const;

const named = (host: Host, name: string): ActorPF => {
  const token = ([...host.game.scenes.contents[0]!.tokens] as unknown as TokenDocument[]).find((one) => one.name === name);
  if (!token?.actor) throw new Error(`${name} is not in the demo world`);
  return token.actor as ActorPF;
};
const token = (host: Host, name: string): TokenDocument => ([...host.game.scenes.contents[0]!.tokens] as unknown as TokenDocument[]).find((one) => one.name === name)!;
const weapon = (actor: Actor, name: string): ItemPF => [...actor.items].find((item) => (item as unknown as ItemPF).name === name) as unknown as ItemPF;
const target = (host: Host, ...names: string[]): void => {
  const targets = new Set(names.map((name) => ({ document: token(host, name) })));
  Object.defineProperty(host.game.user, "targets", { value: targets, configurable: true });
};

// Order and arguments: pf1 master of October 2024, module/action-use/action-use.mjs, module/components/action.mjs.
describe.each([10, 11] as const)("The pf1 double with the data of %i.x", (form) => {
  let table: Table;
  let gm: Host;
  beforeAll(async () => {
    const demo = await demoWorld({ generation: 13, system: "pf1" });
    const world = { ...demo, scenes: demo.scenes?.map((scene) => ({ ...scene, regions: [] })) ?? [] };
    table = await openTable({ generation: 13, system: "pf1", world, prepare: (host) => void pf1Double(form).install(host) });
    gm = table.gm;
  });
  afterAll(() => table.close());

  it("derives what the adapter reads: armour classes, senses from race and body, size", () => {
    const mara = named(gm, "Mara Tallow");
    const defence = (touch: boolean, deniedDexterity: boolean) => pf1.readDefence(mara, { touch, deniedDexterity });
    expect([defence(false, false), defence(true, false), defence(false, true), defence(true, true)]).toEqual([17, 12, 16, 11]);
    const senses = (name: string) => pf1.readCreature(named(gm, name), (feet) => feet).senses;
    expect(senses("Borda Flint")?.darkvision).toBe(60);
    expect(senses("Ilven Reed")).toMatchObject({ lowLight: true, darkvision: 0 });
    expect(senses("Gruk")).toMatchObject({ lowLight: false, darkvision: 60 });
    expect(pf1.readCreature(named(gm, "Mara Tallow"), (feet) => feet).size).toBe("medium");
    expect(pf1.readCreature(named(gm, "Borda Flint"), (feet) => feet).traits).toContain("blind-fight");
    const { traits } = mara.system as { traits: { size: unknown; senses: { dv: unknown } } };
    expect([traits.size, traits.senses.dv]).toEqual(form === 10 ? ["med", 0] : [{ base: "med", value: 4 }, { value: 0, total: 0 }]);
  });

  it("gives each creature the attack bonus and the armour class that it was written with", async () => {
    const { CREATURES } = await import("../../../playground/world/creatures");
    for (const { name, ac, touchAc, attacks, statuses } of CREATURES) {
      if (statuses?.includes("invisible") !== true && touchAc !== undefined) expect([name, pf1.readDefence(named(gm, name), { touch: true, deniedDexterity: false })]).toEqual([name, touchAc]);
      expect([name, pf1.readDefence(named(gm, name), { touch: false, deniedDexterity: false })]).toEqual([name, ac]);
      for (const attack of attacks) {
        gm.loadDice(10);
        const [action] = weapon(named(gm, name), attack.name).actions.values();
        const roll = await action!.rollAttack({ data: action!.getRollData() });
        expect([name, attack.name, roll.total]).toEqual([name, attack.name, 10 + attack.bonus]);
      }
    }
  });

  it("fires the hooks in order, each with its arguments, and threatens by the weapon's range", async () => {
    const calls: [string, unknown[]][] = [];
    const ids = HOOKS.map((name) => [name, gm.Hooks.on(name, (...args: unknown[]) => void calls.push([name, args]))] as const);
    target(gm, "Gruk");
    gm.loadDice(19, 8, 3, 4);
    const use = await weapon(named(gm, "Mara Tallow"), "Longsword").use({ token: token(gm, "Mara Tallow") });
    for (const [name, id] of ids) gm.Hooks.off(name, id);
    expect(calls.map(([name]) => name)).toEqual([
      "pf1CreateActionUse",
      "pf1PreAttackRoll", "pf1PreD20Roll", "pf1AttackRoll",
      "pf1PreAttackRoll", "pf1PreD20Roll", "pf1AttackRoll",
      "pf1PreDamageRoll", "pf1PreDamageRoll",
      "pf1PreActionUse", "pf1PreDisplayActionUse", "createChatMessage", "pf1PostActionUse",
    ]);
    const args = (name: string) => calls.find(([one]) => one === name)![1];
    expect(args("pf1CreateActionUse")).toEqual([use]);
    const [action, config, rollData, rollOptions, parts, changes] = args("pf1PreAttackRoll");
    expect([action, config, rollOptions, changes]).toEqual([use!.action, { skipDialog: true }, { critical: 19 }, []]);
    expect([Array.isArray(parts), typeof rollData]).toEqual([true, "object"]);
    expect(args("pf1AttackRoll")).toEqual([use!.action, use!.shared.chatAttacks[0]!.attack, config]);
    expect(args("pf1PreActionUse")).toEqual([use]);
    const [posted, message] = args("pf1PostActionUse") as [ActionUse, ChatMessage];
    expect([posted, message.id === null]).toEqual([use, false]);
    expect(pf1.readAttacks(message)).toEqual([{ index: 0, natural: 19, total: 27, confirm: 16 }]);
    expect(message.type).toBe(form === 10 ? "base" : "action");
  });

  it("a string pushed to shared.attackBonus when the use is made counts in attack and confirmation", async () => {
    const id = gm.Hooks.on("pf1CreateActionUse", (use: ActionUse) => void use.shared.attackBonus.push("-4[Cover]"));
    target(gm, "Gruk");
    gm.loadDice(19, 8, 3, 4);
    const use = await weapon(named(gm, "Mara Tallow"), "Longsword").use({});
    gm.Hooks.off("pf1CreateActionUse", id);
    const attack = use!.shared.chatAttacks[0]!;
    expect([attack.attack?.total, attack.critConfirm?.total]).toEqual([23, 12]);
    expect(attack.attack?.formula).toContain("Cover");
  });

  it("pf1PreActionUse false cancels all, though the dice are rolled; pf1PreDisplayActionUse false leaves the card out", async () => {
    const before = gm.game.messages.size;
    const posted: unknown[] = [];
    const on = gm.Hooks.on("pf1PostActionUse", (_use: unknown, message: unknown) => void posted.push(message));
    const veto = async (hook: string) => {
      const id = gm.Hooks.on(hook, () => false);
      const use = await weapon(named(gm, "Gruk"), "Falchion").use({});
      gm.Hooks.off(hook, id);
      return use === undefined;
    };
    expect([await veto("pf1PreActionUse"), posted]).toEqual([true, []]);
    expect([await veto("pf1PreDisplayActionUse"), posted]).toEqual([false, [null]]);
    gm.Hooks.off("pf1PostActionUse", on);
    expect(gm.game.messages.size).toBe(before);
  });

  it("a player uses what is theirs and nothing else", async () => {
    const before = table.player.game.messages.size;
    expect(await weapon(named(table.player, "Gruk"), "Falchion").use({})).toBeUndefined();
    expect(table.player.game.messages.size).toBe(before);
    expect(await weapon(named(table.player, "Mara Tallow"), "Longsword").use({})).toBeDefined();
  });

  it("stores hit points as an offset, and tells of damage and conditions", async () => {
    const gruk = named(gm, "Gruk");
    const told: unknown[] = [];
    gm.Hooks.on("pf1ToggleActorCondition", (_actor: unknown, id: string, state: boolean) => void told.push([id, state]));
    await gruk.applyDamage(7);
    const hp = () => (gruk.system["attributes"] as { hp: { value: number; max: number; offset: number } }).hp;
    expect([hp().value, hp().max, hp().offset]).toEqual([23, 30, -7]);
    await gruk.setCondition("blind", true);
    expect([gruk.statuses.has("blind"), told]).toEqual([true, [["blind", true]]]);
    expect(pf1.readCreature(gruk, (feet) => feet).conditions).toEqual(["blinded"]);
    await gruk.setCondition("blind", false);
  });
});

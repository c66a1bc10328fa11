import { describe, expect, it } from "vitest";
import { mergeDecisions, type Decisions } from "../../../src/foundry/cover-decided/decisions";
import { CONFIRM_QUERY, TELL_QUERY, WANTED_QUERY, createExchange, type Exchange } from "../../../src/foundry/cover-decided/exchange";

interface Client {
  readonly gm: boolean;
  readonly exchange: Exchange;
  own: Decisions;
}

/** A table of clients who ask each other by name; what is asked of whom is written down. */
function table(masters: readonly string[], players: readonly string[] = []) {
  const clients = new Map<string, Client>();
  const asked: { readonly of: string; readonly query: string; readonly data: unknown }[] = [];
  const waiting: Promise<unknown>[] = [];
  const ask = (user: string, query: string, data: object): Promise<unknown> => {
    const copy: unknown = JSON.parse(JSON.stringify(data));
    asked.push({ of: user, query, data: copy });
    const exchange = clients.get(user)?.exchange;
    if (exchange === undefined) return Promise.reject(new Error(`${user} is not there`));
    const answer = query === TELL_QUERY ? exchange.onTold(copy) : query === CONFIRM_QUERY ? exchange.onConfirm(copy) : exchange.onWanted();
    waiting.push(answer);
    return answer;
  };
  let ids = 0;
  const join = (id: string, gm: boolean, own: Decisions = {}): Client => {
    const exchange = createExchange({
      others: () => [...clients].filter(([other, client]) => other !== id && client.gm).map(([other]) => other),
      isGM: () => gm,
      ask,
      newId: () => `parcel${(ids += 1)}`,
      own: () => clients.get(id)?.own ?? {},
      take: (decisions) => {
        const client = clients.get(id);
        if (client !== undefined) client.own = mergeDecisions(client.own, decisions);
        return Promise.resolve();
      },
      failed: () => undefined,
    });
    const client: Client = { gm, exchange, own };
    clients.set(id, client);
    return client;
  };
  for (const id of masters) join(id, true);
  for (const id of players) join(id, false);
  const settle = async (): Promise<void> => {
    for (let done = 0; done < waiting.length; done += 1) await waiting[done]?.catch(() => undefined);
  };
  return { join, ask, asked, settle, of: (id: string): Client => clients.get(id) ?? join(id, false) };
}

const ORC: Decisions = { "scene-a-orc": { grade: "total", at: 10 } };

describe("cover that is decided for a hidden token", () => {
  it("comes to every game master who is there, and to no player", async () => {
    const { of, asked, settle } = table(["gm1", "gm2", "gm3"], ["player"]);
    of("gm1").exchange.tell(ORC);
    await settle();
    expect([of("gm2").own, of("gm3").own]).toEqual([ORC, ORC]);
    expect(asked.map((one) => one.of)).not.toContain("player");
  });

  it("comes to a game master who joins later, when that client asks", async () => {
    const { of, join, asked, settle } = table(["gm1"], ["player"]);
    of("gm1").own = ORC;
    const late = join("gm2", true);
    late.exchange.want();
    await settle();
    expect(late.own).toEqual(ORC);
    expect(asked.map((one) => one.of)).not.toContain("player");
  });

  it("is not taken from a player who makes one up, under whatever name", async () => {
    const { of, ask, settle } = table(["gm1", "gm2"], ["player"]);
    of("gm1").exchange.tell(ORC);
    await settle();
    const forged: Decisions = { "scene-a-orc": { grade: "none", at: 99 } };
    for (const id of ["parcel1", "parcel2", "mine"]) expect(await ask("gm2", TELL_QUERY, { id, decisions: forged })).toBe(false);
    await settle();
    expect(of("gm2").own).toEqual(ORC);
  });

  it("is not given to a player who asks for it, or asks whether it was so", async () => {
    const { of, ask, asked, settle } = table(["gm1"], ["player"]);
    of("gm1").own = ORC;
    await ask("gm1", WANTED_QUERY, {});
    expect(await ask("gm1", CONFIRM_QUERY, { id: "parcel1", decisions: ORC })).toBe(false);
    await settle();
    expect(asked.filter((one) => one.of === "player")).toEqual([]);
    expect(of("player").own).toEqual({});
  });

  it.each([null, 5, {}, { id: 7, decisions: ORC }, { id: "x" }, { id: "x", decisions: { a: { grade: "huge", at: 1 } } }])("is not read out of %j", async (data) => {
    const { of } = table(["gm1", "gm2"]);
    expect(await of("gm2").exchange.onTold(data)).toBe(false);
    expect(of("gm2").own).toEqual({});
  });
});

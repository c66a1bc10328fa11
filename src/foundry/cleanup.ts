import { keptReceipts, undo } from "./apply/apply-plan";
import { forgetSecretCover } from "./cover-decided/secret-cover";
import { MODULE_ID } from "./module-id";
import { forgetPassages } from "./read/light-times";
import { setSetting } from "./settings/settings";
import type { Receipt } from "../core/plan/plan";

interface Flagged {
  readonly uuid: string;
  readonly flags: Readonly<Record<string, unknown>>;
  readonly effects?: Iterable<Flagged>;
  readonly items?: Iterable<Flagged>;
}

/**
 * Puts back everything that the module changed in documents, newest first, from the receipts kept with the world; gives
 * how many changes were undone. Game masters only.
 */
export async function restoreEverything(): Promise<number> {
  const receipts = keptReceipts();
  let undone = 0;
  const kept: Record<string, Receipt> = Object.fromEntries(receipts.map((receipt) => [receipt.id, receipt]));
  for (const receipt of [...receipts].reverse()) {
    if (!receipt.undone) {
      await undo(receipt);
      undone += 1;
    }
    delete kept[receipt.id];
    await setSetting("receipts", kept);
  }
  return undone;
}

/**
 * Takes the module's flags off every document of the world, and its records out of the settings; gives how many
 * documents were cleaned. What was changed on the map is put back first.
 * @param progress Told the part that is done, 0 to 1.
 */
export async function removeAllData(progress: (part: number) => void): Promise<number> {
  await restoreEverything();
  const flagged = [...everyDocument()].filter((document) => document.flags[MODULE_ID] !== undefined);
  for (const [i, document] of flagged.entries()) {
    await removeFlags(document);
    progress((i + 1) / flagged.length);
  }
  await setSetting("secrets", {});
  await forgetSecretCover();
  await forgetPassages();
  await setSetting("receipts", {});
  await setSetting("schema", { version: 0 });
  return flagged.length;
}

async function removeFlags(document: Flagged): Promise<void> {
  const unset = document as unknown as { unsetFlag(scope: string, key: string): Promise<unknown> };
  for (const key of Object.keys(document.flags[MODULE_ID] as object)) await unset.unsetFlag(MODULE_ID, key);
}

/** Every document of the world that may carry flags of ours. */
function* everyDocument(): Generator<Flagged> {
  for (const collection of [game.messages, game.items, game.users, game.journal, game.tables, game.combats]) {
    yield* collection as unknown as Iterable<Flagged>;
  }
  for (const actor of game.actors as unknown as Iterable<Flagged>) yield* withParts(actor);
  for (const scene of game.scenes) {
    yield scene;
    for (const collection of [scene.walls, scene.lights, scene.regions]) yield* collection as unknown as Iterable<Flagged>;
    for (const token of scene.tokens) {
      yield token;
      if (!token.actorLink && token.actor !== null) yield* withParts(token.actor);
    }
  }
}

function* withParts(actor: Flagged): Generator<Flagged> {
  yield actor;
  yield* actor.effects ?? [];
  yield* actor.items ?? [];
}

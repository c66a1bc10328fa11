import { unitsPerFoot } from "../../core/geometry/feet";
import type { Plan, Receipt } from "../../core/plan/plan";
import { recordOf } from "../../documents/json";
import { levelsOf, spanOf, spansOfLevels } from "../../documents/levels";
import { applyPlan, keepReceipt, keptReceipts, undo } from "../apply/apply-plan";
import { setSetting } from "../settings/settings";
import { tableRuleset } from "../settings/table";
import { planPreset } from "./plan-preset";
import { wallPreset } from "./wall-presets";

/**
 * What making walls of a kind would change, by the table's ruleset; walls of one scene. Throws a RangeError for a preset
 * that there is not.
 */
export function presetPlan(walls: readonly WallDocument[], presetId: string): Plan {
  const scene = walls[0]?.parent ?? null;
  const preset = wallPreset(presetId);
  if (scene === null) return { label: "Plan.wall-preset", steps: [] };
  const spans = spansOfLevels(recordOf(scene._source));
  const prepared = walls.map((wall) => {
    const source = recordOf(wall._source);
    return { uuid: wall.uuid, source, ground: spanOf(levelsOf(source), spans).bottom ?? 0 };
  });
  return planPreset(prepared, preset, tableRuleset().id, unitsPerFoot(scene.grid));
}

/** Makes walls of a kind and keeps the receipt with the world; game masters only. */
export async function applyWallPreset(walls: readonly WallDocument[], presetId: string): Promise<Receipt> {
  if (!game.user.isGM) throw new Error("applyWallPreset: only a game master may change walls");
  const receipt = await applyPlan(presetPlan(walls, presetId));
  if (receipt.steps.length > 0) await keepReceipt(receipt);
  return receipt;
}

/** Puts back what a kept receipt changed, and forgets it; false where there is no such receipt. Game masters only. */
export async function undoChange(receiptId: string): Promise<boolean> {
  const receipts = keptReceipts();
  const receipt = receipts.find((one) => one.id === receiptId);
  if (receipt === undefined) return false;
  if (!receipt.undone) await undo(receipt);
  await setSetting("receipts", Object.fromEntries(receipts.filter((one) => one !== receipt).map((one) => [one.id, one])));
  return true;
}

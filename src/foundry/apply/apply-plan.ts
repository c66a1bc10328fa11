import { invert, type Plan, type Receipt, type UpdateStep } from "../../core/plan/plan";
import { getSetting, setSetting } from "../settings/settings";

/** Receipts kept for "restore everything we changed"; the oldest go first. */
const KEPT = 500;

interface Writable {
  update(changes: Record<string, unknown>): Promise<unknown>;
}

/**
 * Carries a plan out, step by step; what was written before a step failed is put back, and the error goes on. Documents
 * that are gone are passed over.
 */
export async function applyPlan(plan: Plan): Promise<Receipt> {
  const done: UpdateStep[] = [];
  try {
    for (const step of plan.steps) {
      const document = (await fromUuid(step.uuid as never)) as unknown as Writable | null;
      if (document === null) continue;
      await document.update({ ...step.changes });
      done.push(step);
    }
  } catch (error) {
    for (const step of invert({ label: plan.label, steps: done }).steps) {
      const document = (await fromUuid(step.uuid as never)) as unknown as Writable | null;
      await document?.update({ ...step.changes });
    }
    throw error;
  }
  return { id: foundry.utils.randomID(), undone: false, label: plan.label, steps: done };
}

/** Puts back what a receipt's plan changed; gives the receipt as undone. */
export async function undo(receipt: Receipt): Promise<Receipt> {
  await applyPlan(invert(receipt));
  return { ...receipt, undone: true };
}

/** Keeps a receipt with the world, so that any game master can put the change back; game masters only. */
export async function keepReceipt(receipt: Receipt): Promise<void> {
  const all = Object.entries({ ...getSetting("receipts"), [receipt.id]: receipt });
  await setSetting("receipts", Object.fromEntries(all.slice(-KEPT)));
}

/** Every kept receipt, oldest first. */
export function keptReceipts(): readonly Receipt[] {
  return Object.values(getSetting("receipts")) as Receipt[];
}

import type { Verdict } from "../../core/attack/verdict";
import { HOOK_PREFIX } from "../module-id";

/**
 * Tells other modules on this client of the verdicts of an attack: `Hooks.on("gritAndGloom.assessed", (verdicts,
 * messageId) => …)`; the message's id is null before the card is there.
 */
export function tellAssessed(verdicts: readonly Verdict[], messageId: string | null): void {
  const hooks = Hooks as unknown as { callAll(name: string, ...args: unknown[]): void };
  hooks.callAll(`${HOOK_PREFIX}.assessed`, verdicts, messageId);
}

/**
 * Every difference between Foundry 13 and 14 that the module meets, in one place. Sources: foundryvtt.com/api/v14 and
 * the release notes named at each function.
 */

/** The running generation: 13, 14 and so on. */
export function generation(): number {
  return game.release.generation;
}

/** Makes a message's data private by the user's own roll mode: `applyRollMode` became `applyMode` in 14. */
export function applyMessageMode(data: Record<string, unknown>): void {
  const message = ChatMessage as unknown as {
    applyMode?: (data: object, mode?: string) => void;
    applyRollMode?: (data: object, mode: string) => void;
  };
  if (generation() >= 14) message.applyMode?.(data, readCore("messageMode"));
  else message.applyRollMode?.(data, readCore("rollMode"));
}

function readCore(key: string): string {
  return (game.settings as unknown as { get(scope: string, key: string): string }).get("core", key);
}

/** Foundry's rule for diagonals in the snapshot's terms; what the snapshot does not know counts as equidistant. */
export function diagonalsOf(scene: object): "equidistant" | "exact" | "approximate" | "alternating" {
  const names = ["equidistant", "exact", "approximate", "equidistant", "alternating", "alternating"] as const;
  const own = (scene as { grid?: { diagonals?: unknown } }).grid?.diagonals;
  return (typeof own === "number" ? names[own] : undefined) ?? "equidistant";
}

/**
 * How elevation counts for light: 13.344 and later shine without bound, 14 within a sphere again (release notes 13.344
 * and 14.353).
 */
export function verticalRule(): "unbounded" | "sphere" {
  return generation() >= 14 ? "sphere" : "unbounded";
}

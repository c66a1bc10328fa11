import { I18N_ROOT, MODULE_ID } from "./module-id";

const told = new Set<string>();

/**
 * Logs a fault of ours in full once and tells the user once in words; never throws.
 * @param error What was caught.
 * @param where A key under GRITGLOOM.Fault that says what was left out.
 */
export function report(error: unknown, where: string): void {
  const detail = error instanceof Error ? `${where}|${error.message}` : `${where}|${String(error)}`;
  if (told.has(detail)) return;
  told.add(detail);
  console.error(`${MODULE_ID} | ${where}`, error);
  if (told.has(where)) return;
  told.add(where);
  try {
    ui.notifications?.warn(`${I18N_ROOT}.Fault.${where}`, { localize: true });
  } catch {
    // The notice is a courtesy; the log has the detail.
  }
}

/** A hook or action that reports what it throws, also later, and lets the game go on. */
export function guarded<A extends unknown[]>(where: string, fn: (...args: A) => unknown): (...args: A) => void {
  return (...args) => {
    try {
      const result = fn(...args);
      if (result instanceof Promise) result.catch((error: unknown) => report(error, where));
    } catch (error) {
      report(error, where);
    }
  };
}

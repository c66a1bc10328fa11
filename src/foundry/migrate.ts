import { SCHEMA_VERSION } from "./attack/record";
import { report } from "./report";
import { getSetting, setSetting } from "./settings/settings";

/** One step of the data's history: brings a world from the version before to this one. */
export interface Migration {
  readonly to: number;
  readonly run: () => Promise<void>;
}

/** Every step so far, ascending. Version 1 is the first; a world without data needs nothing. */
export const MIGRATIONS: readonly Migration[] = [{ to: SCHEMA_VERSION, run: () => Promise.resolve() }];

/**
 * Brings the world's data to this version, on the acting game master's client alone; stops at the first step that
 * fails, so that the next start goes on from there.
 */
export async function migrateWorld(migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  if (game.users.activeGM?.isSelf !== true) return;
  const version = Number(getSetting("schema").version ?? 0);
  for (const { to, run } of migrations) {
    if (to <= version) continue;
    try {
      await run();
    } catch (error) {
      report(error, "migrate");
      return;
    }
    await setSetting("schema", { version: to });
  }
}

import { HOOK_PREFIX } from "./module-id";

/** Milliseconds of quiet after which a scene's change is told: a move is many updates. */
const QUIET = 100;

const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** Name of the hook that tells of a change, for other modules and our own windows: `(sceneId) => …`. */
export const CHANGED_HOOK = `${HOOK_PREFIX}.changed`;

/** Tells everybody on this client, once it is quiet, that what a scene answers may be different now. */
export function tellChanged(sceneId: string): void {
  clearTimeout(waiting.get(sceneId));
  waiting.set(sceneId, setTimeout(() => {
    waiting.delete(sceneId);
    (Hooks as unknown as { callAll(name: string, ...args: unknown[]): void }).callAll(CHANGED_HOOK, sceneId);
  }, QUIET));
}

/** Calls a function after each change of a scene; gives what stops that. */
export function onChanged(sceneId: string, fn: () => void): () => void {
  const id = Hooks.on(CHANGED_HOOK as never, ((changed: string) => {
    if (changed === sceneId) fn();
  }) as never);
  return () => Hooks.off(CHANGED_HOOK as never, id);
}

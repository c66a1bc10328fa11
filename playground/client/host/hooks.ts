/** A listener of a hook. */
export type HookFunction = (...args: never[]) => unknown;

interface Listener {
  readonly id: number;
  readonly fn: HookFunction;
  readonly once: boolean;
}

/** An exception in a listener, kept for tests and told to the console. */
export interface HookError {
  readonly location: string;
  readonly error: Error;
}

/**
 * The event system. Follows client/helpers/hooks.d.mts: `call` stops at the first listener that returns exactly false,
 * nothing is awaited, and an exception in one listener is reported while the rest run.
 */
export class Hooks {
  readonly errors: HookError[] = [];
  readonly #listeners = new Map<string, Listener[]>();
  #next = 1;

  constructor(private readonly report: (location: string, error: Error) => void = () => undefined) {}

  get events(): Record<string, readonly { readonly id: number; readonly fn: HookFunction; readonly once: boolean }[]> {
    return Object.fromEntries(this.#listeners);
  }

  on(hook: string, fn: HookFunction, { once = false }: { once?: boolean } = {}): number {
    const id = this.#next++;
    const listeners = this.#listeners.get(hook) ?? [];
    this.#listeners.set(hook, [...listeners, { id, fn, once }]);
    return id;
  }

  once(hook: string, fn: HookFunction): number {
    return this.on(hook, fn, { once: true });
  }

  off(hook: string, which: number | HookFunction): void {
    const listeners = this.#listeners.get(hook) ?? [];
    this.#listeners.set(hook, listeners.filter(({ id, fn }) => (typeof which === "number" ? id !== which : fn !== which)));
  }

  /** Runs all listeners; always true. */
  callAll(hook: string, ...args: unknown[]): true {
    for (const listener of this.#listeners.get(hook) ?? []) this.#run(hook, listener, args);
    return true;
  }

  /** Runs listeners until one returns exactly false, which is then the answer. */
  call(hook: string, ...args: unknown[]): boolean {
    for (const listener of this.#listeners.get(hook) ?? []) {
      if (this.#run(hook, listener, args) === false) return false;
    }
    return true;
  }

  /** Reports an error by the hook `error` and the console. */
  onError(location: string, error: unknown, { msg = "", log = null }: { msg?: string; log?: string | null; notify?: string | null } = {}): void {
    const wrapped = error instanceof Error ? error : new Error(String(error));
    if (msg) wrapped.message = `${msg}. ${wrapped.message}`;
    this.errors.push({ location, error: wrapped });
    if (log !== null || location.startsWith("Hooks.")) this.report(location, wrapped);
    if (!location.includes("Hooks.#call error")) this.callAll("error", location, wrapped, { msg, log });
  }

  #run(hook: string, listener: Listener, args: unknown[]): unknown {
    if (listener.once) this.off(hook, listener.id);
    try {
      return (listener.fn as (...args: unknown[]) => unknown)(...args);
    } catch (error) {
      this.onError(hook === "error" ? "Hooks.#call error" : `Hooks.#call ${hook}`, error, { log: "error" });
      return undefined;
    }
  }
}

import type { Host } from "./host";

export interface KeybindingConfig {
  name?: string;
  hint?: string;
  editable?: { key: string; modifiers?: string[] }[];
  uneditable?: { key: string; modifiers?: string[] }[];
  onDown?: (context: object) => boolean | void;
  onUp?: (context: object) => boolean | void;
  restricted?: boolean;
  precedence?: number;
  namespace?: string;
}

/** Keys that packages bind, in the hook `init` only. Follows client/helpers/interaction/client-keybindings.d.mts. */
export class ClientKeybindings {
  readonly actions = new Map<string, KeybindingConfig & { namespace: string; action: string }>();

  constructor(private readonly host: Host) {}

  register(namespace: string, action: string, data: KeybindingConfig): void {
    if (this.host.phase !== "init") throw new Error("You cannot register a Keybinding after the init hook");
    if (!namespace || !action) throw new Error("You must specify both the namespace and action portion of the Keybinding action");
    this.actions.set(`${namespace}.${action}`, { ...data, namespace, action });
  }

  get(namespace: string, action: string): { key: string; modifiers?: string[] }[] {
    const found = this.actions.get(`${namespace}.${action}`);
    if (!found) throw new Error("This is not a registered keybind action");
    return [...(found.uneditable ?? []), ...(found.editable ?? [])];
  }

  /** Handles a pressed or released key (`code` as KeyboardEvent has it); answers whether an action consumed it. */
  handle(code: string, modifiers: readonly string[], up = false): boolean {
    const fitting = [...this.actions.values()].filter(({ namespace, action, restricted }) => {
      if (restricted === true && !this.host.game.user.isGM) return false;
      return this.get(namespace, action).some((binding) => binding.key === code && equal(binding.modifiers ?? [], modifiers));
    });
    fitting.sort((a, b) => (a.precedence ?? 1) - (b.precedence ?? 1));
    return fitting.some((binding) => (up ? binding.onUp : binding.onDown)?.({ key: code, modifiers, up }) === true);
  }
}

function equal(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((entry) => b.includes(entry));
}

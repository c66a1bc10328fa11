import type { Host } from "./host";

/** A key by its code, with what must be held down too: Control, Shift, Alt. */
export interface KeyBinding {
  readonly key: string;
  readonly modifiers?: readonly string[];
}

export interface KeybindingConfig {
  name?: string;
  hint?: string;
  editable?: readonly KeyBinding[];
  uneditable?: readonly KeyBinding[];
  onDown?: (context: object) => boolean | void;
  onUp?: (context: object) => boolean | void;
  restricted?: boolean;
  precedence?: number;
  namespace?: string;
}

/**
 * Keys that packages bind, in the hook `init` only, and what the user made of them, kept on this client in the setting
 * `core.keybindings`. Follows client/helpers/interaction/client-keybindings.d.mts.
 */
export class ClientKeybindings {
  readonly actions = new Map<string, KeybindingConfig & { namespace: string; action: string }>();

  constructor(private readonly host: Host) {}

  /** The editable keys of each action as they are now. */
  get bindings(): Map<string, readonly KeyBinding[]> {
    const own = this.stored;
    return new Map([...this.actions].map(([id, { editable }]) => [id, own[id] ?? editable ?? []]));
  }

  private get stored(): Readonly<Record<string, readonly KeyBinding[]>> {
    return this.host.game.settings.get("core", "keybindings") as Record<string, readonly KeyBinding[]>;
  }

  register(namespace: string, action: string, data: KeybindingConfig): void {
    if (this.host.phase !== "init") throw new Error("You cannot register a Keybinding after the init hook");
    if (!namespace || !action) throw new Error("You must specify both the namespace and action portion of the Keybinding action");
    this.actions.set(`${namespace}.${action}`, { ...data, namespace, action });
  }

  get(namespace: string, action: string): KeyBinding[] {
    const id = `${namespace}.${action}`;
    const found = this.actions.get(id);
    if (!found) throw new Error("This is not a registered keybind action");
    return [...(found.uneditable ?? []), ...(this.bindings.get(id) ?? [])];
  }

  /** Binds an action to other keys on this client; without keys it goes back to those that it was registered with. */
  async set(namespace: string, action: string, bindings?: readonly KeyBinding[]): Promise<void> {
    const id = `${namespace}.${action}`;
    if (!this.actions.has(id)) throw new Error("This is not a registered keybind action");
    const { [id]: _before, ...others } = this.stored;
    await this.host.game.settings.set("core", "keybindings", bindings === undefined ? others : { ...others, [id]: bindings });
  }

  async resetDefaults(): Promise<void> {
    await this.host.game.settings.set("core", "keybindings", {});
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

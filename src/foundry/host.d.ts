/**
 * What the Foundry types need to be told about this module, and what they get wrong or do not know yet. Each entry
 * says why it is here.
 */
declare module "@league-of-foundry-developers/foundry-vtt-types/configuration" {
  /** The module's code runs in hooks from `init` on and reads documents after `ready`. */
  interface AssumeHookRan {
    ready: never;
  }

  /** Flags are read through readers that check them: unknown on purpose. */
  interface FlagConfig {
    ChatMessage: { "grit-and-gloom"?: { attack?: unknown; answer?: unknown; schema?: unknown } };
  }
}

export {};

import { host, hostOptional } from "../env";

interface ChainMember {
  readonly name: string;
}

/**
 * Calls `<name><Class>` for each class of an application's chain, the most derived first. Two classes of one name give
 * one call.
 */
export function callChainHooks(name: string, chain: readonly ChainMember[], args: unknown[]): void {
  if (!hostOptional("Hooks")) return;
  const hooks = host("Hooks");
  for (const className of new Set(chain.map((member) => member.name).filter(Boolean))) hooks.callAll(`${name}${className}`, ...args);
}

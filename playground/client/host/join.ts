import type { WorldPayload } from "../../shared/protocol";
import type { Generation } from "../../shared/world-source";
import { Host } from "./host";
import type { ClientStorage } from "./settings";
import { type ConnectionListener, connect } from "./transport";

export interface JoinOptions {
  /** Where the server is. */
  readonly url: string;
  readonly userId: string;
  /** Overrides the world's generation on this client. */
  readonly generation?: Generation;
  readonly hasDom?: boolean;
  /** Default: a map that ends with the host. */
  readonly storage?: ClientStorage;
  /** Told of a lost connection, which is then sought again; without it a lost connection stays lost. */
  readonly onConnection?: ConnectionListener;
}

/** Connects to a world and makes the client; nothing of the start has run yet. */
export async function join({ url, userId, generation, hasDom = false, storage = memoryStorage(), onConnection }: JoinOptions): Promise<Host> {
  const transport = await connect(url, userId, onConnection);
  const payload = await transport.request<WorldPayload>("world", undefined, () => transport.dropHeld());
  return new Host({ payload, transport, storage, hasDom, url, generation: generation ?? payload.generation });
}

function memoryStorage(): ClientStorage {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

import type { QueryPayload, Reply } from "../../shared/protocol";
import type { User } from "./documents/user";
import type { Host } from "./host";

type QueryHandler = (data: unknown, options: { timeout?: number }) => unknown;

/**
 * Questions between clients: JSON both ways, and the handler does not learn who asks (#13418).
 * Follows User#query (client/documents/user.d.mts) and CONFIG.queries (client/config.d.mts).
 */
export class Queries {
  constructor(private readonly host: Host) {}

  listen(): void {
    this.host.transport.on("userQuery", (payload, ack) => void this.answer(payload as QueryPayload).then((reply) => ack?.(reply)));
  }

  async ask(user: User, name: string, data: unknown, timeout: number): Promise<unknown> {
    const { host } = this;
    if (!(name in this.handlers())) throw new Error(`"${name}" is not a registered query`);
    if (!host.game.user.hasPermission("QUERY_USER")) throw new Error("You do not have permission to query other users");
    if (user.isSelf) return this.run(name, clone(data), timeout);
    if (!user.active) throw new Error(`User [${user.id}] is not active`);
    const request: QueryPayload = { targetId: user.id, name, data: clone(data), timeout };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`The query "${name}" to User [${user.id}] timed out`)), timeout);
    });
    try {
      return await Promise.race([host.transport.request("userQuery", request), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  private async answer({ name, data, timeout }: QueryPayload): Promise<Reply<unknown>> {
    try {
      return { result: clone(await this.run(name, data, timeout)) ?? null };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }

  private async run(name: string, data: unknown, timeout: number): Promise<unknown> {
    const handler = this.handlers()[name];
    if (!handler) throw new Error(`"${name}" is not a registered query`);
    return clone(await handler(data, { timeout }));
  }

  private handlers(): Record<string, QueryHandler> {
    return this.host.CONFIG["queries"] as Record<string, QueryHandler>;
  }
}

function clone(data: unknown): unknown {
  return data === undefined ? undefined : (JSON.parse(JSON.stringify(data)) as unknown);
}

/** One packet as it went to a client. */
export interface WireEntry {
  readonly seq: number;
  readonly event: string;
  /** What was sent, as JSON says it. */
  readonly payload: unknown;
}

/** Everything that was sent to each user, so that tests of secrecy can read what a player's machine received. */
export class WireLog {
  readonly #entries = new Map<string, WireEntry[]>();
  #seq = 0;

  record(userId: string, event: string, payload: unknown): void {
    const entries = this.#entries.get(userId) ?? [];
    const sent: unknown = payload === undefined ? null : JSON.parse(JSON.stringify(payload));
    entries.push({ seq: ++this.#seq, event, payload: sent });
    if (entries.length > 20_000) entries.splice(0, 10_000);
    this.#entries.set(userId, entries);
  }

  /** What went to a user, oldest first, after a sequence number. */
  to(userId: string, after = 0): readonly WireEntry[] {
    return (this.#entries.get(userId) ?? []).filter((entry) => entry.seq > after);
  }

  /** The newest sequence number: a mark to read on from. */
  get mark(): number {
    return this.#seq;
  }
}

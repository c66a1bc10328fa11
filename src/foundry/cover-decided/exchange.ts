import type { Ask } from "../gm-clients";
import { MODULE_ID } from "../module-id";
import { readDecisions, type Decisions } from "./decisions";

/** A game master's client hands decisions to another's. */
export const TELL_QUERY = `${MODULE_ID}.cover`;
/** Was it you who handed me this? */
export const CONFIRM_QUERY = `${MODULE_ID}.cover-confirm`;
/** Somebody has just come: hand round what you have. */
export const WANTED_QUERY = `${MODULE_ID}.cover-wanted`;

/** Parcels remembered for those who ask whether they are ours. */
const REMEMBERED = 50;

/** What the exchange needs of its surroundings. */
export interface ExchangePorts {
  /** Ids of the other game masters who are there; none on a player's client. */
  readonly others: () => readonly string[];
  readonly isGM: () => boolean;
  readonly ask: Ask;
  readonly newId: () => string;
  readonly own: () => Decisions;
  readonly take: (decisions: Decisions) => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/** The answers to the three queries, and what this client begins itself. */
export interface Exchange {
  /** Hands decisions to every other game master who is there. */
  readonly tell: (decisions: Decisions) => void;
  /** Asks the others for what they have: this client has just come. */
  readonly want: () => void;
  readonly onTold: (data: unknown) => Promise<boolean>;
  readonly onConfirm: (data: unknown) => Promise<boolean>;
  readonly onWanted: () => Promise<boolean>;
}

/**
 * Keeps the secret decisions of all game masters' clients the same without any document. A query reaches one user's
 * client only, but does not say whose it comes from. So what is wanted is not given to who asks but handed to every game
 * master, by name; and who is handed a parcel asks the other game masters, by name, whether it is theirs: a player can
 * neither read nor forge one.
 */
export function createExchange(ports: ExchangePorts): Exchange {
  const sent = new Map<string, string>();
  const tell = (decisions: Decisions): void => {
    const others = ports.isGM() ? ports.others() : [];
    if (others.length === 0 || Object.keys(decisions).length === 0) return;
    const parcel = { id: ports.newId(), decisions };
    sent.set(parcel.id, JSON.stringify(decisions));
    for (const id of [...sent.keys()].slice(0, -REMEMBERED)) sent.delete(id);
    for (const user of others) ports.ask(user, TELL_QUERY, parcel).catch(ports.failed);
  };
  const isGenuine = async (parcel: object): Promise<boolean> => {
    const answers = await Promise.allSettled(ports.others().map((user) => ports.ask(user, CONFIRM_QUERY, parcel)));
    return answers.some((answer) => answer.status === "fulfilled" && answer.value === true);
  };
  return {
    tell,
    want: () => {
      if (!ports.isGM()) return;
      for (const user of ports.others()) ports.ask(user, WANTED_QUERY, {}).catch(ports.failed);
    },
    onTold: async (data) => {
      if (!ports.isGM()) return false;
      const { id, decisions } = parcelOf(data);
      const read = readDecisions(decisions);
      if (id === null || Object.keys(read).length === 0 || !(await isGenuine({ id, decisions }))) return false;
      await ports.take(read);
      return true;
    },
    onConfirm: (data) => {
      const { id, decisions } = parcelOf(data);
      return Promise.resolve(id !== null && ports.isGM() && sent.get(id) === JSON.stringify(decisions));
    },
    onWanted: () => {
      tell(ports.own());
      return Promise.resolve(ports.isGM());
    },
  };
}

function parcelOf(data: unknown): { readonly id: string | null; readonly decisions: unknown } {
  const { id, decisions } = (typeof data === "object" && data !== null ? data : {}) as { id?: unknown; decisions?: unknown };
  return { id: typeof id === "string" ? id : null, decisions };
}

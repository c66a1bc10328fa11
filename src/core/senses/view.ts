import type { Reason } from "../battlefield/reason";
import { CLARITIES } from "./sense-rules";
import type { Clarity } from "./sense-rules";

/** What one sense makes of a target. */
export interface View {
  readonly sense: string;
  readonly clarity: Clarity;
  /** Per cent to miss what is seen so. */
  readonly missChance: number;
  /** Per cent to miss what is not seen, where it is not the rules' own. */
  readonly unseenMissChance: number | null;
  /** Part hidden by fog and foliage, per cent. */
  readonly share: number;
  /** Nothing but fog or foliage hides the target. */
  readonly onlyObscured: boolean;
  /** Fog, foliage or the light hide it, not a trick of its own: enough to slip away. */
  readonly hiddenByPlace: boolean;
  readonly reasons: readonly Reason[];
}

/** A view of nothing, for one reason. */
export function unseen(sense: string, reasons: readonly Reason[], over: Partial<View> = {}): View {
  return {
    sense,
    clarity: "none",
    missChance: 0,
    unseenMissChance: null,
    share: 0,
    onlyObscured: false,
    hiddenByPlace: false,
    reasons,
    ...over,
  };
}

/** A plain view. */
export function seenPlainly(sense: string, reasons: readonly Reason[]): View {
  return { sense, clarity: "clear", missChance: 0, unseenMissChance: null, share: 0, onlyObscured: false, hiddenByPlace: false, reasons };
}

/** Per cent: what the rules have is more than a lower chance of its own, or as much. */
const MOST = 100;

/** Negative when the first of two views is the better one. */
export function compareViews(a: View, b: View): number {
  return (
    CLARITIES.indexOf(a.clarity) - CLARITIES.indexOf(b.clarity) ||
    a.missChance - b.missChance ||
    (a.unseenMissChance ?? MOST) - (b.unseenMissChance ?? MOST) ||
    a.share - b.share
  );
}

/** Whether nothing could be seen better. */
export function isPlain(view: View): boolean {
  return view.clarity === "clear" && view.missChance === 0;
}

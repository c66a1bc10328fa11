import { reason } from "../battlefield/reason";
import type { Reason } from "../battlefield/reason";

/** Keys of the reasons for a level of light; each has a text in lang under GRITGLOOM.Reason. */
export const LIGHT_REASON_KEYS = [
  "light.ambient.bright",
  "light.ambient.dark",
  "light.ambient.darkness",
  "light.ambient.dim",
  "light.ambient.off",
  "light.ambient.region",
  "light.ambient.set",
  "light.blocked",
  "light.darkness-source.deep",
  "light.darkness-source.magical",
  "light.darkness-source.plain",
  "light.darkness-source.powerless",
  "light.darkness-source.steps",
  "light.darkness-source.suspended",
  "light.low-light",
  "light.main",
  "light.moonlight",
  "light.ring",
  "light.share.best",
  "light.share.centre",
  "light.share.majority",
] as const;
export type LightReasonKey = (typeof LIGHT_REASON_KEYS)[number];

/** A reason for a level of light. */
export function lightReason(
  key: LightReasonKey,
  data?: Reason["data"],
  effect?: Reason["effect"],
  betrays?: readonly string[],
): Reason {
  return reason(key, data, effect, betrays);
}

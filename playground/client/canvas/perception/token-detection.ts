import type { DetectionModeData, TokenDocument } from "../documents";

/** A token's detection modes as a list, from 13's array or 14's record, with light perception and basic sight added. */
export function detectionModesOf({ detectionModes, sight }: TokenDocument): DetectionModeData[] {
  const listed: DetectionModeData[] = Array.isArray(detectionModes)
    ? [...(detectionModes as readonly DetectionModeData[])]
    : Object.entries(detectionModes as Record<string, Omit<DetectionModeData, "id">>).map(([id, entry]) => ({ id, enabled: entry.enabled, range: entry.range }));
  // TokenDocument#prepareDetectionModes adds these two to whatever sees.
  if (sight.enabled && !listed.some(({ id }) => id === "lightPerception")) listed.push({ id: "lightPerception", enabled: true, range: null });
  if (sight.enabled && !listed.some(({ id }) => id === "basicSight")) listed.push({ id: "basicSight", enabled: true, range: sight.range });
  return listed;
}

/** Best to worst: seen plainly; seen badly; square known but not seen; known to be there; not known at all. */
export const PERCEPTION_STATES = ["observed", "concealed", "located", "noticed", "unaware"] as const;
export type PerceptionState = (typeof PERCEPTION_STATES)[number];

/** How an observer perceives a target. */
export interface Perception {
  readonly state: PerceptionState;
  /** The sense that won, or null when none reaches. */
  readonly sense: string | null;
  readonly noticeDC: number | null;
  readonly pinpointDC: number | null;
}

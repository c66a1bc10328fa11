export type GroundKind = "rock" | "flagstone" | "cobble" | "grass" | "water" | "planks" | "dirt";
export type PropKind = "torch" | "crate" | "barrel" | "table" | "tree" | "bush" | "rubble" | "brazier" | "pillar" | "stairs" | "carpet" | "bones" | "boulder" | "well";

/** A part of the floor; points are x, y, x, y … in scene pixels. */
export interface GroundArea {
  readonly kind: GroundKind;
  readonly points: readonly number[];
}

/** A thing drawn on the floor: its middle in pixels, turned by degrees, across in pixels. */
export interface Prop {
  readonly kind: PropKind;
  readonly x: number;
  readonly y: number;
  readonly rotation?: number;
  readonly size?: number;
}

/** What a scene of the playground keeps in `flags.playground.ground`: how its floor is painted when there is no picture. */
export interface GroundPlan {
  readonly base: GroundKind;
  readonly areas: readonly GroundArea[];
  readonly props: readonly Prop[];
}

/** The plan in a scene's flags, or bare flagstones. */
export function groundPlanOf(flags: Record<string, Record<string, unknown> | undefined>): GroundPlan {
  const plan = flags["playground"]?.["ground"] as Partial<GroundPlan> | undefined;
  return { base: plan?.base ?? "flagstone", areas: plan?.areas ?? [], props: plan?.props ?? [] };
}

/** How an attack is made; "save" asks for cover against an effect with a point of origin. */
export const ATTACK_KINDS = ["melee", "reach", "ranged", "spell", "save"] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

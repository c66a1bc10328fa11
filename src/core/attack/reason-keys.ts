/** Keys of the reasons that the attack itself gives. */
export const ATTACK_REASON_KEYS = ["attack.as-reach", "attack.out-of-reach", "attack.modes-cancel"] as const;

/** What a reason becomes for somebody who may not know what it betrays, by family. */
export const HIDDEN_REASON_KEYS = [
  "hidden.attack", "hidden.concealment", "hidden.cover", "hidden.light", "hidden.notice", "hidden.obscurement", "hidden.sense", "hidden.unseen",
] as const;

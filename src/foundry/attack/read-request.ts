import { ATTACK_KINDS, type AttackKind } from "../../core/battlefield/attack-kind";
import { SCHEMA_VERSION, type AttackAnswer, type AttackRequest } from "./record";

/** The request on a message's flags, or null where there is none of a form that this version can take. */
export function readRequest(value: unknown): AttackRequest | null {
  if (!isRecord(value) || value.schema !== SCHEMA_VERSION) return null;
  const { attacker, targets, kind, touch, applied } = value;
  if (typeof attacker !== "string" || !Array.isArray(targets)) return null;
  if (!targets.every((uuid): uuid is string => typeof uuid === "string")) return null;
  if (!(ATTACK_KINDS as readonly unknown[]).includes(kind)) return null;
  return {
    schema: SCHEMA_VERSION,
    attacker,
    targets: [...new Set(targets)],
    kind: kind as AttackKind,
    touch: touch === true,
    applied: typeof applied === "number" && Number.isFinite(applied) ? applied : 0,
  };
}

/** The answer on a message's flags, or null. Only a game master's client writes one, so its form is taken on trust. */
export function readAnswer(value: unknown): AttackAnswer | null {
  return isRecord(value) && value.schema === SCHEMA_VERSION && Array.isArray(value.targets)
    ? (value as unknown as AttackAnswer)
    : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { ATTACK_KINDS, type AttackKind } from "../../core/battlefield/attack-kind";
import type { Square } from "../guess/square";
import { SCHEMA_VERSION, type AttackAnswer, type AttackRequest } from "./record";

/** The request on a message's flags, or null where there is none of a form that this version can take. */
export function readRequest(value: unknown): AttackRequest | null {
  if (!isRecord(value) || value.schema !== SCHEMA_VERSION) return null;
  const { attacker, targets, kind, touch, applied, grope } = value;
  const square = readSquare(value.square);
  if (typeof attacker !== "string" || !Array.isArray(targets)) return null;
  if (!targets.every((uuid): uuid is string => typeof uuid === "string")) return null;
  if (!(ATTACK_KINDS as readonly unknown[]).includes(kind)) return null;
  return {
    schema: SCHEMA_VERSION,
    attacker,
    targets: square === null ? [...new Set(targets)] : [],
    kind: kind as AttackKind,
    touch: touch === true || (square !== null && grope === true),
    square,
    grope: square !== null && grope === true,
    applied: typeof applied === "number" && Number.isFinite(applied) ? applied : 0,
  };
}

/** The answer on a message's flags, or null. Only a game master's client writes one, so its form is taken on trust. */
export function readAnswer(value: unknown): AttackAnswer | null {
  return isRecord(value) && value.schema === SCHEMA_VERSION && Array.isArray(value.targets)
    ? (value as unknown as AttackAnswer)
    : null;
}

/** A space of whole pixels, so that its name in the answer is the same wherever it is made; null for anything else. */
function readSquare(value: unknown): Square | null {
  if (!isRecord(value)) return null;
  const { x, y } = value;
  return Number.isSafeInteger(x) && Number.isSafeInteger(y) ? { x: x as number, y: y as number } : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

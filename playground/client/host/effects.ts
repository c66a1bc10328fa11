import { getProperty, setProperty } from "../../shared/object-paths";
import type { ActiveEffect, EffectChange } from "./documents/active-effect";
import type { Actor } from "./documents/actor";

const MODES = ["custom", "multiply", "add", "downgrade", "upgrade", "override"];

/** Effects that work on an actor: its own, and those that its items transfer. */
export function allEffects(actor: Actor): ActiveEffect[] {
  const own = [...actor.effects] as unknown as ActiveEffect[];
  const fromItems = [...actor.items].flatMap((item) => [...(item as unknown as { effects: Iterable<ActiveEffect> }).effects].filter((effect) => effect.transfer));
  return [...own, ...fromItems];
}

/** Applies the changes of a phase to an actor's prepared data, by priority; 13 has one phase. Follows Actor#applyActiveEffects. */
export function applyEffects(actor: Actor, phase: "initial" | "final"): void {
  const changes = actor.appliedEffects.flatMap((effect) => {
    const list = (actor.host.generation >= 14 ? effect.system.changes : (effect.toObject()["changes"] as EffectChange[])) ?? [];
    return list.filter((change) => (change.phase ?? "initial") === phase).map((change) => ({ change, effect, priority: change.priority ?? modeOf(change) * 10 }));
  });
  changes.sort((a, b) => a.priority - b.priority);
  for (const { change, effect } of changes) applyChange(actor, change, effect);
}

function modeOf(change: EffectChange): number {
  return change.mode ?? Math.max(MODES.indexOf(change.type ?? "add"), 0);
}

function applyChange(actor: Actor, change: EffectChange, effect: ActiveEffect): void {
  if (!change.key.startsWith("system.") && !change.key.startsWith("flags.")) return;
  const current = getProperty(actor, change.key);
  const mode = MODES[modeOf(change)];
  if (mode === "custom") {
    actor.host.Hooks.call("applyActiveEffect", actor, { ...change, effect }, current, change.value, {});
    return;
  }
  const value = combine(current, parse(change.value, current), mode ?? "add");
  if (value === undefined) return;
  setProperty(actor, change.key, value);
  setProperty(actor.overrides, change.key, value);
}

function parse(value: string, current: unknown): unknown {
  if (typeof current === "number") return Number(value);
  if (typeof current === "boolean") return value === "true" || value === "1";
  if (typeof current === "string") return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

function combine(current: unknown, delta: unknown, mode: string): unknown {
  if (mode === "override") return delta;
  if (mode === "add") {
    if (current instanceof Set) return new Set([...(current as Set<unknown>), delta]);
    if (Array.isArray(current)) return [...(current as unknown[]), delta];
    if (typeof current === "boolean") return current || delta === true;
    if (current === undefined || current === null) return delta;
    return (current as number) + (delta as number);
  }
  const [a, b] = [Number(current), Number(delta)];
  if (!Number.isFinite(a) || !Number.isFinite(b)) return undefined;
  if (mode === "multiply") return a * b;
  return mode === "upgrade" ? Math.max(a, b) : Math.min(a, b);
}

/** One change of one document, as data: dotted paths to new values, and what stood there before. */
export interface UpdateStep {
  readonly uuid: string;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly before: Readonly<Record<string, unknown>>;
}

/** What should be changed: shown before anything happens, carried out in one place, and undone from its receipt. */
export interface Plan {
  /** A key for i18n that says what the plan does. */
  readonly label: string;
  readonly steps: readonly UpdateStep[];
}

/** A plan that was carried out. */
export interface Receipt extends Plan {
  readonly id: string;
  readonly undone: boolean;
}

/** The plan that puts back what another changed: last step first. */
export function invert(plan: Plan): Plan {
  const steps = plan.steps.map(({ uuid, changes, before }) => ({ uuid, changes: before, before: changes }));
  return { label: plan.label, steps: steps.reverse() };
}

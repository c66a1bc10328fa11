import { BattlefieldError, describeValue } from "./battlefield-error";
import type { Issue } from "./battlefield-error";
import { BATTLEFIELD_SHAPE } from "./format";
import type { JsonSchema } from "./shape";
import type { Battlefield } from "./types";

/**
 * The battlefield of a snapshot, with every member filled in. Members that the format does not know are kept.
 * Throws a BattlefieldError that names each place that is wrong, what stands there and what belongs there.
 */
export function readBattlefield(input: unknown): Battlefield {
  const issues: Issue[] = [];
  const battlefield = BATTLEFIELD_SHAPE.read(input, "", (issue) =>
    issues.push(issue.path === "" ? { ...issue, path: "battlefield" } : issue),
  );
  if (issues.length === 0) issues.push(...repeatedIds(battlefield), ...danglingReferences(battlefield));
  if (issues.length > 0) throw new BattlefieldError(issues);
  return battlefield;
}

/** The snapshot format as JSON Schema, draft 2020-12. */
export function battlefieldSchema(): JsonSchema {
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Grit & Gloom battlefield",
    description: "What the module reads from a scene. Members that are left out have their default; unknown members are ignored.",
    $comment:
      "The reader checks also what a schema cannot: ids are unique within their list, carrier and rider name tokens, " +
      "a wall has two different ends, a polygon has whole points, no top is below its bottom, and steps of a table rise.",
    ...BATTLEFIELD_SHAPE.schema,
  };
}

function repeatedIds(battlefield: Battlefield): readonly Issue[] {
  return (["walls", "lights", "regions", "tokens"] as const).flatMap((kind) => {
    const first = new Map<string, number>();
    return battlefield[kind].flatMap(({ id }, i): readonly Issue[] => {
      const before = first.get(id);
      if (before === undefined) first.set(id, i);
      if (before === undefined) return [];
      return [{ path: `${kind}[${i}].id`, got: `${describeValue(id)}, which ${kind}[${before}] has`, expected: "an id of its own" }];
    });
  });
}

function danglingReferences({ lights, tokens }: Battlefield): readonly Issue[] {
  const known = new Set(tokens.map(({ id }) => id));
  const references = [
    ...lights.map(({ carrier }, i) => ({ path: `lights[${i}].carrier`, id: carrier })),
    ...tokens.map(({ rider }, i) => ({ path: `tokens[${i}].rider`, id: rider })),
  ];
  return references.flatMap(({ path, id }) =>
    id === null || known.has(id) ? [] : [{ path, got: describeValue(id), expected: "the id of a token" }],
  );
}

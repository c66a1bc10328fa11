/** What has changed in a scene's documents since its field was last made. */
export interface Changes {
  /** The scene's own members, its levels, or something that many parts hang on. */
  everything: boolean;
  readonly tokens: Set<string>;
  readonly walls: Set<string>;
  readonly lights: Set<string>;
  regions: boolean;
}

/** No change at all. */
export function noChanges(): Changes {
  return { everything: false, tokens: new Set(), walls: new Set(), lights: new Set(), regions: false };
}

/** Whether there is anything to read anew. */
export function isStale(changes: Changes): boolean {
  return (
    changes.everything || changes.regions || changes.tokens.size + changes.walls.size + changes.lights.size > 0
  );
}

/**
 * A list with some members read anew: those of the changed ids are replaced, left out where they are gone, and added at
 * the end where they are new; all others stay the same objects, so that caches by object hold.
 */
export function patched<T extends { readonly id: string }>(
  list: readonly T[],
  changed: ReadonlySet<string>,
  fresh: readonly T[],
): readonly T[] {
  if (changed.size === 0) return list;
  const byId = new Map(fresh.map((item) => [item.id, item]));
  const kept = list.flatMap((item) => {
    if (!changed.has(item.id)) return [item];
    const replacement = byId.get(item.id);
    byId.delete(item.id);
    return replacement === undefined ? [] : [replacement];
  });
  return [...kept, ...byId.values()];
}

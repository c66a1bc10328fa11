/**
 * The sheet of sight between two bodies: a line of sight on the map stands for the lines from the attacker to every height
 * of the target's body. The line to a fraction of the body starts at the same height over the attacker's own feet, or at the
 * attacker's crown where the target is taller. So on level ground a wall hides of a body what its top reaches of it,
 * wherever it stands and however big the attacker is, and from above one sees over it.
 */
export interface Sheet {
  /** Elevation of the attacker's feet and the height of its body, in scene units. */
  readonly from: number;
  readonly fromHeight: number;
  /** The same of the target. */
  readonly to: number;
  readonly toHeight: number;
}

/** Elevation at which the line to a fraction (0 feet, 1 crown) of the target's body starts. */
export function startOf(sheet: Sheet, fraction: number): number {
  return sheet.from + Math.min(fraction * sheet.toHeight, sheet.fromHeight);
}

/** Elevation at which the line to a fraction of the target's body ends. */
export function endOf(sheet: Sheet, fraction: number): number {
  return sheet.to + fraction * sheet.toHeight;
}

/** The lowest and the highest elevation that a line of the sheet comes to. */
export function heightsOf(sheet: Sheet): readonly [low: number, high: number] {
  return [Math.min(sheet.from, sheet.to), Math.max(startOf(sheet, 1), endOf(sheet, 1))];
}

/** Elevation of the line to a fraction of the body, at a share of the way (0 attacker, 1 target). */
export function elevationAt(sheet: Sheet, fraction: number, share: number): number {
  const start = startOf(sheet, fraction);
  return start + (endOf(sheet, fraction) - start) * share;
}

/** The fraction of the body whose line is at an elevation at a share of the way; outside 0 to 1 when none is. */
export function fractionAt(sheet: Sheet, elevation: number, share: number): number {
  const ground = sheet.from + (sheet.to - sheet.from) * share;
  if (sheet.toHeight === 0) return elevation > ground ? Infinity : -Infinity;
  const parallel = (elevation - ground) / sheet.toHeight;
  if (parallel * sheet.toHeight <= sheet.fromHeight) return parallel;
  if (share === 0) return Infinity;
  return (elevation - ground - (1 - share) * sheet.fromHeight) / (share * sheet.toHeight);
}

/** Whether some line of the sheet is between two elevations, strictly, on a stretch of the way. */
export function meetsHeights(sheet: Sheet, bottom: number, top: number, enter: number, leave: number): boolean {
  const low = Math.min(elevationAt(sheet, 0, enter), elevationAt(sheet, 0, leave));
  const high = Math.max(elevationAt(sheet, 1, enter), elevationAt(sheet, 1, leave));
  if (low === high) return low >= bottom && low <= top;
  return high > bottom && low < top;
}

/** Oldest Node that the project's tools run on; package.json says the same under "engines". */
export const OLDEST_NODE = [20, 19];

/**
 * One sentence for somebody whose Node is too old, or null when it is new enough.
 * @param {string} version As in process.versions.node.
 * @returns {string | null}
 */
export function nodeTooOld(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [wantedMajor, wantedMinor] = /** @type {[number, number]} */ (OLDEST_NODE);
  const enough = major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
  if (enough) return null;
  return `Grit & Gloom needs Node ${wantedMajor}.${wantedMinor} or newer; this is Node ${version}.`;
}

import type { Host } from "./host";

/** A use of something on its way out: kept in `host.warnings`, logged once. Follows `logCompatibilityWarning` (common/utils/logging.d.mts). */
export function logCompatibilityWarning(host: Host, message: string): void {
  if (host.warnings.includes(message)) return;
  host.warnings.push(message);
  if (host.hasDom) console.warn(message);
}

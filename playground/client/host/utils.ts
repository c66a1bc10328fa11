import { Color } from "../../shared/color";
import * as merging from "../../shared/object-merge";
import * as paths from "../../shared/object-paths";
import { randomID } from "../../shared/random-id";
import { Collection } from "./collection";
import { logCompatibilityWarning } from "./compatibility";
import type { Host } from "./host";

type Callback = (...args: never[]) => void;

function debounce<T extends Callback>(callback: T, delay: number): (...args: Parameters<T>) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => callback(...args), delay);
  };
}

function throttle<T extends Callback>(callback: T, delay: number): (...args: Parameters<T>) => void {
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (...args) => {
    const wait = last + delay - Date.now();
    clearTimeout(timer);
    const run = () => {
      last = Date.now();
      callback(...args);
    };
    if (wait <= 0) run();
    else timer = setTimeout(run, wait);
  };
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };

function isNewerVersion(a: string | number, b: string | number): boolean {
  const [left, right] = [String(a).split("."), String(b).split(".")];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const [l = "0", r = "0"] = [left[i] ?? "0", right[i] ?? "0"];
    if (l === r) continue;
    const [ln, rn] = [Number(l), Number(r)];
    return Number.isNaN(ln) || Number.isNaN(rn) ? l > r : ln > rn;
  }
  return false;
}

function getType(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return "Array";
  return typeof value === "object" ? value.constructor.name : typeof value;
}

/** `foundry.utils`, as far as it is imitated. Follows common/utils/helpers.d.mts. */
export function makeUtils(host: Host) {
  return {
    ...paths,
    ...merging,
    randomID,
    debounce,
    throttle,
    debouncedReload: debounce(() => {
      if (host.hasDom) location.reload();
    }, 250),
    isNewerVersion,
    getType,
    Collection,
    Color,
    duplicate: <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T,
    isSubclass: (child: unknown, parent: unknown) => child === parent || (typeof child === "function" && typeof parent === "function" && child.prototype instanceof parent),
    escapeHTML: (text: string) => String(text).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character),
    unescapeHTML: (text: string) => Object.entries(ESCAPES).reduce((result, [character, code]) => result.replaceAll(code, character), text),
    objectsEqual: merging.equals,
    cleanHTML: (html: string) => html.replace(/<script[\s\S]*?<\/script>/gi, "").replace(/\son\w+="[^"]*"/gi, ""),
    parseUuid: (uuid: string) => host.parseUuid(uuid),
    fromUuid: (uuid: string) => host.fromUuid(uuid),
    fromUuidSync: (uuid: string) => host.fromUuidSync(uuid),
    fetchWithTimeout: (url: string, data: RequestInit = {}, { timeoutMs = 30_000 }: { timeoutMs?: number } = {}) => fetch(url, { ...data, signal: AbortSignal.timeout(timeoutMs) }),
    fetchJsonWithTimeout: async (url: string, data: RequestInit = {}) => (await fetch(url, data)).json() as Promise<unknown>,
    logCompatibilityWarning: (message: string, { since = "", until = "", details = "" }: { since?: string | number; until?: string | number; details?: string; once?: boolean; mode?: number } = {}) =>
      logCompatibilityWarning(host, `${message} Deprecated since Version ${since}. Backwards-compatible support will be removed in Version ${until}. ${details}`.trim()),
    getRoute: (path: string) => (path.startsWith("/") ? path : `/${path}`),
  };
}

import { localize } from "../env";

const steps = [
  { unit: "day", seconds: 86400 },
  { unit: "hour", seconds: 3600 },
  { unit: "minute", seconds: 60 },
] as const;

/** How long ago a moment was, in short words of the user's language (foundry.utils.timeSince). */
export function timeSince(time: number | string | Date, now: number = Date.now()): string {
  const seconds = (now - new Date(time).getTime()) / 1000;
  for (const { unit, seconds: size } of steps) {
    if (seconds < size) continue;
    const count = Math.floor(seconds / size);
    const lang = (globalThis as { game?: { i18n?: { lang?: string } } }).game?.i18n?.lang ?? "en";
    return new Intl.RelativeTimeFormat(lang, { style: "narrow", numeric: "always" }).format(-count, unit);
  }
  return localize("TIME.Now");
}

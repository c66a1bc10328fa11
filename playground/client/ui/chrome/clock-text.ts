const DAY = 86400;

const two = (number: number): string => String(number).padStart(2, "0");

/** A number of seconds on the world's clock as the day (from 1 on) and the time of that day. */
export function clockText(worldTime: number): { day: number; clock: string } {
  const day = Math.floor(worldTime / DAY);
  const second = worldTime - day * DAY;
  return { day: day + 1, clock: `${two(Math.floor(second / 3600))}:${two(Math.floor((second % 3600) / 60))}:${two(Math.floor(second % 60))}` };
}

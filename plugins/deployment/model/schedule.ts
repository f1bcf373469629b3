/** Minutes, hours, days of the month, months and weekdays at which a schedule returns; undefined: at every one. */
type Fields = readonly (ReadonlySet<number> | undefined)[];

function fieldsOf(cron: string): Fields | undefined {
  const parts = cron.trim().split(/\s+/);
  if (parts.length !== 5) return undefined;
  const read = parts.map((part, at) => {
    if (part === '*') return undefined;
    const step = /^\*\/(\d+)$/.exec(part)?.[1];
    const most = [60, 24, 32, 13, 7][at]!;
    if (step)
      return new Set(Array.from({ length: most }, (_, value) => value).filter((value) => value % Number(step) === 0));
    const values = part.split(',').map(Number);
    return values.every((value) => Number.isInteger(value)) ? new Set(values) : null;
  });
  return read.includes(null) ? undefined : (read as Fields);
}

/** The time of day of a schedule that returns each day, as `02:30`; undefined for any other. */
export function dailyTime(cron: string): string | undefined {
  const [, minute, hour] = /^(\d{1,2}) (\d{1,2}) \* \* \*$/.exec(cron.trim()) ?? [];
  return minute && hour ? `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` : undefined;
}

/** When a schedule returns, for its words; `other`: as it is written. */
export type Rhythm =
  | { readonly is: 'daily'; readonly time: string }
  | { readonly is: 'hourly'; readonly minute: number }
  | { readonly is: 'often'; readonly minutes: number }
  | { readonly is: 'other'; readonly cron: string };

export function rhythmOf(cron: string): Rhythm {
  const time = dailyTime(cron);
  if (time) return { is: 'daily', time };
  const [minutes, ...others] = fieldsOf(cron) ?? [];
  if (others.length !== 4 || others.some((field) => field !== undefined)) return { is: 'other', cron };
  if (!minutes) return { is: 'often', minutes: 1 };
  if (minutes.size === 1) return { is: 'hourly', minute: [...minutes][0]! };
  return 60 % minutes.size === 0 ? { is: 'often', minutes: 60 / minutes.size } : { is: 'other', cron };
}

const minute = 60_000;
/** The city's clock is eight hours ahead all year. */
const ahead = 8 * 60 * minute;
const longest = 366 * 24 * 60;

/** The next run after a moment; null for a schedule that is not understood or never returns. */
export function nextRun(cron: string, now: Date): Date | null {
  const fields = fieldsOf(cron);
  if (!fields) return null;
  const first = Math.floor(now.getTime() / minute) + 1;
  for (let at = first; at < first + longest; at++) {
    const city = new Date(at * minute + ahead);
    const now = [city.getUTCMinutes(), city.getUTCHours(), city.getUTCDate(), city.getUTCMonth() + 1, city.getUTCDay()];
    if (fields.every((field, index) => !field || field.has(now[index]!))) return new Date(at * minute);
  }
  return null;
}

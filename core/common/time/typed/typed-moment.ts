import type { Language } from '../../languages';

// Days and moments as people type them. Their values are what the browser's own fields give, `2026-09-01` and
// `2026-09-01T19:30`; what stands in a field follows the page's language, not the browser's.

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute';

const clock = ['hour', 'minute'] as const;
const orders: Readonly<Record<Language, readonly Part[]>> = {
  'zh-CN': ['year', 'month', 'day', ...clock],
  en: ['day', 'month', 'year', ...clock],
};
const signs: Readonly<Record<Language, string>> = { 'zh-CN': '-', en: '/' };

/** The parts of a field in the order of a language, and the sign between those of the day. */
export const partsOfField = (language: Language, withTime: boolean) => ({
  order: orders[language].slice(0, withTime ? 5 : 3),
  sign: signs[language],
});

const two = (value: number) => String(value).padStart(2, '0');

/** A value in the order of a language: `2026-09-01 19:30`, `01/09/2026 19:30`. Empty stays empty. */
export function writeTyped(value: string, language: Language): string {
  const [day = '', time] = value.split('T');
  if (day === '') return '';
  const parts = day.split('-');
  const written = (language === 'en' ? parts.reverse() : parts).join(signs[language]);
  return time ? `${written} ${time}` : written;
}

/**
 * The value that was typed; empty: none, null: it cannot be read. Signs are free, eight digits need none, and a year
 * that comes first is understood in every language.
 */
export function readTyped(text: string, language: Language, withTime: boolean): string | null {
  const typed = text.trim();
  if (typed === '') return '';
  const numbers =
    (/^\d{8}$/.test(typed) ? typed.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') : typed).match(/\d+/g) ?? [];
  if (numbers.length !== (withTime ? 5 : 3)) return null;
  const order = numbers[0]?.length === 4 ? orders['zh-CN'] : orders[language];
  const at = (part: Part) => Number(numbers[order.indexOf(part)] ?? 0);
  const [year, month, day, hour, minute] = [at('year'), at('month'), at('day'), at('hour'), at('minute')];
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isDay || year < 1900 || hour > 23 || minute > 59) return null;
  const written = `${year}-${two(month)}-${two(day)}`;
  return withTime ? `${written}T${two(hour)}:${two(minute)}` : written;
}

/** A value with one of its parts moved; months end where they end, and minutes go on in the next hour. */
export function stepTyped(value: string, part: Part, by: number): string {
  const [day = '', time] = value.split('T');
  const date = new Date(`${day}T${time ?? '00:00'}:00Z`);
  if (part === 'minute') date.setUTCMinutes(date.getUTCMinutes() + by);
  else if (part === 'hour') date.setUTCHours(date.getUTCHours() + by);
  else if (part === 'day') date.setUTCDate(date.getUTCDate() + by);
  else {
    const months = part === 'month' ? by : by * 12;
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
    date.setUTCMonth(date.getUTCMonth() + months, Math.min(date.getUTCDate(), last));
  }
  return date.toISOString().slice(0, time === undefined ? 10 : 16);
}

/** The part of a written text that a place of the cursor is in, and from where to where it goes. */
export function partAt(
  text: string,
  cursor: number,
  language: Language,
): { part: Part; from: number; to: number } | null {
  const runs = [...text.matchAll(/\d+/g)].map((run) => ({ from: run.index, to: run.index + run[0].length }));
  const index = runs.findIndex(({ to }) => cursor <= to);
  const run = runs[index];
  const part = orders[language][index];
  return run && part ? { part, ...run } : null;
}

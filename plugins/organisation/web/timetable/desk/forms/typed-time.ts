const two = (value: number) => String(value).padStart(2, '0');

/** A time of day that was typed: `7:40`, `7.40`, `740`, `7：40`; empty: none, null: it cannot be read. */
export function readTime(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return '';
  const [, hour, minute] = /^(\d{1,2})\D?(\d{2})$/.exec(typed) ?? [];
  if (!hour || !minute || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${two(Number(hour))}:${minute}`;
}

/** A time with its hour or its minute moved; the day is a circle. */
export function stepTime(time: string, part: 'hour' | 'minute', by: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const all = 24 * 60;
  const moved = (hour * 60 + minute + by * (part === 'hour' ? 60 : 1) + all) % all;
  return `${two(Math.floor(moved / 60))}:${two(moved % 60)}`;
}

import type { Day } from 'edutech/core/common/time/city-time';
import { dayAfter, mondayOf } from 'edutech/core/common/time/weeks';

/** The days of a month (`2026-11`) in whole weeks from Monday on: what belongs to the months beside it is there too. */
export function weeksOfMonth(month: string): Day[][] {
  const first = `${month}-01`;
  const weeks: Day[][] = [];
  for (let monday = mondayOf(first); monday.slice(0, 7) <= month; monday = dayAfter(monday, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((at) => dayAfter(monday, at)));
  return weeks;
}

/** The month so many months later; earlier, where the number is negative. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

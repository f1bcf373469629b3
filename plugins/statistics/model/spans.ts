import type { Day } from 'edutech/core/common/time/city-time';
import { dayAfter, mondayOf, weekdayOf } from 'edutech/core/common/time/weeks';

/** How long a figure looks back. */
export const spans = ['day', 'week', 'term'] as const;
export type Span = (typeof spans)[number];

/** Days of a figure, and as many before it for growth against one's own past. */
export interface Period {
  readonly from: Day;
  readonly until: Day;
  readonly beforeFrom: Day;
  readonly beforeUntil: Day;
}

/** Whether a period has a school day that is over: shares of one that has just begun are low everywhere. */
export const hasFinishedDay = (days: readonly Day[], today: Day): boolean => days.some((day) => day < today);

/** What a page shows first: the week, and on a Monday, when nothing of it is over, the term. */
export const usualSpan = (today: Day): Span => (weekdayOf(today) === 1 ? 'term' : 'week');

const dayMilliseconds = 86_400_000;
const daysBetween = (from: Day, until: Day) => Math.round((Date.parse(until) - Date.parse(from)) / dayMilliseconds);

/**
 * The period up to a day. A day is compared with the same weekday before, a week with the same days of the week before, a term with
 * as many days before it began to be counted.
 */
export function periodOf(span: Span, today: Day, termStart: Day): Period {
  const back = (from: Day, days: number): Period => ({
    from,
    until: today,
    beforeFrom: dayAfter(from, -days),
    beforeUntil: dayAfter(today, -days),
  });
  if (span === 'day') return back(today, 7);
  if (span === 'week') return back(mondayOf(today), 7);
  const from = termStart < today ? termStart : today;
  return back(from, daysBetween(from, today) + 1);
}

/** School days of a period: Monday to Friday, and today whatever it is. Shares are means over them. */
export function schoolDays(from: Day, until: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= until; day = dayAfter(day, 1)) if (weekdayOf(day) <= 5) days.push(day);
  return days.length > 0 ? days : [until];
}

import { type Day, schoolYearStart } from 'edutech/core/common/time/city-time';
import { dayAfter, daysFrom } from 'edutech/core/common/time/weeks';

/** What a report may cover, up to today: so many days, or the school year. */
export const spans = ['7', '30', '90', 'year'] as const;
export type Span = (typeof spans)[number];

/** The days of a report, and as many before them to compare with; both ends are included. */
export interface Period {
  readonly from: Day;
  readonly until: Day;
  readonly beforeFrom: Day;
  readonly beforeUntil: Day;
  readonly days: number;
}

/** Days are followed by those before them, a school year by the same days of the year before. */
export function periodOf(span: Span, today: Day): Period {
  const year = schoolYearStart(today);
  const from = span === 'year' ? `${year}-09-01` : dayAfter(today, 1 - Number(span));
  const days = daysFrom(from, today).length;
  const beforeFrom = span === 'year' ? `${year - 1}-09-01` : dayAfter(from, -days);
  return { from, until: today, beforeFrom, beforeUntil: dayAfter(beforeFrom, days - 1), days };
}

import type { Id } from '../ids';
import type { Day } from './city-time';

/** A school term as the wire has it. */
export interface Term {
  termId: Id;
  termName: string;
  yearName: string;
  /** 1 for the current one. */
  isCurrent: 0 | 1;
  /** First and last day. */
  startsOn: Day;
  endsOn: Day;
}

/** Year + 学年 + term name (portal.md section 3); English readers get a space-separated form. */
export const termLabel = (term: Pick<Term, 'yearName' | 'termName'>, language: 'zh-CN' | 'en') =>
  language === 'zh-CN' ? `${term.yearName}学年 ${term.termName}` : `${term.yearName} ${term.termName}`;

/** The chosen term if it still exists, else the current one, else the first, else none. */
export function chooseTerm(terms: readonly Term[], chosen: Id | null): Term | null {
  return terms.find((term) => term.termId === chosen) ?? terms.find((term) => term.isCurrent === 1) ?? terms[0] ?? null;
}

const dayMilliseconds = 86_400_000;
const dayNumber = (day: Day) => Math.floor(Date.parse(day) / dayMilliseconds);
/** Number of the week of a day; weeks begin on Monday, and 1 January 1970 was a Thursday. */
const weekNumber = (day: Day) => Math.floor((dayNumber(day) + 3) / 7);

/**
 * The number of a day's teaching week in the term, and of all weeks: the first contains the term's first day. Null
 * outside the term.
 */
export function teachingWeek(
  { startsOn, endsOn }: Pick<Term, 'startsOn' | 'endsOn'>,
  day: Day,
): { week: number; of: number } | null {
  if (day < startsOn || day > endsOn) return null;
  const before = weekNumber(startsOn) - 1;
  return { week: weekNumber(day) - before, of: weekNumber(endsOn) - before };
}

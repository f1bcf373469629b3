import type { Id } from '../ids';
import type { Day } from './city-time';

/** A school term as the wire has it. */
export interface Term {
  termid: Id;
  termname: string;
  yearname: string;
  /** 1 for the current one. */
  iscurrent: 0 | 1;
  /** First and last day. */
  startson: Day;
  endson: Day;
}

/** Year + 学年 + term name (portal.md section 3); English readers get a space-separated form. */
export const termLabel = (term: Pick<Term, 'yearname' | 'termname'>, language: 'zh-CN' | 'en') =>
  language === 'zh-CN' ? `${term.yearname}学年 ${term.termname}` : `${term.yearname} ${term.termname}`;

/** The chosen term if it still exists, else the current one, else the first, else none. */
export function chooseTerm(terms: readonly Term[], chosen: Id | null): Term | null {
  return terms.find((term) => term.termid === chosen) ?? terms.find((term) => term.iscurrent === 1) ?? terms[0] ?? null;
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
  { startson, endson }: Pick<Term, 'startson' | 'endson'>,
  day: Day,
): { week: number; of: number } | null {
  if (day < startson || day > endson) return null;
  const before = weekNumber(startson) - 1;
  return { week: weekNumber(day) - before, of: weekNumber(endson) - before };
}

import type { Language } from 'edutech/core/common/languages';
import { cityDay } from 'edutech/core/common/time/city-time';
import { momentOf, type Period, periodsOf } from 'edutech/core/common/time/periods';
import { type Term, teachingWeek, termLabel } from 'edutech/core/common/time/terms';
import { dayOf, weekAt, weekdays, weeksOf } from 'edutech/core/common/time/weeks';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import type { Db } from 'edutech/core/server/data/db';
import { termsAt } from 'edutech/core/server/terms/terms';
import type { TimetableLesson } from '../../api';
import type { ShownRow } from './published-weeks.queries';

/** When periods begin, and how long they are: the plugin's options. */
export interface PeriodOptions {
  readonly periodStarts: readonly string[];
  readonly periodMinutes: number;
}

/** A week of the current term, as answers say it. */
export interface Frame {
  readonly term: Term;
  readonly termId: string;
  readonly termName: string;
  readonly week: number;
  readonly weeks: number;
  readonly thisWeek: number | null;
  readonly days: string[];
  readonly periods: Period[];
}

/** The week that is asked for, else this one; null before a city's first term. */
export async function frameOf(
  db: Db,
  asked: number | undefined,
  { now, language, options }: { now: Date; language: Language; options: PeriodOptions },
): Promise<Frame | null> {
  const [term] = await termsAt(db, now, language);
  if (!term) return null;
  const weeks = weeksOf(term);
  const week = Math.min(asked ?? weekAt(term, now), weeks);
  return {
    term,
    termId: term.termId,
    termName: termLabel(term, language),
    week,
    weeks,
    thisWeek: teachingWeek(term, cityDay(now))?.week ?? null,
    days: weekdays.map((weekday) => dayOf(term, week, weekday)),
    periods: periodsOf(options.periodStarts, options.periodMinutes),
  };
}

/** A lesson of the week; undefined if the city has removed its period. */
export function shownLesson({ days, periods }: Frame, now: Date): (row: ShownRow) => TimetableLesson[] {
  return ({ subjectCode, ...row }) => {
    const period = periods[row.period - 1];
    if (!period) return [];
    return [{ ...row, hue: subjectHue(subjectCode), moment: momentOf(days[row.weekday - 1]!, period, now) }];
  };
}

/** The grade to begin with: the one with most lessons. */
export const fullestOf = <G extends { readonly lessons: number }>(grades: readonly G[]): G | undefined =>
  grades.toSorted((one, other) => other.lessons - one.lessons)[0];

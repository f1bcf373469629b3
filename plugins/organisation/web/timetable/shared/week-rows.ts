import { cityMoment, type Period } from 'edutech/core/common/time/periods';
import { weekdayOf } from 'edutech/core/common/time/weeks';
import type { DayLesson, DayOfWeek, TimetableWeek } from '../../../api';
import { type Break, breaksOf } from '../../../model/timetable/bells';

/** A row of a week: a period, or a long break between two. */
export type WeekRow =
  | { readonly kind: 'period'; readonly period: number; readonly starts: string; readonly ends: string }
  | ({ readonly kind: 'break' } & Break);

/** `8:50`. */
export const clockOf = (time: string): string => time.replace(/^0/, '');

export function rowsOf(periods: readonly Period[]): WeekRow[] {
  const breaks = breaksOf(periods);
  return periods.flatMap((time, at): WeekRow[] => {
    const after = breaks.find((one) => one.after === at + 1);
    const row = { kind: 'period', period: at + 1, ...time } as const;
    return after ? [row, { kind: 'break', ...after }] : [row];
  });
}

/** Days that are shown: those of the school week, and days of a weekend that have lessons. */
export const shownDays = (week: Pick<TimetableWeek, 'days' | 'lessons'>): DayOfWeek[] =>
  week.days.filter(
    ({ day, special }) =>
      weekdayOf(day) <= 5 || special?.kind === 'makeup' || week.lessons.some((lesson) => lesson.day === day),
  );

/** What the school does in some periods of a day instead of lessons, as a block that no long break cuts. */
export interface FreeBlock {
  readonly from: number;
  readonly periods: number;
  readonly name: string;
  readonly note: string;
  /** The periods after a break: the same event goes on, and its note was said before. */
  readonly goesOn: boolean;
}

export function blocksOf({ free }: Pick<DayOfWeek, 'free'>, periods: readonly Period[]): FreeBlock[] {
  const cuts = new Set(breaksOf(periods).map(({ after }) => after));
  return free.flatMap(({ from, to, name, note }) => {
    const blocks: FreeBlock[] = [];
    let start = from;
    for (let period = from; period <= Math.min(to, periods.length); period++) {
      if (period !== to && period !== periods.length && !cuts.has(period)) continue;
      blocks.push({ from: start, periods: period - start + 1, name, note, goesOn: start > from });
      start = period + 1;
    }
    return blocks;
  });
}

/** Lessons of a time as a cell shows them: those that are held; else those that are not, and say why. */
export function lessonsAt(lessons: readonly DayLesson[], day: string, period: number): DayLesson[] {
  const here = lessons.filter((lesson) => lesson.day === day && lesson.period === period);
  const held = here.filter(({ isHeld }) => isHeld);
  return held.length > 0 ? held : here;
}

/** How much of a lesson is over, 0 to 1; null: it is not on. */
export function shareOver({ day, starts, ends }: Pick<DayLesson, 'day' | 'starts' | 'ends'>, now: Date): number | null {
  const from = cityMoment(day, starts).getTime();
  const to = cityMoment(day, ends).getTime();
  const share = (now.getTime() - from) / (to - from);
  return share >= 0 && share < 1 ? share : null;
}

export const isOver = ({ day, ends }: Pick<DayLesson, 'day' | 'ends'>, now: Date): boolean =>
  cityMoment(day, ends) <= now;

/** A change of the week, once: a swap is one, a lesson that moved is told where it was. */
export function changesOf(lessons: readonly DayLesson[]): DayLesson[] {
  const seen = new Set<string>();
  return lessons.filter(({ difference }) => {
    const key = difference?.kind === 'free' ? null : difference?.changeId;
    if (!difference || !key || difference.kind === 'moved' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

import { daysFrom, dayOf, weekdayOf, weekdays, weeksOf } from 'edutech/core/common/time/weeks';
import type { TermDaysOf } from '../../../api';

/** What stands in a day of the term besides its number. */
export type DayMark =
  | { readonly kind: 'holiday'; readonly name: string }
  | { readonly kind: 'makeup'; readonly name: string; readonly weekday: number }
  | {
      readonly kind: 'exam' | 'event';
      readonly name: string;
      /** Null: the whole day. */
      readonly periods: string | null;
    };

export interface CalendarDay {
  readonly day: string;
  readonly isOfTerm: boolean;
  readonly isWeekend: boolean;
  readonly mark: DayMark | null;
}

export interface CalendarWeek {
  readonly week: number;
  readonly days: readonly CalendarDay[];
}

type Days = Pick<TermDaysOf, 'startsOn' | 'endsOn' | 'city' | 'school'>;

/** `5–7`, or `5`. */
export const saidPeriods = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`);

function markOf({ city, school }: Days, day: string, isEnglish: boolean): DayMark | null {
  const within = (one: { readonly firstDay: string; readonly lastDay: string }) =>
    one.firstDay <= day && day <= one.lastDay;
  const ofCity = city.find(within);
  if (ofCity) {
    const name = (isEnglish && ofCity.nameEn) || ofCity.name;
    return ofCity.kind === 'makeup'
      ? { kind: 'makeup', name, weekday: ofCity.weekday ?? 1 }
      : { kind: 'holiday', name };
  }
  const own = school.find(within);
  if (!own) return null;
  const { kind, name, fromPeriod, toPeriod } = own;
  if (kind === 'holiday' && fromPeriod === null) return { kind, name };
  const periods = fromPeriod === null || toPeriod === null ? null : saidPeriods(fromPeriod, toPeriod);
  return { kind: kind === 'exam' ? 'exam' : 'event', name, periods };
}

/** The weeks of a term with their days, Monday first; days of the first and the last week may lie outside. */
export function calendarOf(days: Days, isEnglish: boolean): CalendarWeek[] {
  return Array.from({ length: weeksOf(days) }, (_, at) => ({
    week: at + 1,
    days: weekdays.map((weekday) => {
      const day = dayOf(days, at + 1, weekday);
      return {
        day,
        isOfTerm: days.startsOn <= day && day <= days.endsOn,
        isWeekend: weekday > 5,
        mark: markOf(days, day, isEnglish),
      };
    }),
  }));
}

/** Days of the term that have lessons of the timetable, and if only a few. */
export const lessonDays = (days: Days): number =>
  daysFrom(days.startsOn, days.endsOn).filter((day) => {
    const mark = markOf(days, day, false);
    if (!mark) return weekdayOf(day) <= 5;
    if (mark.kind === 'makeup') return true;
    return mark.kind !== 'holiday' && mark.periods !== null && weekdayOf(day) <= 5;
  }).length;

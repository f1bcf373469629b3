import { cityMoment } from 'edutech/core/common/time/periods';
import type { DayLesson, TimetableWeek } from '../../../api';
import { mayHaveLessons } from '../../../model/timetable/school-days';
import { lessonsAt, shownDays } from '../shared/week-rows';

type Week = Pick<TimetableWeek, 'days' | 'lessons' | 'periods'>;

/** A time to which a lesson can go. */
export interface OtherTime {
  readonly day: string;
  readonly period: number;
  /** With what it changes places. */
  readonly there: DayLesson | undefined;
}

/** Times of the week to which a lesson can go: not those that are over, and not while the school does something else. */
export function timesFor(lesson: Pick<DayLesson, 'day' | 'period'>, week: Week, now: Date): OtherTime[] {
  return shownDays(week).flatMap((plan) =>
    week.periods.flatMap(({ ends }, at) => {
      const { day } = plan;
      const period = at + 1;
      const [there] = lessonsAt(week.lessons, day, period).filter(({ isHeld }) => isHeld);
      const isOwn = day === lesson.day && period === lesson.period;
      // a lesson that is changed already stays where it is
      const isTaken = there?.difference != null;
      if (isOwn || isTaken || !mayHaveLessons(plan, period) || cityMoment(day, ends) <= now) return [];
      return [{ day, period, there }];
    }),
  );
}

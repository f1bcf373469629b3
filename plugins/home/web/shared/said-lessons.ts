import { cityDay, cityMinute } from 'edutech/core/common/time/city-time';
import type { Translate } from 'edutech/core/web/hooks';
import type { HomeLesson } from '../../api';

type Times = Pick<HomeLesson, 'day' | 'starts' | 'ends'>;

/** Whether a lesson is over, on, the next one within the hour, or later. */
export type LessonMoment =
  | { readonly kind: 'over' | 'later' }
  | { readonly kind: 'now' | 'soon' /** Until it ends, or begins. */; readonly minutes: number };

const minutesTo = (moment: string, now: Date) => Math.ceil((Date.parse(moment) - now.getTime()) / 60_000);
/** A lesson is said to be near from so many minutes on. */
const nearMinutes = 60;

export function momentOfLesson({ starts, ends }: Pick<Times, 'starts' | 'ends'>, now: Date): LessonMoment {
  if (minutesTo(ends, now) <= 0) return { kind: 'over' };
  if (minutesTo(starts, now) <= 0) return { kind: 'now', minutes: minutesTo(ends, now) };
  return minutesTo(starts, now) <= nearMinutes ? { kind: 'soon', minutes: minutesTo(starts, now) } : { kind: 'later' };
}

/** The lesson that is on or comes next; null: all of them are over. */
export const nextLesson = <Lesson extends Times>(lessons: readonly Lesson[], now: Date): Lesson | null =>
  lessons.find(({ ends }) => minutesTo(ends, now) > 0) ?? null;

/** `8:50`. */
export const timeText = (moment: string): string => cityMinute(new Date(moment)).slice(11).replace(/^0/, '');

/** How many lessons the day has, and when the next one is. */
export function lessonsSaid(t: Translate, lessons: readonly HomeLesson[], now: Date): string {
  const today = lessons.filter(({ day }) => day === cityDay(now));
  if (today.length === 0) return t('home.lessons.none');
  const next = nextLesson(today, now);
  if (!next) return t('home.lessons.over', { count: today.length });
  return t('home.lessons.next', { count: today.length, time: timeText(next.starts) });
}

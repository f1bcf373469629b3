import { conflict, invalid, notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import { type Day, isDay } from 'edutech/core/common/time/city-time';
import { cityMoment, type Period } from 'edutech/core/common/time/periods';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Call } from 'edutech/core/server/call';
import { type DayLesson, isHeld, type LessonChange } from '../../../model/timetable/lessons';
import { type DayPlan, mayHaveLessons } from '../../../model/timetable/school-days';
import { selectTeachers } from '../desk/school.queries';
import { readDays } from '../reading/read-days';
import type { SlotRow } from '../reading/slots.queries';
import type { LessonTime } from './fitting';

export type ChangeCall = Call<
  {
    classId: Id;
    day: Day;
    period: number;
    kind: LessonChange['kind'];
    toDay?: Day;
    toPeriod?: number;
    teacherId?: Id;
    reason: string;
  },
  SignedIn
>;

/** A change that is asked for, of a swap both, and the teachers whose lessons it touches. */
interface PlannedChange {
  readonly changes: readonly LessonChange[];
  readonly teacherIds: readonly Id[];
}

/** Refuses days that no calendar has. */
export function requireDays(...days: readonly (Day | undefined)[]): void {
  if (days.some((day) => day !== undefined && !isDay(day))) throw notFound('organisation.timetable.noLesson');
}

interface DaysOfClass {
  readonly plans: ReadonlyMap<Day, DayPlan>;
  readonly periods: readonly Period[];
  readonly lessons: readonly DayLesson<SlotRow>[];
}

/** Plans a change. Whether it fits what others teach is checked once it is written. */
export async function planChange(call: ChangeCall, schoolId: Id): Promise<PlannedChange> {
  const { db, input, now } = call;
  const days = await daysOfClass(call, schoolId);
  const { classId, day, period, kind, reason } = input;
  const lesson = lessonAt(days, { day, period });
  if (!lesson) throw notFound('organisation.timetable.noLesson');
  if (lesson.difference) throw conflict('organisation.timetable.alreadyChanged');
  const base = { swapId: newId(now.getTime()), classId, kind, reason: reason.trim() };
  const none = { toDay: null, toPeriod: null, teacherId: null };
  const change = { ...base, ...none, id: newId(now.getTime()), day, period, ...nameOf(lesson) };
  const teacherIds = [lesson.teacherId ?? []].flat();
  if (kind === 'cancelled') return { changes: [change], teacherIds };
  if (kind === 'substitute') {
    const { teacherId } = input;
    const teachers = await selectTeachers(db, schoolId);
    if (!teacherId || teacherId === lesson.teacherId || !teachers.some(({ id }) => id === teacherId))
      throw invalid('organisation.timetable.noSuch');
    return { changes: [{ ...change, teacherId }], teacherIds: [...teacherIds, teacherId] };
  }
  const to = { day: input.toDay ?? day, period: input.toPeriod ?? 0 };
  if (to.day === day && to.period === period) throw invalid('organisation.timetable.noTime');
  requireTime(days, to, call);
  const moved = { ...change, toDay: to.day, toPeriod: to.period };
  const other = days.lessons.find((one) => isHeld(one) && isAt(to)(one));
  if (!other) return { changes: [moved], teacherIds };
  if (other.difference) throw conflict('organisation.timetable.alreadyChanged');
  requireTime(days, { day, period }, call);
  const back = { ...moved, ...to, id: newId(now.getTime()), toDay: day, toPeriod: period, ...nameOf(other) };
  return { changes: [moved, back], teacherIds: [...teacherIds, ...[other.teacherId ?? []].flat()] };
}

const nameOf = ({ slot: { subjectId, title } }: DayLesson) => ({ subjectId, title });
const isAt =
  ({ day, period }: LessonTime) =>
  (one: DayLesson) =>
    one.day === day && one.period === period;

/** The lesson that is held at a time; else the one that a change keeps from it. */
function lessonAt({ lessons }: DaysOfClass, time: LessonTime): DayLesson<SlotRow> | undefined {
  const here = lessons.filter(isAt(time));
  return here.find(isHeld) ?? here.find(({ difference }) => difference?.kind !== 'free');
}

/** Refuses to move a lesson to a time at which there can be none: of a free day, of an event, of the past. */
function requireTime({ plans, periods }: DaysOfClass, { day, period }: LessonTime, { now, input }: ChangeCall): void {
  const plan = plans.get(day);
  const time = periods[period - 1];
  const isOfTerm = plan?.termId === plans.get(input.day)?.termId;
  if (!plan || !time || !isOfTerm || !mayHaveLessons(plan, period) || cityMoment(day, time.ends) <= now)
    throw invalid('organisation.timetable.noTime');
}

/** Lessons of the class on the day that is changed, and on the one to which the lesson goes. */
async function daysOfClass({ db, input, language }: ChangeCall, schoolId: Id): Promise<DaysOfClass> {
  const { classId, day, toDay = day } = input;
  requireDays(day, toDay);
  const read = (one: Day) => readDays(db, { schoolId, classId }, { from: one, to: one, language });
  const from = await read(day);
  if (toDay === day) return from;
  const to = await read(toDay);
  return {
    plans: new Map([...from.plans, ...to.plans]),
    periods: from.periods,
    lessons: [...from.lessons, ...to.lessons],
  };
}

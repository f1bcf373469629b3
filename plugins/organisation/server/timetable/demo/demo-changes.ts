import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter, mondayOf, weekdayOf } from 'edutech/core/common/time/weeks';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import type { LessonChange, TimetableSlot } from '../../../model/timetable/lessons';
import { insertChanges } from '../changes/changes.queries';

const thursday = 4;
const nameOf = ({ subjectId, title }: TimetableSlot) => ({ subjectId, title });

/** In the class of the demo accounts two lessons of the next Thursday change places, and somebody is substituted. */
export async function buildDemoChanges(
  { db, id, world, clock }: DemoContext,
  slots: readonly TimetableSlot[],
): Promise<void> {
  const now = clock.now();
  const today = cityDay(now);
  const day = dayAfter(mondayOf(today), weekdayOf(today) < thursday ? thursday - 1 : thursday + 6);
  const ofDay = slots.filter(({ weekday }) => weekday === thursday);
  const own = ofDay.filter(({ classId, weeks, subjectId }) => classId === world.classId && weeks === 0 && subjectId);
  const isFree = (teacherId: string | null, period: number) =>
    !ofDay.some((slot) => slot.teacherId === teacherId && slot.period === period);
  const base = { classId: world.classId, day, toDay: null, toPeriod: null, teacherId: null };
  const changes: LessonChange[] = [];
  const taught = own.find(({ teacherId }) => teacherId === world.people.teacher.personId);
  const other =
    taught &&
    own.find((one) => one !== taught && isFree(one.teacherId, taught.period) && isFree(taught.teacherId, one.period));
  if (taught && other) {
    const moved = { ...base, swapId: id('lesson-change/swap'), kind: 'moved', reason: '教研活动', toDay: day } as const;
    const [there, back] = [id('lesson-change/there'), id('lesson-change/back')];
    changes.push({ ...moved, ...nameOf(taught), id: there, period: taught.period, toPeriod: other.period });
    changes.push({ ...moved, ...nameOf(other), id: back, period: other.period, toPeriod: taught.period });
  }
  const substituted = own.find((one) => one !== taught && one !== other);
  const substitute =
    slots.find(
      (one) =>
        one.subjectId !== null &&
        one.subjectId === substituted?.subjectId &&
        one.teacherId &&
        isFree(one.teacherId, substituted.period),
    ) ?? slots.find((one) => one.teacherId && substituted && isFree(one.teacherId, substituted.period));
  if (substituted && substitute) {
    const { period } = substituted;
    const key = id('lesson-change/substitute');
    changes.push({
      ...base,
      ...nameOf(substituted),
      id: key,
      swapId: key,
      period,
      kind: 'substitute',
      teacherId: substitute.teacherId,
      reason: '请假',
    });
  }
  const made = {
    schoolId: world.schoolId,
    madeBy: world.people.schooladmin.personId,
    madeAt: new Date(now.getTime() - 86_400_000),
  };
  await insertChanges(db, changes, made);
}

import type { Language } from 'edutech/core/common/languages';
import type { Day } from 'edutech/core/common/time/city-time';
import type { Period } from 'edutech/core/common/time/periods';
import { daysFrom } from 'edutech/core/common/time/weeks';
import type { Db } from 'edutech/core/server/data/db';
import type { Whose } from '../../../api/timetable/lessons';
import { usualPeriods } from '../../../model/timetable/bells';
import { type DayLesson, lessonsOn, type TimetableVersion, versionAt } from '../../../model/timetable/lessons';
import { type DayPlan, planOf } from '../../../model/timetable/school-days';
import { type ChangeRow, selectGround } from './ground.queries';
import { type SlotRow, selectSlots } from './slots.queries';

/** Some days of a school, before anybody's lessons are put into them. */
export interface SchoolDays {
  readonly plans: ReadonlyMap<Day, DayPlan>;
  readonly periods: readonly Period[];
  readonly versions: readonly TimetableVersion[];
  readonly changes: readonly ChangeRow[];
}

/** Days with somebody's lessons. */
export interface ReadDays extends SchoolDays {
  readonly days: readonly Day[];
  readonly lessons: readonly DayLesson<SlotRow>[];
}

interface Asked {
  readonly from: Day;
  readonly to: Day;
  readonly language: Language;
}

export async function readSchoolDays(db: Db, schoolId: string, { from, to, language }: Asked): Promise<SchoolDays> {
  const { changes, versions, periods, ...ground } = await selectGround(db, schoolId, { from, to }, language);
  const known = { ...ground, choices: new Map(ground.choices.map(({ day, weekday }) => [day, weekday])) };
  const days = new Set([...daysFrom(from, to), ...changes.map(({ day }) => day)]);
  const plans = new Map([...days].map((day) => [day, planOf(day, known)]));
  return { plans, periods: periods.length > 0 ? periods : usualPeriods, versions, changes };
}

/** Lessons of a class or a teacher on some days, with all that differs from the timetable. */
export async function readDays(db: Db, whose: Whose, asked: Asked): Promise<ReadDays> {
  const ground = await readSchoolDays(db, whose.schoolId, asked);
  const { plans, versions, changes } = ground;
  const timetableIds = new Set([...plans.values()].flatMap((plan) => versionAt(versions, plan) ?? []));
  const teacherId = 'teacherId' in whose ? whose.teacherId : null;
  const takenOver = changes.filter((change) => teacherId !== null && change.teacherId === teacherId);
  const slots = await selectSlots(db, {
    whose,
    timetableIds: [...timetableIds],
    classIds: [...new Set(takenOver.map(({ classId }) => classId))],
    language: asked.language,
  });
  const days = daysFrom(asked.from, asked.to);
  const lessons = lessonsOn(days, { ...ground, slots });
  const isOf = ({ slot, ...lesson }: DayLesson<SlotRow>) =>
    teacherId === null || lesson.teacherId === teacherId || slot.teacherId === teacherId;
  return { ...ground, days, lessons: lessons.filter(isOf) };
}

import type { Language } from 'edutech/core/common/languages';
import type { Day } from 'edutech/core/common/time/city-time';
import type { Period } from 'edutech/core/common/time/periods';
import { daysFrom } from 'edutech/core/common/time/weeks';
import type { Db } from 'edutech/core/server/data/db';
import type { Whose } from '../../../api/timetable/lessons';
import { usualPeriods } from '../../../model/timetable/bells';
import { type DayLesson, lessonsOn, type TimetableVersion } from '../../../model/timetable/lessons';
import { type DayPlan, planOf } from '../../../model/timetable/school-days';
import { type ChangeRow, type Ground, selectGround } from './ground.queries';
import type { SlotRow } from './slots.queries';

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

export const readSchoolDays = async (db: Db, schoolId: string, asked: Asked): Promise<SchoolDays> =>
  planned(await selectGround(db, { schoolId }, asked, asked.language), daysFrom(asked.from, asked.to));

/** The days asked for, and those from which a change moves a lesson to them. */
function planned({ changes, versions, periods, ...ground }: Ground, asked: readonly Day[]): SchoolDays {
  const known = { ...ground, choices: new Map(ground.choices.map(({ day, weekday }) => [day, weekday])) };
  const days = new Set([...asked, ...changes.map(({ day }) => day)]);
  const plans = new Map([...days].map((day) => [day, planOf(day, known)]));
  return { plans, periods: periods.length > 0 ? periods : usualPeriods, versions, changes };
}

/** Lessons of a class or a teacher on some days, with all that differs from the timetable. */
export async function readDays(db: Db, whose: Whose, asked: Asked): Promise<ReadDays> {
  const ground = await selectGround(db, { schoolId: whose.schoolId, whose }, asked, asked.language);
  const days = daysFrom(asked.from, asked.to);
  const school = planned(ground, days);
  const teacherId = 'teacherId' in whose ? whose.teacherId : null;
  const lessons = lessonsOn(days, { ...school, slots: ground.slots });
  const isOf = ({ slot, ...lesson }: DayLesson<SlotRow>) =>
    teacherId === null || lesson.teacherId === teacherId || slot.teacherId === teacherId;
  return { ...school, days, lessons: lessons.filter(isOf) };
}

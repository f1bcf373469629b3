import type { Language } from 'edutech/core/common/languages';
import type { Day } from 'edutech/core/common/time/city-time';
import { daysFrom } from 'edutech/core/common/time/weeks';
import type { Db } from 'edutech/core/server/data/db';
import { type DayLesson, lessonsOn, versionAt } from '../../../model/timetable/lessons';
import { readSchoolDays } from '../reading/read-days';
import { type SlotRow, selectTimetable } from '../reading/slots.queries';

/** All lessons of a school on some days. */
export async function lessonsAt(
  db: Db,
  schoolId: string,
  asked: { readonly from: Day; readonly to: Day; readonly language: Language },
): Promise<DayLesson<SlotRow>[]> {
  const ground = await readSchoolDays(db, schoolId, asked);
  const ids = new Set([...ground.plans.values()].flatMap((plan) => versionAt(ground.versions, plan) ?? []));
  const slots = await Promise.all([...ids].map((id) => selectTimetable(db, schoolId, id, asked.language)));
  return lessonsOn(daysFrom(asked.from, asked.to), { ...ground, slots: slots.flat() });
}

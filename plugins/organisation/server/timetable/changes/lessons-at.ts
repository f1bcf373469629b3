import type { Language } from 'edutech/core/common/languages';
import type { Day } from 'edutech/core/common/time/city-time';
import { daysFrom } from 'edutech/core/common/time/weeks';
import type { Db } from 'edutech/core/server/data/db';
import { type DayLesson, lessonsOn, versionAt } from '../../../model/timetable/lessons';
import { readSchoolDays, type SchoolDays } from '../reading/read-days';
import { type SlotRow, selectTimetable } from '../reading/slots.queries';

/** The lessons of all timetables that are valid on some days of a school. */
export async function slotsAt(
  db: Db,
  schoolId: string,
  { plans, versions }: SchoolDays,
  language: Language,
): Promise<SlotRow[]> {
  const ids = new Set([...plans.values()].flatMap((plan) => versionAt(versions, plan) ?? []));
  return (await Promise.all([...ids].map((id) => selectTimetable(db, schoolId, id, language)))).flat();
}

/** All lessons of a school on some days. */
export async function lessonsAt(
  db: Db,
  schoolId: string,
  asked: { readonly from: Day; readonly to: Day; readonly language: Language },
): Promise<DayLesson<SlotRow>[]> {
  const ground = await readSchoolDays(db, schoolId, asked);
  const slots = await slotsAt(db, schoolId, ground, asked.language);
  return lessonsOn(daysFrom(asked.from, asked.to), { ...ground, slots });
}

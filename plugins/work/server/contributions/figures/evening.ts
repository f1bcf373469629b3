import type { Id } from 'edutech/core/common/ids';
import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter } from 'edutech/core/common/time/weeks';
import type { Db } from 'edutech/core/server/data/db';
import type { LevelSettings } from 'edutech/core/server/settings/held-settings';
import type { SchoolEvening } from 'edutech/plugins/home/api';
import { dailyLimit, loadState } from '../../../model/publishing/load';
import { selectEvenings, selectHeaviest } from './figures.queries';

/** So many days after today are looked at. */
const ahead = 6;

/** The first day from today on that has homework of a class of the school: how much each has, the fullest first. */
export async function nextEvening(
  levels: LevelSettings,
  db: Db,
  { schoolId, now }: { readonly schoolId: Id; readonly now: Date },
): Promise<SchoolEvening | null> {
  const today = cityDay(now);
  const all = await selectEvenings(db, schoolId, today, dayAfter(today, ahead));
  const day = all[0]?.day;
  if (day === undefined) return null;
  const ofDay = all.filter((one) => one.day === day);
  const heaviest = new Map((await selectHeaviest(db, day, day, ofDay)).map((one) => [one.classId, one.minutes]));
  const classes = ofDay.map(({ classId, className, grade, subjects, minutes: sum }) => {
    // nobody has an attempt yet: what was assigned is what the fullest student will have
    const minutes = heaviest.get(classId) ?? sum;
    const limit = dailyLimit(grade, levels.at(schoolId));
    return { classId, className, minutes, subjects, limit, state: loadState(minutes, limit) };
  });
  return { day, isToday: day === today, classes: classes.sort((one, other) => other.minutes - one.minutes) };
}

import { isAllowed } from 'edutech/core/common/permissions/access';
import { daysFrom } from 'edutech/core/common/time/weeks';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { NewEvent, WeekQuestion } from 'edutech/plugins/home/api';
import { registrars } from '../../model/timetable/registrars';
import { routes } from '../../routes';
import { selectCityDayRows, selectSchoolDayRows } from '../timetable/days/days.queries';

/** Holidays and make-up days of the city; of those who administer one school also its own days. */
export async function weekOfDays(db: Db, question: WeekQuestion<SignedIn>): Promise<NewEvent[]> {
  const { actor, schoolIds, language, from, to } = question;
  const path = isAllowed(registrars, actor) ? routes.termDays.to() : '';
  const within = (first: string, last: string) => daysFrom(first < from ? from : first, last > to ? to : last);
  const city = (await selectCityDayRows(db, { from, to })).flatMap(({ id, kind, name, nameEn, firstDay, lastDay }) =>
    within(firstDay, lastDay).map((day) => ({
      id: `organisation.cityDay.${id}.${day}`,
      day,
      title: language === 'en' && nameEn ? nameEn : name,
      isFree: kind === 'holiday',
      path,
    })),
  );
  const [schoolId, ...others] = schoolIds ?? [];
  if (schoolId === undefined || others.length > 0) return city;
  const own = (await selectSchoolDayRows(db, schoolId, { from, to })).flatMap((row) =>
    within(row.firstDay, row.lastDay).map((day) => ({
      id: `organisation.schoolDay.${row.id}.${day}`,
      day,
      title: row.name,
      note: row.note,
      path,
      // a day that is free from some period on has lessons before it
      ...(row.kind === 'holiday' && row.fromPeriod === null && { isFree: true }),
    })),
  );
  return [...city, ...own];
}

import { cityDay, type Day } from 'edutech/core/common/time/city-time';
import { dayAfter, mondayOf, weekdayOf } from 'edutech/core/common/time/weeks';
import type { DemoContext } from 'edutech/core/server/demo/demo';
import { insertCityDay, insertSchoolDay } from '../days/days.queries';
import type { DemoTerm } from './demo.queries';

/** The next Saturday, a day on which schools make up for a holiday. */
const saturdayAfter = (day: Day): Day => dayAfter(day, 6 - (weekdayOf(day) % 7));

/** The last day of some that would have had lessons. */
const lastSchoolDay = (days: readonly Day[]): Day => days.findLast((day) => weekdayOf(day) <= 5) ?? days[0]!;

/** Holidays that have the same dates each year. */
const holidaysOf = (year: number) =>
  [
    { key: 'national', name: '国庆节', nameEn: 'National Day', firstDay: `${year}-10-01`, lastDay: `${year}-10-07` },
    { key: 'new-year', name: '元旦', nameEn: 'New Year', firstDay: `${year + 1}-01-01`, lastDay: `${year + 1}-01-03` },
    {
      key: 'tomb-sweeping',
      name: '清明节',
      nameEn: 'Tomb-Sweeping Day',
      firstDay: `${year + 1}-04-04`,
      lastDay: `${year + 1}-04-06`,
    },
    {
      key: 'labour',
      name: '劳动节',
      nameEn: 'Labour Day',
      firstDay: `${year + 1}-05-01`,
      lastDay: `${year + 1}-05-05`,
    },
  ] as const;

/** Holidays of the city with a Saturday that makes up for each long one, and what the home school does in its term. */
export async function buildDemoDays({ db, id, world, clock }: DemoContext, term: DemoTerm): Promise<void> {
  for (const { key, ...holiday } of holidaysOf(term.yearStart)) {
    await insertCityDay(db, id(`city-day/${key}`), { ...holiday, kind: 'holiday', replaces: null, version: 1 });
    if (key !== 'national' && key !== 'labour') continue;
    const day = saturdayAfter(dayAfter(holiday.lastDay, 1));
    const replaces = lastSchoolDay(Array.from({ length: 7 }, (_, at) => dayAfter(holiday.lastDay, at - 6)));
    const names = { name: `${holiday.name}调休`, nameEn: `${holiday.nameEn}, made up` };
    const makeup = { ...names, kind: 'makeup', firstDay: day, lastDay: day, replaces, version: 1 } as const;
    await insertCityDay(db, id(`city-day/${key}/makeup`), makeup);
  }
  const middle = dayAfter(mondayOf(term.startsOn), 10 * 7 + 2);
  const end = dayAfter(mondayOf(term.endsOn), 0);
  const whole = { note: '', fromPeriod: null, toPeriod: null, version: 1 };
  const afternoon = { note: '14:00 操场集合，带号码布和水杯', fromPeriod: 5, toPeriod: 7, version: 1 };
  const friday = nextFriday(cityDay(clock.now()));
  const days = [
    { key: 'middle', kind: 'exam', name: '期中考试', firstDay: middle, lastDay: dayAfter(middle, 1), ...whole },
    { key: 'end', kind: 'exam', name: '期末考试', firstDay: end, lastDay: dayAfter(end, 2), ...whole },
    { key: 'sports', kind: 'event', name: '秋季运动会', firstDay: friday, lastDay: friday, ...afternoon },
  ] as const;
  for (const { key, ...day } of days) await insertSchoolDay(db, world.schoolId, id(`school-day/${key}`), day);
}

/** The Friday of this week; on it and after it that of the next. */
const nextFriday = (today: Day): Day => dayAfter(mondayOf(today), weekdayOf(today) < 5 ? 4 : 11);

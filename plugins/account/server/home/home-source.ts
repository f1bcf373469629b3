import { categories } from 'edutech/core/common/permissions/people';
import { cityDay } from 'edutech/core/common/time/city-time';
import { dayAfter, daysFrom } from 'edutech/core/common/time/weeks';
import { cityMoment } from 'edutech/core/common/time/periods';
import type { Db } from 'edutech/core/server/data/db';
import type { Texts } from 'edutech/core/server/texts';
import type { HomeSource, NewFigure } from 'edutech/plugins/home/api';
import {
  countAccounts,
  countRequestDays,
  countRequestsSince,
  countSignedIn,
  countSignedInDays,
} from './figures.queries';

const day = 86_400_000;

/** Numbers of the day: who has signed in so far, of how many and against yesterday, and who asks for an account. */
export const homeSource = (texts: Texts): HomeSource<Db> => ({
  figures: async (db, { schoolIds, language, now }) => {
    const today = cityDay(now);
    const midnight = cityMoment(today, '00:00');
    const days = daysFrom(dayAfter(today, -6), today);
    const week = { from: cityMoment(days[0]!, '00:00'), until: now };
    const yesterday = { from: new Date(midnight.getTime() - day), until: new Date(now.getTime() - day) };
    const soFar = await countSignedIn(db, { from: midnight, until: now }, schoolIds);
    const before = await countSignedIn(db, yesterday, schoolIds);
    const accounts = await countAccounts(db, schoolIds);
    const requests = await countRequestsSince(db, midnight, schoolIds);
    const signedInDays = await countSignedInDays(db, week, schoolIds);
    const requestDays = await countRequestDays(db, week, schoolIds);
    const signedIn = (kind: 'teacher' | 'student', order: number): NewFigure => ({
      id: `account.${kind}s`,
      label: texts.say(language, `account.figure.${kind}s`),
      value: soFar.find(({ category }) => category === kind)?.count ?? 0,
      of: accounts.find(({ category }) => category === categories[kind])?.count ?? 0,
      before: before.find(({ category }) => category === kind)?.count ?? 0,
      days: days.map((day) => signedInDays.find((one) => one.day === day && one.category === kind)?.count ?? 0),
      order,
    });
    return [
      signedIn('teacher', 10),
      signedIn('student', 20),
      {
        id: 'account.requests',
        label: texts.say(language, 'account.figure.requests'),
        value: requests.today,
        days: days.map((day) => requestDays.find((one) => one.day === day)?.count ?? 0),
        note: texts.say(language, 'account.figure.requests.waiting', { count: requests.waiting }),
        order: 50,
      },
    ];
  },
});

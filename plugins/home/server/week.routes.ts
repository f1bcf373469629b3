import { categories, isAdministrator } from 'edutech/core/common/permissions/people';
import { cityDay } from 'edutech/core/common/time/city-time';
import { teachingWeek } from 'edutech/core/common/time/terms';
import { dayAfter, daysFrom, mondayOf, weekdayOf } from 'edutech/core/common/time/weeks';
import type { SignedIn } from 'edutech/core/server/actor';
import type { SingleHandler } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import { termsAt } from 'edutech/core/server/terms/terms';
import type { HomeEvent, HomeSource, NewEvent, staffWeek } from '../api';

const onWire = ({ isFree: _, ...event }: NewEvent): HomeEvent => ({
  time: '',
  note: '',
  tone: 'plan',
  path: '',
  ...event,
});

/** Of the whole day first, then by time. */
const byDay = (one: HomeEvent, other: HomeEvent) =>
  `${one.day} ${one.time}`.localeCompare(`${other.day} ${other.time}`);

/** The week of those who administer, Monday to Sunday: what areas know of it. */
export const showWeek =
  (sources: readonly HomeSource<Db, SignedIn>[], organisation: Organisation): SingleHandler<typeof staffWeek> =>
  async ({ db, actor, language, now }) => {
    const today = cityDay(now);
    if (!isAdministrator(categories[actor.category])) return { today, week: null, days: [], events: [] };
    const from = mondayOf(today);
    const to = dayAfter(from, 6);
    const schoolIds = actor.reach === 'city' ? null : (await organisation.schoolsUnder(db, actor)).map(({ id }) => id);
    const found: NewEvent[] = [];
    // one after the other: they share the connection of the call
    for (const source of sources)
      found.push(...((await source.week?.(db, { schoolIds, language, now, actor, from, to })) ?? []));
    const [term] = await termsAt(db, now, language);
    return {
      today,
      week: (term && teachingWeek(term, today)?.week) ?? null,
      days: daysFrom(from, to).map((day) => ({
        day,
        isFree: found.findLast((one) => one.day === day && one.isFree !== undefined)?.isFree ?? weekdayOf(day) > 5,
      })),
      events: found.map(onWire).sort(byDay),
    };
  };

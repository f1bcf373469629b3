import { notFound } from 'edutech/core/common/errors';
import { type Id, newId } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import { cityDay, type Day, isDay } from 'edutech/core/common/time/city-time';
import { termLabel } from 'edutech/core/common/time/terms';
import { weekdayOf } from 'edutech/core/common/time/weeks';
import { wrongField } from 'edutech/core/common/wire/edit-conflict';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Handlers } from 'edutech/core/server/call';
import type { Db } from 'edutech/core/server/data/db';
import { keepingVersion } from 'edutech/core/server/data/write-conflicts';
import type * as api from '../../../api/timetable/term-days';
import { usualPeriods } from '../../../model/timetable/bells';
import { requireCity, selectOwnSchool } from '../../administration/scope';
import { dropChanges } from '../changes/drop-changes';
import { type DeskParts, deskOf } from '../desk/desk';
import { lockTimetables } from '../desk/drafts.queries';
import { selectChoices, selectPeriods } from '../reading/ground.queries';
import {
  type CityDayValues,
  deleteCityDay,
  deleteSchoolDay,
  insertCityDay,
  insertSchoolDay,
  lockCityDays,
  type SchoolDayValues,
  selectCityDay,
  selectCityDayRows,
  selectOverlapping,
  selectSchoolDay,
  selectSchoolDayRows,
  selectSchoolsWithChanges,
  updateCityDay,
  updateSchoolDay,
  upsertChoice,
} from './days.queries';

type DayHandlers = Handlers<
  Pick<typeof api, 'termDays' | 'saveCityDay' | 'deleteCityDay' | 'saveSchoolDay' | 'deleteSchoolDay' | 'chooseMakeup'>
>;

interface Since {
  readonly db: Db;
  readonly language: Language;
  readonly now: Date;
}

/** Refuses days that no calendar has, and spans that end before they begin. */
function requireSpan({ firstDay, lastDay }: { readonly firstDay: string; readonly lastDay: string }): void {
  if (!isDay(firstDay)) throw wrongField('firstDay', 'organisation.timetable.wrongDay');
  if (!isDay(lastDay) || lastDay < firstDay) throw wrongField('lastDay', 'organisation.timetable.wrongDay');
}

type Parts = Pick<DeskParts, 'audit' | 'notifications' | 'organisation'>;

const record = ({ audit }: Parts, db: Db, actor: SignedIn, act: string, name: string, schoolId: string | null) =>
  audit.record(db, actor, {
    act: `organisation.timetable.${act}`,
    objectKind: 'termDay',
    objectId: null,
    schoolId,
    facts: { name },
  });

/** Lessons that were moved to a day that has none any more go back, and their teachers hear of it. */
async function bringBack({ notifications }: Parts, { db, language, now }: Since, schoolId: Id, firstDay: Day) {
  await lockTimetables(db, schoolId);
  const today = cityDay(now);
  // what is over has been held
  await dropChanges(db, notifications, { schoolId, from: firstDay < today ? today : firstDay, language, now });
}

/** Days of the city, written by its administrators alone. */
const cityDays = (parts: Parts) =>
  ({
    saveCityDay: async (call) => {
      const { db, actor, now } = call;
      const { id, ...values } = call.input;
      requireCity(actor);
      const day: CityDayValues =
        values.kind === 'makeup' ? { ...values, lastDay: values.firstDay } : { ...values, replaces: null };
      requireSpan(day);
      if (day.kind === 'makeup' && !isDay(day.replaces ?? ''))
        throw wrongField('replaces', 'organisation.timetable.wrongDay');
      await lockCityDays(db);
      const other = await selectOverlapping(db, day, id ?? null);
      if (other) throw wrongField('firstDay', 'organisation.timetable.dayTaken', { name: other.name });
      const dayId = id ?? newId(now.getTime());
      if (id) await keepingVersion(await updateCityDay(db, id, day), day, () => selectCityDay(db, id));
      else await insertCityDay(db, dayId, day);
      for (const schoolId of await selectSchoolsWithChanges(db, day))
        await bringBack(parts, call, schoolId, day.firstDay);
      await record(parts, db, actor, 'cityDay', day.name, null);
      return { id: dayId };
    },

    deleteCityDay: async ({ db, actor, input }) => {
      requireCity(actor);
      const { name } = await selectCityDay(db, input.id);
      await deleteCityDay(db, input.id);
      await record(parts, db, actor, 'deleteCityDay', name, null);
      return null;
    },
  }) satisfies Partial<DayHandlers>;

/** The days of a term. */
export const dayHandlers = (parts: Parts): DayHandlers => {
  const { organisation } = parts;
  return {
    termDays: async (call) => {
      const { db, actor, input, language } = call;
      const { schoolId, schoolName, schools, term } = await deskOf(call, organisation, input.schoolId);
      const span = { from: term.startsOn, to: term.endsOn };
      const [city, school, choices, periods] = await Promise.all([
        selectCityDayRows(db, span),
        selectSchoolDayRows(db, schoolId, span),
        selectChoices(db, schoolId, span),
        selectPeriods(db, schoolId),
      ]);
      const chosen = new Map(choices.map(({ day, weekday }) => [day, weekday]));
      return {
        schoolId,
        schoolName,
        schools,
        termName: termLabel(term, language),
        startsOn: term.startsOn,
        endsOn: term.endsOn,
        periods: periods.length || usualPeriods.length,
        mayEditCity: actor.reach === 'city',
        city: city.map((day) => ({
          ...day,
          weekday: day.replaces ? (chosen.get(day.firstDay) ?? weekdayOf(day.replaces)) : null,
        })),
        school,
      };
    },

    ...cityDays(parts),

    saveSchoolDay: async (call) => {
      const { db, actor, now } = call;
      const { id, schoolId, ...values } = call.input;
      await selectOwnSchool(db, actor, schoolId);
      requireSpan(values);
      const { fromPeriod, toPeriod } = values;
      if ((fromPeriod === null) !== (toPeriod === null) || (fromPeriod ?? 0) > (toPeriod ?? 0))
        throw wrongField('toPeriod', 'organisation.timetable.wrongPeriods');
      const day: SchoolDayValues = values;
      const dayId = id ?? newId(now.getTime());
      if (id)
        await keepingVersion(await updateSchoolDay(db, schoolId, id, day), day, () =>
          selectSchoolDay(db, schoolId, id),
        );
      else await insertSchoolDay(db, schoolId, dayId, day);
      await bringBack(parts, call, schoolId, day.firstDay);
      await record(parts, db, actor, 'schoolDay', day.name, schoolId);
      return { id: dayId };
    },

    deleteSchoolDay: async ({ db, actor, input: { schoolId, id } }) => {
      await selectOwnSchool(db, actor, schoolId);
      const { name } = await selectSchoolDay(db, schoolId, id);
      await deleteSchoolDay(db, schoolId, id);
      await record(parts, db, actor, 'deleteSchoolDay', name, schoolId);
      return null;
    },

    chooseMakeup: async ({ db, actor, input: { schoolId, day, weekday } }) => {
      await selectOwnSchool(db, actor, schoolId);
      if (!isDay(day) || (await upsertChoice(db, schoolId, day, weekday)) === 0)
        throw notFound('organisation.timetable.noDay');
      await record(parts, db, actor, 'makeup', day, schoolId);
      return null;
    },
  };
};

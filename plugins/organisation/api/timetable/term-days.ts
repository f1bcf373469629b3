import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { Version } from 'edutech/core/common/wire/version';
import { registrars } from '../../model/timetable/registrars';
import { Day, PeriodNumber, Weekday } from './lessons';

// The days of a term: holidays of the city, the days that make up for them, and what a school does itself.

const Name = Type.String({ minLength: 1, maxLength: 20, pattern: '\\S' });
const CityDayFields = {
  kind: Type.Enum(['holiday', 'makeup']),
  name: Name,
  nameEn: Type.String({ maxLength: 40 }),
  firstDay: Day,
  lastDay: Day,
  /** Of a day that makes up for another: that one. */
  replaces: Maybe(Day),
};
const SchoolDayFields = {
  kind: Type.Enum(['holiday', 'exam', 'event']),
  name: Name,
  note: Type.String({ maxLength: 60 }),
  firstDay: Day,
  lastDay: Day,
  /** Null: the whole day. */
  fromPeriod: Maybe(PeriodNumber),
  toPeriod: Maybe(PeriodNumber),
};

export const AdminCityDay = Type.Object({
  id: Id,
  ...CityDayFields,
  version: Version,
  /** The weekday that the school has then. */
  weekday: Maybe(Type.Integer()),
});
export type AdminCityDay = Static<typeof AdminCityDay>;
export const AdminSchoolDay = Type.Object({ id: Id, ...SchoolDayFields, version: Version });
export type AdminSchoolDay = Static<typeof AdminSchoolDay>;

/** The current term of a school, day by day. */
export const termDays = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/term-days',
  access: registrars,
  input: Type.Object({ schoolId: Type.Optional(Id) }),
  output: Type.Object({
    schoolId: Id,
    schoolName: Type.String(),
    schools: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    termName: Type.String(),
    startsOn: Type.String(),
    endsOn: Type.String(),
    periods: Type.Integer(),
    /** The caller may write the city's days. */
    mayEditCity: Type.Boolean(),
    city: Type.Array(AdminCityDay),
    school: Type.Array(AdminSchoolDay),
  }),
});
export type TermDaysOf = Static<typeof termDays.output>;

/** Writes a holiday of the city or a day that makes up for one: a new one without `id`. 403 for administrators of less. */
export const saveCityDay = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/term-days/city/save',
  access: registrars,
  input: Type.Object({ id: Type.Optional(Id), ...CityDayFields, version: Version }),
  output: Type.Object({ id: Id }),
});

export const deleteCityDay = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/term-days/city/delete',
  access: registrars,
  input: Type.Object({ id: Id }),
  output: Type.Null(),
});

/** Writes days on which a school has no lessons of its timetable: new ones without `id`. */
export const saveSchoolDay = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/term-days/school/save',
  access: registrars,
  input: Type.Object({ schoolId: Id, id: Type.Optional(Id), ...SchoolDayFields, version: Version }),
  output: Type.Object({ id: Id }),
});

export const deleteSchoolDay = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/term-days/school/delete',
  access: registrars,
  input: Type.Object({ schoolId: Id, id: Id }),
  output: Type.Null(),
});

/** The weekday whose lessons a school has on a day that makes up for another. */
export const chooseMakeup = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/term-days/makeup',
  access: registrars,
  input: Type.Object({ schoolId: Id, day: Day, weekday: Weekday }),
  output: Type.Null(),
});

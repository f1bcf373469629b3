import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { languages } from 'edutech/core/common/languages';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { Version } from 'edutech/core/common/wire/version';
import { mostPeriods } from 'edutech/core/common/time/periods';

// The city's timetable of lessons: a week of a grade, its draft for editors and its published version for everybody.

const browsing = { public: 'visitors see what is on in the air classroom (portal.md section 6)' } as const;
const editors = { permission: 'air_class_city' } as const;

const Week = Type.Integer({ minimum: 1, maximum: 40 });
const Weekday = Type.Integer({ minimum: 1, maximum: 7 });
const PeriodNumber = Type.Integer({ minimum: 1, maximum: mostPeriods });
const Grade = Type.Object({ gradeId: Id, grade: Type.String() });

/** What every answer says of its week. */
const frame = {
  termId: Id,
  termName: Type.String(),
  week: Week,
  /** Weeks of the term. */
  weeks: Type.Integer(),
  /** The week of today; null in holidays. */
  thisWeek: Maybe(Type.Integer()),
  /** Monday first: 2026-11-16. */
  days: Type.Array(Type.String()),
  /** When each period begins and ends: 08:00. */
  periods: Type.Array(Type.Object({ starts: Type.String(), ends: Type.String() })),
};

/** A lesson that is on. */
export const TimetableLesson = Type.Object({
  weekday: Weekday,
  period: PeriodNumber,
  /** `over`, `now` or `later`, by the server's clock. */
  moment: Type.Enum(['over', 'now', 'later']),
  resourceId: Id,
  name: Type.String(),
  teacher: Type.String(),
  school: Type.String(),
  subject: Type.String(),
  hue: Type.String(),
  videoImg: Type.String(),
  gradeId: Id,
  grade: Type.String(),
});
export type TimetableLesson = Static<typeof TimetableLesson>;

/** A published week of a grade; without one, of the grade that has most lessons in it. */
export const airWeek = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/airtimetable/week',
  access: browsing,
  input: Type.Object({ gradeId: Type.Optional(Id), week: Type.Optional(Week) }),
  output: Maybe(
    Type.Object({
      ...frame,
      /** The server’s clock, by which something is on. */
      now: Type.String(),
      gradeId: Maybe(Id),
      /** Grades that have lessons in this week, and the one asked for. */
      grades: Type.Array(Grade),
      lessons: Type.Array(TimetableLesson),
    }),
  ),
});

/**
 * What is on in a grade from four weeks ago to the end of the term, as calendar programs read it (RFC 5545). It holds
 * nothing but what the page shows everybody, so that its address needs no secret.
 */
export const airCalendar = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/airtimetable/calendar.ics',
  access: browsing,
  input: Type.Object({ gradeId: Id, language: Type.Optional(Type.Enum([...languages])) }),
  output: Type.String(),
  raw: true,
  perMinute: 30,
});

/** Today's lessons of all grades without those that are over: for blocks inside other pages. */
export const airToday = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/airtimetable/today',
  access: browsing,
  input: Type.Object({ count: Type.Integer({ minimum: 1, maximum: 40, default: 8 }) }),
  output: Type.Object({ periods: frame.periods, lessons: Type.Array(TimetableLesson) }),
});

const Slot = Type.Object({ weekday: Weekday, period: PeriodNumber, resourceId: Id });

/** The draft of a week, for its editors. `version` is 0 for one that nobody has begun. */
export const editWeek = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/airtimetable/edit',
  access: editors,
  input: Type.Object({ gradeId: Type.Optional(Id), week: Type.Optional(Week) }),
  output: Type.Object({
    ...frame,
    gradeId: Id,
    grades: Type.Array(Grade),
    version: Version,
    /** The version that everybody sees; null: none. */
    publishedVersion: Maybe(Type.Integer()),
    publishedAt: Maybe(Type.String()),
    changedBy: Type.String(),
    slots: Type.Array(Slot),
    /** What there is to know of the lessons of the slots. */
    lessons: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        teacher: Type.String(),
        subject: Type.String(),
        hue: Type.String(),
        isOut: Type.Boolean(),
      }),
    ),
    /** Lessons of other grades in this week, for conflicts of teachers. */
    elsewhere: Type.Array(Type.Object({ weekday: Weekday, period: PeriodNumber, teacher: Type.String() })),
  }),
});
export type EditedWeek = Static<typeof editWeek.output>;

const Sheet = { termId: Id, week: Week, gradeId: Id, version: Version };

/** Writes the draft of a week whole. 409 `air.error.weekChanged` when somebody else has changed it since. */
export const saveWeek = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airtimetable/save',
  access: editors,
  input: Type.Object({ ...Sheet, slots: Type.Array(Slot, { maxItems: 120 }) }),
  output: Type.Object({ version: Type.Integer() }),
});

/** Shows the draft of a week to everybody. 422 `air.error.conflicts` while something in it cannot be. */
export const publishWeek = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airtimetable/publish',
  access: editors,
  input: Type.Object(Sheet),
  output: Type.Object({ version: Type.Integer() }),
});

/** The draft of a week as a workbook, a row a lesson. */
export const exportWeek = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airtimetable/export',
  access: editors,
  input: Type.Object({ week: Week, gradeId: Id }),
  output: FileAddress,
});

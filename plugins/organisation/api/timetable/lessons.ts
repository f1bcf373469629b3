import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import type { Id as IdText } from 'edutech/core/common/ids';
import type { Language } from 'edutech/core/common/languages';
import type { Day as DayText } from 'edutech/core/common/time/city-time';
import { contributions } from 'edutech/core/common/token';

// The week of a class or a teacher as it will be held, with its changes; and what other areas ask about lessons.

const readers = { signedIn: true, types: ['teacher', 'student', 'admin', 'cityAdmin', 'superAdmin'] } as const;
const owners = { signedIn: true, types: ['teacher', 'student'] } as const;

export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
export const Weekday = Type.Integer({ minimum: 1, maximum: 7 });
export const PeriodNumber = Type.Integer({ minimum: 1, maximum: 12 });
/** 0: every week, 1: odd teaching weeks, 2: even ones. */
export const WeeksOf = Type.Enum([0, 1, 2]);
export const WeekNumber = Type.Integer({ minimum: 1, maximum: 40 });
export const PeriodTime = Type.Object({ starts: Type.String(), ends: Type.String() });

/**
 * How a lesson of a day differs from the timetable. `left`: it is held at another time; `moved`: it comes from there;
 * `free`: the school does something else.
 */
export const LessonDifference = Type.Object({
  kind: Type.Enum(['cancelled', 'left', 'moved', 'substitute', 'free']),
  /** Of a single lesson: what takes the change away. */
  changeId: Maybe(Id),
  /** Where it went (`left`) or came from (`moved`). */
  day: Maybe(Type.String()),
  period: Maybe(Type.Integer()),
  /** Who is substituted, or what the school does instead; else empty. */
  name: Type.String(),
  reason: Type.String(),
});

/** A lesson on a day. */
export const DayLesson = Type.Object({
  day: Type.String(),
  period: Type.Integer(),
  starts: Type.String(),
  ends: Type.String(),
  classId: Id,
  className: Type.String(),
  /** Null: it belongs to no subject (班会), and `subject` is its title. */
  subjectId: Maybe(Id),
  subject: Type.String(),
  /** Colour key of the subject. */
  hue: Type.String(),
  teacherId: Maybe(Id),
  teacher: Type.String(),
  room: Type.String(),
  weeks: Type.Integer(),
  /** It takes place. */
  isHeld: Type.Boolean(),
  difference: Maybe(LessonDifference),
});
export type DayLesson = Static<typeof DayLesson>;

/** What a day is: the weekday whose lessons it has, and what takes their place. */
export const DayOfWeek = Type.Object({
  day: Type.String(),
  weekday: Maybe(Type.Integer()),
  special: Maybe(Type.Object({ kind: Type.Enum(['holiday', 'makeup', 'exam', 'event']), name: Type.String() })),
  free: Type.Array(
    Type.Object({
      from: Type.Integer(),
      to: Type.Integer(),
      kind: Type.Enum(['holiday', 'exam', 'event']),
      name: Type.String(),
      note: Type.String(),
    }),
  ),
});
export type DayOfWeek = Static<typeof DayOfWeek>;

/** A holiday, an exam or an event that is to come. */
export const DayAhead = Type.Object({
  kind: Type.Enum(['holiday', 'makeup', 'exam', 'event']),
  name: Type.String(),
  firstDay: Type.String(),
  lastDay: Type.String(),
  /** Of a day that makes up for another: the weekday whose lessons it has. */
  weekday: Maybe(Type.Integer()),
});

/**
 * A week as it will be held: one's own (teachers what they teach, students their class), that of a class whose students
 * one may read, or that of a colleague. 404 `core.terms.none`, `core.organisation.noClass`, `organisation.timetable.noTeacher`.
 */
export const timetableWeek = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/timetable/week',
  access: readers,
  input: Type.Object({
    classId: Type.Optional(Id),
    teacherId: Type.Optional(Id),
    week: Type.Optional(WeekNumber),
  }),
  output: Type.Object({
    termName: Type.String(),
    week: Type.Integer(),
    /** Weeks of the term. */
    weeks: Type.Integer(),
    /** The week of today, on a weekend already the next; null in holidays. */
    thisWeek: Maybe(Type.Integer()),
    whose: Type.Object({ kind: Type.Enum(['own', 'class', 'teacher']), id: Maybe(Id), name: Type.String() }),
    /** Classes whose week the reader may see besides their own: those that they teach. */
    classes: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    /** Monday first. */
    days: Type.Array(DayOfWeek),
    periods: Type.Array(PeriodTime),
    lessons: Type.Array(DayLesson),
    ahead: Type.Array(DayAhead),
    /** Somebody has published a timetable of this term. */
    isPublished: Type.Boolean(),
  }),
});
export type TimetableWeek = Static<typeof timetableWeek.output>;

const Feed = Type.Object({ address: Type.String() });

/** The address of one's own calendar; null: none was made. */
export const calendarFeed = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/timetable/feed',
  access: owners,
  limited: [],
  input: Type.Object({}),
  output: Maybe(Feed),
});

/** Makes the address of one's calendar; an older one ends. */
export const renewCalendarFeed = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/timetable/feed/renew',
  access: owners,
  limited: [],
  input: Type.Object({}),
  output: Feed,
});

/** Lessons of four weeks back and the whole term ahead, as calendar programs read them (RFC 5545). 404 for an old address. */
export const readCalendar = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/timetable/calendar.ics',
  access: {
    public: 'calendar programs sign in nowhere: the secret of the address, which its owner may renew, opens it',
  },
  input: Type.Object({ key: Type.String({ pattern: '^[\\w-]{43}$' }) }),
  output: Type.String(),
  raw: true,
  perMinute: 30,
});

/** Whose lessons are asked for. */
export type Whose =
  | { readonly schoolId: IdText; readonly classId: IdText }
  | { readonly schoolId: IdText; readonly classIds: readonly IdText[] }
  | { readonly schoolId: IdText; readonly teacherId: IdText };

/** A lesson as other areas get it. */
export interface HeldLesson {
  readonly day: DayText;
  readonly period: number;
  readonly starts: Date;
  readonly ends: Date;
  readonly classId: IdText;
  readonly className: string;
  readonly subjectId: IdText | null;
  readonly subject: string;
  readonly subjectCode: string;
  readonly teacherId: IdText | null;
  readonly teacher: string;
  readonly room: string;
  /** It was moved here, or somebody else teaches it. */
  readonly isChanged: boolean;
}

/** The lessons of one day. */
export interface LessonDay {
  readonly lessons: readonly HeldLesson[];
  /** How many lessons of the school day after it are not as usual, also those that do not take place. */
  readonly changesAfter: number;
}

interface Asked {
  readonly language: Language;
}

/** What other areas ask about lessons, within the scope of `db`. Empty where a school has no timetable. */
export interface Timetable<Db = unknown> {
  /** Lessons that take place on some days, both included, in their order: of a teacher those that they hold. */
  lessonsOf(
    db: Db,
    whose: Whose,
    asked: Asked & { readonly from: DayText; readonly to: DayText },
  ): Promise<HeldLesson[]>;
  /** Lessons of today or, where there are none, of the next day within two weeks that has some. */
  nextDayOf(db: Db, whose: Whose, asked: Asked & { readonly now: Date }): Promise<LessonDay>;
  /** Of each class the next lesson in a subject that begins after a moment, within four weeks. */
  nextLessons(
    db: Db,
    lessons: { readonly schoolId: IdText; readonly classIds: readonly IdText[]; readonly subjectId: IdText },
    asked: Asked & { readonly after: Date },
  ): Promise<HeldLesson[]>;
}

/** The timetable, or nothing where the schools of a city are administered elsewhere: `const [timetable] = timetables`. */
export const Timetables = contributions<Timetable>('organisation.Timetables');

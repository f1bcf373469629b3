import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { Version } from 'edutech/core/common/wire/version';
import { registrars } from '../../model/timetable/registrars';
import { PeriodNumber, PeriodTime, WeekNumber, Weekday, WeeksOf } from './lessons';

// The timetable of a school for its administrators: a draft of each term, published from a week on.

/** A lesson of a class in the weeks of a timetable: of a subject, or with a title. */
export const Slot = Type.Object({
  weekday: Weekday,
  period: PeriodNumber,
  weeks: WeeksOf,
  subjectId: Maybe(Id),
  title: Type.String({ maxLength: 20 }),
  teacherId: Maybe(Id),
  room: Type.String({ maxLength: 20 }),
});
export type Slot = Static<typeof Slot>;

const ConflictOf = Type.Object({
  kind: Type.Enum(['teacher', 'room', 'slot', 'row']),
  weekday: Type.Integer(),
  period: Type.Integer(),
  /** Name of the teacher or the room; empty for a class's own. */
  name: Type.String(),
  classes: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  periods: Type.Array(Type.Integer()),
});
export type TimetableConflict = Static<typeof ConflictOf>;

const Room = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 20, pattern: '\\S' }),
  classes: Type.Integer({ minimum: 2, maximum: 50 }),
});

/**
 * A class of a school's timetable: the draft, else what is published. Without a class the first one; without a school
 * one's own, or the first that one administers.
 */
export const timetableDesk = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/admin/timetable',
  access: registrars,
  input: Type.Object({ schoolId: Type.Optional(Id), classId: Type.Optional(Id) }),
  output: Type.Object({
    schoolId: Id,
    schoolName: Type.String(),
    schools: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    termName: Type.String(),
    thisWeek: Type.Integer(),
    weeks: Type.Integer(),
    /** `lessons`: of each class in the draft. */
    classes: Type.Array(Type.Object({ id: Id, name: Type.String(), lessons: Type.Integer() })),
    classId: Maybe(Id),
    periods: Type.Array(PeriodTime),
    rooms: Type.Array(Room),
    subjects: Type.Array(Type.Object({ id: Id, name: Type.String(), hue: Type.String() })),
    teachers: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    /** Of the periods with the rooms. */
    dayVersion: Version,
    /** 0: there is no draft. */
    version: Version,
    changedBy: Type.String(),
    changedAt: Maybe(Type.String()),
    /** The weeks from which timetables are published. */
    published: Type.Array(Type.Integer()),
    slots: Type.Array(Slot),
    /** What the class has each week in the published timetable and by its teachers: what a draft must have, too. */
    needs: Type.Array(
      Type.Object({
        subjectId: Maybe(Id),
        title: Type.String(),
        teacherId: Maybe(Id),
        weeks: WeeksOf,
        /** Null: nothing is published to count by. */
        lessons: Maybe(Type.Integer()),
      }),
    ),
    /** Lessons of other classes that matter here: of the teachers and rooms of this class. */
    elsewhere: Type.Array(
      Type.Object({
        weekday: Type.Integer(),
        period: Type.Integer(),
        weeks: WeeksOf,
        teacherId: Maybe(Id),
        room: Type.String(),
        className: Type.String(),
      }),
    ),
    conflicts: Type.Array(ConflictOf),
    /** Who would see a new timetable: teachers with lessons, and students of classes. */
    readers: Type.Object({ teachers: Type.Integer(), students: Type.Integer() }),
    /** The newest import into the draft that can be undone. */
    undoableImport: Maybe(Type.Object({ id: Id, fileName: Type.String() })),
  }),
});
export type TimetableDesk = Static<typeof timetableDesk.output>;

const Draft = { schoolId: Id, version: Version };

/**
 * Writes the lessons of a class into the draft, which begins as a copy of what is published. 409
 * `organisation.timetable.changed` when somebody else has written it since; 422 `organisation.timetable.noSuch` for
 * subjects and teachers that the school does not have.
 */
export const saveTimetable = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/timetable/save',
  bodySize: 'large',
  access: registrars,
  input: Type.Object({ ...Draft, classId: Id, slots: Type.Array(Slot, { maxItems: 168 }) }),
  output: Type.Object({ version: Version, conflicts: Type.Array(ConflictOf) }),
});

/** Begins a draft with the lessons of the term before. 404 `organisation.timetable.nothingBefore`. */
export const copyTimetable = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/timetable/copy',
  access: registrars,
  input: Type.Object(Draft),
  output: Type.Object({ version: Version, lessons: Type.Integer() }),
});

/**
 * Shows the draft to everybody from a week on, instead of what would begin with it or after it. 422
 * `organisation.timetable.conflicts` while something in it cannot be, `organisation.timetable.weekOver` for a week
 * that is over, unless nothing was published before. `dropped`: changes of lessons that did not fit it, and are undone.
 */
export const publishTimetable = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/timetable/publish',
  access: registrars,
  input: Type.Object({ ...Draft, fromWeek: WeekNumber }),
  output: Type.Object({ lessons: Type.Integer(), told: Type.Integer(), dropped: Type.Integer() }),
});

/** Deletes the draft; what is published stays. */
export const discardTimetable = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/timetable/discard',
  access: registrars,
  input: Type.Object(Draft),
  output: Type.Null(),
});

/**
 * When the periods of a school are, and how many classes share a room. 409 with both versions when somebody else has
 * written them since; 422 `organisation.timetable.periods`, `organisation.timetable.periodsInUse` while lessons are in a
 * period that would go, `organisation.timetable.sameRoom`.
 */
export const savePeriods = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/timetable/periods',
  access: registrars,
  input: Type.Object({
    schoolId: Id,
    periods: Type.Array(
      Type.Object({
        starts: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
        ends: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
      }),
      { minItems: 1, maxItems: 12 },
    ),
    rooms: Type.Array(Room, { maxItems: 100 }),
    version: Version,
  }),
  output: Type.Null(),
});

/** The timetable of a school as a workbook with a sheet for each class, in the form that imports read; `empty`: without lessons. */
export const exportTimetable = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/admin/timetable/export',
  access: registrars,
  input: Type.Object({ schoolId: Id, empty: Type.Boolean({ default: false }) }),
  output: FileAddress,
  perMinute: 20,
});

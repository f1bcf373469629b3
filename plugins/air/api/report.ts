import Type, { type Static } from 'typebox';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { ListInput, PageInfo } from 'edutech/core/common/wire/lists';

/** Viewing reports are for teachers of a class and heads of its school, never for students. */
const access = { signedIn: true, types: ['teacher'] } as const;
const OptionalId = Type.Optional(Id);

/** A class whose students the caller may read. */
export const WatchClass = Type.Object({
  classId: Id,
  className: Type.String(),
  students: Type.Integer(),
  /** The caller teaches or heads it. */
  isOwn: Type.Boolean(),
  /** Unanswered questions of its students. */
  open: Type.Integer(),
});
export type WatchClass = Static<typeof WatchClass>;

/**
 * Classes of the caller's school whose students they may read, in a term (default: the current one), the caller's own
 * first.
 */
export const airWatchClasses = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/airresource/watch-classes',
  access,
  input: Type.Object({ termId: OptionalId }),
  output: Type.Array(WatchClass),
});

const ofClass = {
  classId: Id,
  termId: OptionalId,
  /** A name of a subject, as schools say it. */
  subject: Type.Optional(Type.String({ maxLength: 40 })),
};

/** A lesson that students of a class have begun. */
export const WatchedLesson = Type.Object({
  resourceId: Id,
  name: Type.String(),
  subject: Type.String(),
  /** Length; 0: not known. */
  seconds: Type.Integer(),
  begun: Type.Integer(),
  finished: Type.Integer(),
  /** Mean share that was really watched, over all students of the class: 0 to 1. */
  share: Type.Number(),
  /** Questions that wait for an answer. */
  open: Type.Integer(),
  /** ISO 8601. */
  lastAt: Moment,
});
export type WatchedLesson = Static<typeof WatchedLesson>;

/** Lessons that students of a class have begun, the most recent first. Throws 404 `core.organisation.noClass`. */
export const airWatchReport = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/airresource/watch-report',
  access,
  input: Type.Object({ ...ListInput.properties, ...ofClass }),
  output: Type.Object({
    items: Type.Array(WatchedLesson),
    page: PageInfo,
    students: Type.Integer(),
    /** Subjects of all lessons that the class has begun. */
    subjects: Type.Array(Type.String()),
  }),
});

/** A student's progress: all students, not begun, in progress, or finished. */
export const WatchState = Type.Union([Type.Literal('none'), Type.Literal('begun'), Type.Literal('finished')]);
export type WatchState = Static<typeof WatchState>;

/** What a student watched of a lesson. */
export const WatchingStudent = Type.Object({
  userId: Id,
  name: Type.String(),
  usercode: Type.String(),
  seat: Type.Integer(),
  state: WatchState,
  /** Seconds that were really watched, each once. */
  watched: Type.Integer(),
  /** Seconds that it played, repetitions included. */
  played: Type.Integer(),
  /** 0 to 1. */
  share: Type.Number(),
  /** The second at which the student stopped. */
  second: Type.Integer(),
  /** ISO 8601; null: never begun. */
  lastAt: Maybe(Type.String()),
  /** Nothing is stored about this student: the guardian has not agreed. */
  isUnkept: Type.Boolean(),
});
export type WatchingStudent = Static<typeof WatchingStudent>;

/** What each student of a class watched of a lesson, and how many watched each part of it. Throws 404. */
export const airLessonReport = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/airresource/lesson-report',
  access,
  input: Type.Object({
    ...ListInput.properties,
    id: Id,
    classId: Id,
    termId: OptionalId,
    state: Type.Optional(WatchState),
  }),
  output: Type.Object({
    lesson: Type.Object({ resourceId: Id, name: Type.String(), seconds: Type.Integer() }),
    items: Type.Array(WatchingStudent),
    page: PageInfo,
    students: Type.Integer(),
    begun: Type.Integer(),
    finished: Type.Integer(),
    /** Mean share over all students. */
    share: Type.Number(),
    /** Parts of equal length from the beginning to the end: how many students watched most of it. */
    heat: Type.Array(Type.Integer()),
  }),
});

/** The list of {@link airWatchReport} as a workbook; the audit log records who exported it. */
export const exportWatchReport = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airresource/export-watch-report',
  access,
  input: Type.Object({ q: ListInput.properties.q, ...ofClass }),
  output: FileAddress,
});

/** The list of {@link airLessonReport} as a workbook. */
export const exportLessonReport = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airresource/export-lesson-report',
  access,
  input: Type.Object({
    q: ListInput.properties.q,
    id: Id,
    classId: Id,
    termId: OptionalId,
    state: Type.Optional(WatchState),
  }),
  output: FileAddress,
});

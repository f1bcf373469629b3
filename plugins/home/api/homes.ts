import Type, { type Static } from 'typebox';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { lessonActs } from '../model/lesson-acts';
import { HomeSubject, HomeTask } from './tasks';

// The homes: all that a day is made of, in one call each.

const Notice = Maybe(Type.Object({ title: Type.String(), content: Type.String(), link: Type.String() }));

/** A lesson of today. */
export const HomeLesson = Type.Object({
  /** Names it in {@link LessonLink}. */
  key: Type.String(),
  day: Type.String(),
  period: Type.Integer(),
  starts: Moment,
  ends: Moment,
  classId: Id,
  className: Type.String(),
  subjectId: Maybe(Id),
  subject: Type.String(),
  hue: Type.String(),
  teacher: Type.String(),
  room: Type.String(),
  /** It was moved, or somebody else teaches it. */
  isChanged: Type.Boolean(),
});
export type HomeLesson = Static<typeof HomeLesson>;

/** What a teacher can do with a lesson. */
export const LessonLink = Type.Object({
  lesson: Type.String(),
  act: Type.Enum([...lessonActs]),
  path: Type.String(),
  /** What is said of it beside the lesson: 已布置 0 / 43; empty: nothing. */
  note: Type.String(),
});
export type LessonLink = Static<typeof LessonLink>;

/** Homework with answers to mark. */
export const MarkingRow = Type.Object({
  id: Type.String(),
  /** Fluent icon name: how it is submitted. */
  icon: Type.String(),
  title: Type.String(),
  note: Type.String(),
  waiting: Type.Integer(),
  /** Share that is marked, 0 to 1. */
  share: Type.Number(),
  act: Type.Enum(['mark', 'remark']),
  path: Type.String(),
});
export type MarkingRow = Static<typeof MarkingRow>;

/** Homework of a class whose deadline is tonight. */
export const DueRow = Type.Object({
  id: Type.String(),
  title: Type.String(),
  className: Type.String(),
  due: Type.String(),
  done: Type.Integer(),
  of: Type.Integer(),
  path: Type.String(),
  /** The assignment whose students are reminded by `remindStudents` of homework; null: they cannot be. */
  remind: Maybe(Id),
});
export type DueRow = Static<typeof DueRow>;

/** A question that many got wrong. */
export const ExplainRow = Type.Object({
  id: Type.String(),
  /** Its beginning in plain signs. */
  text: Type.String(),
  /** The same with formulas as `$LaTeX$`, for blocks of `home.question`. */
  written: Type.String(),
  questionId: Id,
  classId: Id,
  className: Type.String(),
  subjectId: Id,
  /** What it was part of when the class answered it last. */
  title: Type.String(),
  /** Students who got it wrong. */
  wrong: Type.Integer(),
  /** Share of right answers, 0 to 1. */
  rate: Type.Number(),
  path: Type.String(),
});
export type ExplainRow = Static<typeof ExplainRow>;

/** A question of a student that waits for the teacher. */
export const AskedRow = Type.Object({
  id: Type.String(),
  /** What was asked. */
  text: Type.String(),
  /** Who asked, and where. */
  note: Type.String(),
  path: Type.String(),
});
export type AskedRow = Static<typeof AskedRow>;

/** Minutes of homework that a class has tonight. */
export const ClassLoad = Type.Object({
  classId: Id,
  className: Type.String(),
  minutes: Type.Integer(),
  /** Null: no limit. */
  limit: Maybe(Type.Integer()),
  parts: Type.Array(Type.Object({ ...HomeSubject.properties, minutes: Type.Integer() })),
});
export type ClassLoad = Static<typeof ClassLoad>;

/** Everything on a teacher's home. */
export const teacherHome = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/home/teacher',
  access: { signedIn: true, types: ['teacher'] },
  input: Type.Object({}),
  output: Type.Object({
    now: Moment,
    /** Lessons of today; where there are none, of the next day that has some. */
    lessons: Type.Array(HomeLesson),
    links: Type.Array(LessonLink),
    tasks: Type.Array(HomeTask),
    marking: Type.Array(MarkingRow),
    due: Type.Array(DueRow),
    explain: Type.Array(ExplainRow),
    asked: Type.Array(AskedRow),
    loads: Type.Array(ClassLoad),
    notice: Notice,
    /** Somebody publishes timetables here. */
    hasTimetable: Type.Boolean(),
  }),
});
export type TeacherHome = Static<typeof teacherHome.output>;

/** What came back last. */
export const ReturnedWork = Type.Object({
  title: Type.String(),
  /** Share of the points, 0 to 1; null: no points were given. */
  rate: Maybe(Type.Number()),
  remark: Type.String(),
  path: Type.String(),
});

/** Everything on a student's home. */
export const studentHome = endpoint({
  method: 'GET',
  root: 'statistics',
  path: '/home/student',
  offline: true,
  access: { signedIn: true, types: ['student'] },
  input: Type.Object({}),
  output: Type.Object({
    now: Moment,
    /** By deadline. */
    tasks: Type.Array(HomeTask),
    /** Minutes of homework tonight: done, and still to do; the most that the grade may have, null: no limit. */
    minutes: Type.Object({ done: Type.Integer(), left: Type.Integer(), limit: Maybe(Type.Integer()) }),
    /** Subjects that have homework today, then others of the class. */
    subjects: Type.Array(Type.Object({ ...HomeSubject.properties, open: Type.Integer(), done: Type.Integer() })),
    /** What was submitted today. */
    finished: Type.Array(Type.Object({ title: Type.String(), path: Type.String() })),
    returned: Maybe(ReturnedWork),
    lessons: Type.Array(HomeLesson),
    /** Lessons of the day after that are not as usual. */
    changes: Type.Integer(),
    notice: Notice,
    hasTimetable: Type.Boolean(),
  }),
});
export type StudentHome = Static<typeof studentHome.output>;

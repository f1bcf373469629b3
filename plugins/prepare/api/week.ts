import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { teachers, teachersWho } from '../model/people';
import { Day, Need } from './records';

// The lessons of a teacher's week with how far each is prepared.

const Lesson = Type.Object({
  day: Type.String(),
  period: Type.Integer(),
  /** ISO 8601. */
  starts: Type.String(),
  ends: Type.String(),
  classId: Id,
  className: Type.String(),
  subjectId: Maybe(Id),
  subject: Type.String(),
  room: Type.String(),
  state: Type.Enum(['past', 'ready', 'half', 'late', 'open']),
  plan: Maybe(Type.Object({ id: Id, title: Type.String(), done: Type.Array(Need) })),
});
export type PrepLesson = Static<typeof Lesson>;

/**
 * The lessons that the caller holds in a teaching week (default: this one). `hasTimetable`: the schools of the city are
 * administered here; empty lessons then mean a free week. 404 `core.terms.none`.
 */
export const prepWeek = endpoint({
  method: 'GET',
  root: 'work',
  path: '/prepare/week',
  access: teachers,
  input: Type.Object({ week: Type.Optional(Type.Integer({ minimum: 1, maximum: 40 })) }),
  output: Type.Object({
    week: Type.Integer(),
    weeks: Type.Integer(),
    /** The week of today; null outside of the term. */
    thisWeek: Maybe(Type.Integer()),
    /** Monday first. */
    days: Type.Array(Type.String()),
    lessons: Type.Array(Lesson),
    hasTimetable: Type.Boolean(),
  }),
});
export type PrepWeek = Static<typeof prepWeek.output>;

const AfterLesson = Type.Object({
  id: Type.String(),
  classId: Id,
  className: Type.String(),
  questionId: Id,
  /** Its beginning, with formulas as `$LaTeX$`. */
  written: Type.String(),
  /** What the class answered it in. */
  title: Type.String(),
  /** Students who got it wrong, and the share of right answers, 0 to 1. */
  wrong: Type.Integer(),
  rate: Type.Number(),
  /** Where the mistakes of the class are. */
  path: Type.String(),
  /** The next lesson of the class, within two weeks. */
  next: Maybe(
    Type.Object({
      day: Type.String(),
      period: Type.Integer(),
      /** Its plan; `hasQuestion`: an exercise of it has this question. */
      plan: Maybe(Type.Object({ id: Id, title: Type.String(), hasQuestion: Type.Boolean() })),
    }),
  ),
});
export type AfterLesson = Static<typeof AfterLesson>;

/** What many students of the caller's classes got wrong in the last days, the least right first, for their next lessons. */
export const afterLessons = endpoint({
  method: 'GET',
  root: 'work',
  path: '/prepare/after-lessons',
  access: teachers,
  input: Type.Object({}),
  output: Type.Array(AfterLesson),
});

const LessonPlace = Type.Object({ classId: Id, day: Day, period: Type.Integer({ minimum: 1, maximum: 12 }) });

/**
 * Uses a plan for lessons of one's timetable, parallel classes alike; null: none any more. 404 `prepare.error.noPlan`,
 * `prepare.error.noLesson` for a lesson that the caller does not hold.
 */
export const placePlan = endpoint({
  method: 'POST',
  root: 'work',
  path: '/prepare/plan/lessons',
  access: teachersWho('plan_edit'),
  input: Type.Object({ planId: Maybe(Id), lessons: Type.Array(LessonPlace, { minItems: 1, maxItems: 12 }) }),
  output: Type.Null(),
});

import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { Verdict } from 'edutech/plugins/questions/kit/common/verdict';
import { mostPractised } from '../model/entry';
import { students } from '../model/people';
import { minuteRange } from 'edutech/plugins/questions/kit/common/scheduling/plan';
import { Day, EntryKey, ids, Medium } from './records';

// Practice: what is due today, answering it, and when it returns.

export const PlanOf = Type.Object({
  minutes: Type.Integer({ minimum: minuteRange.least, maximum: minuteRange.most }),
  /** 0 Sunday to 6 Saturday. */
  daysOff: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { maxItems: 6, uniqueItems: true }),
  examOn: Maybe(Day),
  examTitle: Type.String({ maxLength: 40 }),
});
export type PlanOf = Static<typeof PlanOf>;

/** The settings of practice, with the plan of the coming two weeks. */
export const getPlan = endpoint({
  method: 'GET',
  root: 'work',
  path: '/wrong/plan',
  access: students,
  input: Type.Object({}),
  output: Type.Object({
    ...PlanOf.properties,
    /** Today and the thirteen days after: questions and minutes. */
    days: Type.Array(Type.Object({ day: Day, count: Type.Integer(), minutes: Type.Integer() })),
  }),
});

/** Changes it; dates that do not fit any more move. 422 `wrong.error.examPast` at `examOn`. */
export const savePlan = endpoint({
  method: 'POST',
  root: 'work',
  path: '/wrong/plan',
  access: students,
  input: PlanOf,
  output: Type.Object({ moved: Type.Integer() }),
});

export const WhyOf = Type.Object({
  kind: Type.Enum(['pushed', 'similar', 'point', 'repeated', 'exam', 'fading', 'fresh', 'photo']),
  point: Type.Optional(Type.String()),
  times: Type.Optional(Type.Integer()),
  wrong: Type.Optional(Type.Integer()),
  days: Type.Optional(Type.Integer()),
  chance: Type.Optional(Type.Integer()),
  title: Type.Optional(Type.String()),
});
export type WhyOf = Static<typeof WhyOf>;

const Grade = Type.Enum([1, 2, 3, 4]);

/** The result of a question of a practice. */
export const Reviewed = Type.Object({
  place: Type.Integer(),
  grade: Grade,
  isRight: Type.Boolean(),
  verdicts: Type.Array(Verdict),
  answers: Type.Array(Answer),
  seconds: Type.Integer(),
  /** When it returns; null: it is mastered. */
  due: Maybe(Day),
  /** False for the second time of the day: it has moved no date. */
  counted: Type.Boolean(),
});
export type Reviewed = Static<typeof Reviewed>;

/** A question of a practice, without its answer. */
export const PracticeItem = Type.Object({
  place: Type.Integer(),
  entryId: Id,
  subject: Type.String(),
  subjectCode: Type.String(),
  body: Maybe(QuestionBody),
  pictures: Type.Array(Id),
  media: Type.Array(Medium),
  why: WhyOf,
  /** The platform marks it; others are rated by oneself. */
  isMarked: Type.Boolean(),
  /** It went wrong before in this practice. */
  isRepeated: Type.Boolean(),
  reviewed: Maybe(Reviewed),
});
export type PracticeItem = Static<typeof PracticeItem>;

export const Practice = Type.Object({
  practiceId: Id,
  started: Type.String(),
  ended: Maybe(Type.String()),
  items: Type.Array(PracticeItem),
  /** Entries that became mastered in it. */
  mastered: Type.Integer(),
});
export type Practice = Static<typeof Practice>;

/**
 * Begins a practice: what is due today within the caller's minutes, or what they have chosen. An open practice is
 * continued, unless something is chosen. 409 `wrong.error.nothingDue`.
 */
export const startPractice = endpoint({
  method: 'POST',
  root: 'work',
  path: '/wrong/practice/start',
  access: students,
  input: Type.Object({ entryIds: Type.Optional(ids(mostPractised)) }),
  output: Type.Object({ practiceId: Id }),
});

/** A practice of the caller; the open one if none is named, null if there is none. 404 `wrong.error.noPractice`. */
export const getPractice = endpoint({
  method: 'GET',
  root: 'work',
  path: '/wrong/practice',
  access: students,
  input: Type.Object({ practiceId: Type.Optional(Id) }),
  output: Maybe(Practice),
});

/** Answer of a question that one rates oneself, with the day on which each rating brings it back. */
export const revealItem = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'work',
  path: '/wrong/practice/reveal',
  access: students,
  limited: ['classroom', 'acting'],
  input: Type.Object({ practiceId: Id, place: Type.Integer({ minimum: 0, maximum: 200 }) }),
  output: Type.Object({
    key: Maybe(EntryKey),
    dues: Type.Array(Type.Object({ grade: Grade, due: Day })),
  }),
});

/**
 * Answers a question of a practice: marked by the platform, or with the student's own rating. A repeated call under the
 * same name is applied once. 409 `wrong.error.practiceEnded`; 422 `wrong.error.rate` if the machine cannot read the
 * answer and a rating is missing.
 */
export const answerItem = endpoint({
  method: 'POST',
  root: 'work',
  path: '/wrong/practice/answer',
  bodySize: 'large',
  access: students,
  input: Type.Object({
    practiceId: Id,
    reviewId: Id,
    place: Type.Integer({ minimum: 0, maximum: 200 }),
    answers: Type.Array(Answer, { maxItems: 40 }),
    grade: Type.Optional(Grade),
    seconds: Type.Integer({ minimum: 0, maximum: 7200 }),
  }),
  output: Type.Object({
    reviewed: Reviewed,
    key: Maybe(EntryKey),
    /** It is repeated at the end. */
    repeats: Type.Boolean(),
  }),
});

/** Ends a practice; unanswered questions stay due. */
export const endPractice = endpoint({
  method: 'POST',
  root: 'work',
  path: '/wrong/practice/end',
  access: students,
  input: Type.Object({ practiceId: Id }),
  output: Type.Object({}),
});

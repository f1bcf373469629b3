import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Ids, Maybe, Moment, Paged } from 'edutech/core/common/wire/kinds';
import { ListInput } from 'edutech/core/common/wire/lists';
import { minuteRange } from 'edutech/plugins/questions/kit/common/scheduling/plan';
import { students } from '../model/people';
import { mostReturns } from '../model/practice/session';
import { GradeOf, LanguageOf, ModeOf, SkillOf, Word } from './records';

// Practice: what is due, the log of answers, strokes of characters, paper.

const shared = { root: 'dictionary', access: students } as const;
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

export const PlanOf = Type.Object({
  minutes: Type.Integer({ minimum: minuteRange.least, maximum: minuteRange.most }),
  /** 0 Sunday to 6 Saturday. */
  daysOff: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { maxItems: 6, uniqueItems: true }),
  examOn: Maybe(Day),
  examTitle: Type.String({ maxLength: 40 }),
});
export type PlanOf = Static<typeof PlanOf>;

export const TaskOf = Type.Object({ wordId: Id, mode: ModeOf, assignmentId: Maybe(Id) });

export const MyAssignment = Type.Object({
  assignmentId: Id,
  title: Type.String(),
  language: LanguageOf,
  teacher: Type.String(),
  words: Type.Integer(),
  tasks: Type.Integer(),
  done: Type.Integer(),
  passPercent: Type.Integer(),
  isPassed: Type.Boolean(),
  takesPaper: Type.Boolean(),
  hasPaper: Type.Boolean(),
  repeats: Type.Integer(),
  gapSeconds: Type.Integer(),
  rate: Type.Number(),
  dueAt: Moment,
});
export type MyAssignment = Static<typeof MyAssignment>;

/** All that a student's pages need to go on without a network: homework, what is due today, the words, the plan. */
export const myDay = endpoint({
  ...shared,
  method: 'GET',
  path: '/st-dictionary/day',
  offline: true,
  input: Type.Object({ assignmentId: Type.Optional(Id) }),
  output: Type.Object({
    assignments: Type.Array(MyAssignment),
    /** With `assignmentId`: what is left of it; else today's practice, within the daily minutes. */
    tasks: Type.Array(TaskOf),
    words: Type.Array(Word),
    /** All that is due, beside what fits into today. */
    due: Type.Integer(),
    /** Words known well, words that are practised. */
    known: Type.Integer(),
    learning: Type.Integer(),
    /** Words that come back on the coming seven days, today first. */
    ahead: Type.Array(Type.Object({ day: Day, count: Type.Integer() })),
    isDayOff: Type.Boolean(),
    plan: PlanOf,
  }),
});
export type MyDay = Static<typeof myDay.output>;

/** An answer as a device sends it. */
export const SentReview = Type.Object({
  reviewId: Id,
  wordId: Id,
  assignmentId: Maybe(Id),
  mode: ModeOf,
  grade: GradeOf,
  given: Type.String({ maxLength: 200 }),
  voiceId: Maybe(Id),
  seconds: Type.Integer({ minimum: 0, maximum: 900 }),
  /** Milliseconds since it was answered: no server believes a device's clock. What is older than 24 days counts as that. */
  age: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
});
export type SentReview = Static<typeof SentReview>;

/**
 * Appends answers to the caller's log, from any device in any order; one that is there already stays as it is. Answers about words
 * that the caller cannot see are left out. What is remembered of each word is replayed from the log.
 */
export const saveReviews = endpoint({
  ...shared,
  method: 'POST',
  path: '/st-dictionary/reviews',
  bodySize: 'large',
  input: Type.Object({ reviews: Type.Array(SentReview, { minItems: 1, maxItems: 100 }) }),
  output: Type.Object({ added: Type.Integer() }),
});

/** Changes how one practises; what is remembered is replayed with it. 422 `dictionary.error.examPast` at `examOn`. */
export const saveWordPlan = endpoint({
  ...shared,
  method: 'POST',
  path: '/st-dictionary/plan',
  input: PlanOf,
  output: Type.Object({}),
});

/** When one skill of a word comes back to be practised. */
export const WordReturn = Type.Object({ wordId: Id, skill: SkillOf, dueAt: Moment });
export type WordReturn = Static<typeof WordReturn>;

const MyWord = Type.Object({ ...Word.properties, returns: Type.Array(WordReturn) });
export type MyWord = Static<typeof MyWord>;

/** Words that the caller has practised, with when they come back; the first to come back first. */
export const myWords = endpoint({
  ...shared,
  method: 'GET',
  path: '/st-dictionary/words',
  input: Type.Object({ ...ListInput.properties, language: Type.Optional(LanguageOf) }),
  output: Paged(MyWord),
});

/** When some words come back to the caller; those that were never practised are left out. */
export const wordReturns = endpoint({
  ...shared,
  method: 'POST',
  kind: 'read',
  path: '/st-dictionary/returns',
  input: Type.Object({ wordIds: Ids(mostReturns) }),
  output: Type.Object({ returns: Type.Array(WordReturn) }),
});

/** Sends a photo of the words on paper. 409 `dictionary.error.noPaper` where homework does not take it. */
export const sendPaper = endpoint({
  ...shared,
  method: 'POST',
  path: '/st-dictionary/paper',
  input: Type.Object({ assignmentId: Id, fileId: Id }),
  output: Type.Object({}),
});

/** Outlines and midlines of the strokes of a character, in the order of writing (hanzi-writer-data). 404 for others. */
export const strokesOf = endpoint({
  root: 'dictionary',
  access: { signedIn: true, types: ['teacher', 'student'] },
  method: 'GET',
  path: '/dictionary/strokes',
  offline: true,
  perMinute: 600,
  input: Type.Object({ sign: Type.String({ minLength: 1, maxLength: 2 }) }),
  output: Type.Object({
    strokes: Type.Array(Type.String()),
    medians: Type.Array(Type.Array(Type.Array(Type.Number()))),
    /** Places of the strokes of its radical. */
    radStrokes: Type.Optional(Type.Array(Type.Integer())),
  }),
});

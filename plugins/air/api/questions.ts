import Type, { type Static } from 'typebox';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { ListInput, PageInfo } from 'edutech/core/common/wire/lists';
import { longestFilm } from '../model/watching/watch-report';
import { longestAnswer, longestQuestion } from '../model/watching/note-limits';

const students = { signedIn: true, types: ['student'] } as const;
const teachers = { signedIn: true, types: ['teacher'] } as const;
const Second = Type.Integer({ minimum: 0, maximum: longestFilm });

/** A student's question at a second of a lesson. */
export const AirQuestion = Type.Object({
  questionId: Id,
  resourceId: Id,
  lesson: Type.String(),
  second: Second,
  text: Type.String(),
  /** ISO 8601. */
  askedAt: Moment,
  /** The caller asked it. */
  isOwn: Type.Boolean(),
  /** Who asked; empty for classmates, who read it without a name. */
  asker: Type.String(),
  className: Type.String(),
  /** Empty as long as nobody has answered. */
  answer: Type.String(),
  answeredBy: Type.String(),
  answeredAt: Maybe(Moment),
  /** The class reads it too. */
  isShared: Type.Boolean(),
  /** A teacher has hidden it: only teachers and who asked see it. */
  isHidden: Type.Boolean(),
  /** The caller teaches this subject to the class, or heads a class without such a teacher, and may answer. */
  mayAnswer: Type.Boolean(),
  /** The caller may read the class's students, and so may hide it. */
  mayHide: Type.Boolean(),
});
export type AirQuestion = Static<typeof AirQuestion>;

/**
 * Questions about a lesson, in the order of the film: a student's own and those that a teacher has shared with the
 * class; for teachers those of classes whose students they may read.
 */
export const airQuestions = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/airresource/questions',
  access: { signedIn: true, types: ['student', 'teacher'] },
  input: Type.Object({ id: Id }),
  output: Type.Array(AirQuestion),
});

/**
 * Asks the teachers of the caller's class in the subject of the lesson. The page names the question, so that a retry asks
 * once. Throws 404 `air.error.notFound`, 422 `air.error.noClass` and `air.error.tooManyQuestions`, 403
 * `air.error.noConsent`.
 */
export const askAirQuestion = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airresource/ask',
  access: students,
  perMinute: 20,
  input: Type.Object({
    id: Id,
    questionId: Id,
    second: Second,
    text: Type.String({ minLength: 1, maxLength: longestQuestion }),
  }),
  output: Type.Object({}),
});

/**
 * Answers a question, or overwrites the answer. `seen` is the `answeredAt` that the page knows: 409
 * `air.error.answeredMeanwhile` if somebody else has answered since. Throws 404 `air.error.noQuestion`.
 */
export const answerAirQuestion = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airresource/answer',
  access: teachers,
  input: Type.Object({
    questionId: Id,
    text: Type.String({ minLength: 1, maxLength: longestAnswer }),
    shared: Type.Boolean(),
    seen: Maybe(Type.String({ maxLength: 30 })),
  }),
  output: Type.Object({}),
});

/**
 * Hides a question from the class, or shows it again; it is not deleted, and the audit log records who did it. Throws
 * 404.
 */
export const hideAirQuestion = endpoint({
  method: 'POST',
  root: 'resource',
  path: '/airresource/hide-question',
  access: teachers,
  input: Type.Object({ questionId: Id, hidden: Type.Boolean() }),
  output: Type.Object({}),
});

/** Which questions a teacher lists: those that wait for them or colleagues, answered, hidden, or all. */
export const QuestionState = Type.Union([
  Type.Literal('open'),
  Type.Literal('answered'),
  Type.Literal('hidden'),
  Type.Literal('all'),
]);
export type QuestionState = Static<typeof QuestionState>;

/** Questions of the classes whose students the caller may read, the longest waiting first. */
export const airQuestionList = endpoint({
  method: 'GET',
  root: 'resource',
  path: '/airresource/question-list',
  access: teachers,
  input: Type.Object({
    ...ListInput.properties,
    state: Type.Optional(QuestionState),
    classId: Type.Optional(Id),
  }),
  output: Type.Object({ items: Type.Array(AirQuestion), page: PageInfo }),
});

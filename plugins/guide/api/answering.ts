import Type, { type Static } from 'typebox';
import { endpoint, groupedEndpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { SentAnswer } from 'edutech/plugins/questions/kit/common/answers/sent-answer';
import { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { verdictStates } from 'edutech/plugins/questions/kit/common/verdict';
import { phases } from '../model/book/document';
import { mostAnswersAtOnce } from '../model/limits';
import { students } from '../model/people';
import { LessonBlock, Medium, ShownItem, Times } from './records';

// Calls of students. A key is only in `openMyGuide`, of questions in blocks that the student has submitted.

/** A guide book as a student's list shows it. */
export const MyGuide = Type.Object({
  attemptId: Id,
  assignmentId: Id,
  title: Type.String(),
  teacher: Type.String(),
  subject: Type.String(),
  subjectCode: Type.String(),
  /** Of the twelve: decides the keys for formulas. */
  grade: Type.Integer(),
  ...Times.properties,
  phase: Type.Enum([...phases]),
  /** Minutes of what is open and not submitted. */
  minutes: Type.Integer(),
  /** Of each phase, how many blocks are answered in it, and how many of these are submitted. */
  counts: Type.Array(
    Type.Object({ phase: Type.Enum([...phases]), blocks: Type.Integer(), done: Type.Integer(), open: Type.Integer() }),
  ),
});
export type MyGuide = Static<typeof MyGuide>;

/** Guide books of the term, those with open blocks first. */
export const listMyGuides = endpoint({
  method: 'GET',
  root: 'guide',
  path: '/guide/mine',
  offline: true,
  access: students,
  input: Type.Object({}),
  output: Type.Array(MyGuide),
});

/**
 * Opens a guide book, or continues it. Blocks that are not open yet have no parts. 403 `guide.error.notStarted`; 404
 * `guide.error.noAttempt`.
 */
export const openMyGuide = endpoint({
  method: 'POST',
  root: 'guide',
  path: '/guide/open',
  offline: true,
  access: students,
  perMinute: 240,
  input: Type.Object({ attemptId: Id }),
  output: Type.Object({
    ...MyGuide.properties,
    blocks: Type.Array(LessonBlock),
    items: Type.Array(ShownItem),
    media: Type.Array(Medium),
    answers: Type.Array(Type.Object({ itemId: Id, part: Type.Integer(), answer: Answer })),
    /** Of submitted blocks: how each part was marked. */
    marks: Type.Array(
      Type.Object({
        itemId: Id,
        part: Type.Integer(),
        points: Maybe(Type.Number()),
        of: Type.Number(),
        state: Type.Enum([...verdictStates]),
      }),
    ),
    keys: Type.Array(Type.Object({ itemId: Id, key: QuestionKey })),
    /** When the block on the projector is to be finished; null: no timer runs. */
    timerEnds: Maybe(Type.Integer()),
    /** The block on the projector. */
    shownBlockId: Maybe(Id),
    /** The group in which one inquires; null: there is none. */
    group: Maybe(
      Type.Object({
        number: Type.Integer(),
        names: Type.Array(Type.String()),
        /** Who writes for it; the others read `answers` of blocks that are answered by groups, and which are `submitted`. */
        writer: Type.String(),
        isWriter: Type.Boolean(),
        answers: Type.Array(Type.Object({ itemId: Id, part: Type.Integer(), answer: Answer })),
        submitted: Type.Array(Id),
      }),
    ),
    now: Moment,
  }),
});
export type OpenedGuide = Static<typeof openMyGuide.output>;

/**
 * Saves what a device has written as events: each is identified by `client` (one journal of one device) and `sequence`, and
 * counts once however often it is sent. `itemId` is that of an item, of a block that is submitted (`truth`), or of the
 * assignment for the student's own question. Answered after COMMIT. 422 `guide.error.answerTooLong`, `guide.error.noItem`.
 */
export const saveGuideAnswers = groupedEndpoint({
  method: 'POST',
  root: 'guide',
  path: '/guide/answers',
  bodySize: 'large',
  access: students,
  perMinute: 240,
  input: Type.Object({
    attemptId: Id,
    client: Id,
    /** Seconds that the page was looked at since the last call. */
    seconds: Type.Integer({ minimum: 0, maximum: 3600 }),
    answers: Type.Array(SentAnswer, { minItems: 1, maxItems: mostAnswersAtOnce }),
  }),
  output: Type.Object({
    saved: Moment,
    /** False: some came after the end, or after their block was submitted; they are stored beside. */
    counts: Type.Boolean(),
  }),
});

import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint, groupedEndpoint } from 'edutech/core/common/endpoint';
import { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { SentAnswer } from 'edutech/plugins/questions/kit/common/answers/sent-answer';
import { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { verdictStates } from 'edutech/plugins/questions/kit/common/verdict';
import { mostItems } from '../model/homework';
import { Ink } from 'edutech/plugins/questions/kit/common/ink/ink';
import { mostAnswersAtOnce } from '../model/limits';
import { markFlags } from '../model/marking/marks';
import { anyStudents, students } from '../model/people';
import { PeerTask } from './peer/reviews';
import { Appeal, AttemptStateOf, Item, Kind, Medium, OptionalTime, Part, Section } from './records';

// Calls of students. No answer here contains a key except that of `myResult`, after the release.

/** Homework as a student's list shows it. */
export const MyHomework = Type.Object({
  attemptId: Id,
  title: Type.String(),
  kind: Kind,
  subject: Type.String(),
  subjectCode: Type.String(),
  minutes: Type.Integer(),
  questions: Type.Integer(),
  /** Items of its round that have an answer. */
  answered: Type.Integer(),
  /** Of the twelve: decides the keys for formulas, and how many minutes a day may take. */
  grade: Type.Integer(),
  state: AttemptStateOf,
  round: Type.Integer(),
  isLate: Type.Boolean(),
  startsAt: Type.String(),
  /** Null: a correction round has a deadline only if one was set. */
  dueAt: OptionalTime,
  /** Until when it can be submitted. */
  closesAt: OptionalTime,
  isClosed: Type.Boolean(),
  opened: OptionalTime,
  submitted: OptionalTime,
  reminded: OptionalTime,
  /** The comment at the return, or on the whole homework. */
  remark: Type.String(),
  /** Items to be corrected. */
  toRight: Type.Integer(),
  /** Points, once they are released. */
  points: Maybe(Type.Number()),
  of: Type.Number(),
  isReleased: Type.Boolean(),
});
export type MyHomework = Static<typeof MyHomework>;

/** Open homework by deadline, then finished homework, the newest first. */
export const listMine = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/mine',
  offline: true,
  access: students,
  input: Type.Object({
    which: Type.Enum(['todo', 'done'], { default: 'todo' }),
    page: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
  }),
  output: Type.Object({
    data: Type.Array(MyHomework),
    more: Type.Boolean(),
    /** Minutes of open homework today. */
    minutesToday: Type.Integer(),
    /** Minutes that a day of the student may take; null: no limit, or nothing to do. */
    limit: Maybe(Type.Integer()),
    /** Classmates' papers that are to be marked (`todo`), or were (`done`); on the first page. */
    peers: Type.Array(PeerTask),
  }),
});

const Written = Type.Object({
  itemId: Id,
  part: Part,
  answer: Answer,
  /** When it was written, by the server's clock. */
  written: Type.String(),
});

/** Marks of a part as its student reads them. */
export const MyMark = Type.Object({
  itemId: Id,
  part: Part,
  round: Type.Integer(),
  points: Maybe(Type.Number()),
  of: Type.Number(),
  state: Maybe(Type.Enum([...verdictStates])),
  comment: Type.String(),
  flags: Type.Array(Type.Enum([...markFlags])),
  ink: Ink,
  /** File of a spoken comment; null: none. */
  voice: Maybe(Id),
  /** Classmates gave it, and a teacher took it. */
  byPeers: Type.Boolean(),
});

/**
 * Opens homework, or continues it: the items, the answers so far from any device, and the deadline. Opening it begins
 * the attempt. 403 `work.error.notStarted`; 409 `work.error.withdrawn`.
 */
export const openMine = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/open',
  offline: true,
  access: anyStudents,
  input: Type.Object({ attemptId: Id }),
  output: Type.Object({
    ...MyHomework.properties,
    note: Type.String(),
    aiRule: Type.String(),
    /** Whether one may ask a teacher about its items now. */
    asks: Type.Boolean(),
    sections: Type.Array(Section),
    items: Type.Array(Type.Object({ ...Item.properties, toRight: Type.Boolean() })),
    files: Type.Array(Medium),
    media: Type.Array(Medium),
    answers: Type.Array(Written),
    /** Answers from other devices that differ from the current one: nothing of them is lost. */
    others: Type.Array(Written),
    /** In a correction round, of the items to correct: the answers that were marked, and their marks; never keys. */
    reviews: Type.Array(Type.Object({ ...MyMark.properties, answer: Answer })),
    receipt: Type.String(),
    /** The server's clock, for the countdown. */
    now: Type.String(),
  }),
});

/**
 * Saves answers as events: each is identified by `client` (one journal of one device) and `sequence`, and counts once
 * however often it is sent. Answers after the deadline are stored and marked late. Answered after COMMIT. 422
 * `work.error.answerTooLong`, `work.error.noItem`; 404 `core.files.notFound`.
 */
export const saveAnswers = groupedEndpoint({
  method: 'POST',
  root: 'work',
  path: '/work/answers',
  bodySize: 'large',
  access: anyStudents,
  perMinute: 240,
  input: Type.Object({
    attemptId: Id,
    client: Id,
    answers: Type.Array(SentAnswer, { minItems: 1, maxItems: mostAnswersAtOnce }),
  }),
  output: Type.Object({
    saved: Type.String(),
    isLate: Type.Boolean(),
    /** False: the attempt was closed already; the answers are stored, and the teacher sees them separately. */
    counts: Type.Boolean(),
  }),
});

/**
 * Submits the attempt. `receipt` identifies the answers that arrived; the same answers give the same receipt. 409
 * `work.error.closed`.
 */
export const handInMine = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/hand-in',
  access: anyStudents,
  input: Type.Object({ attemptId: Id, seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })) }),
  output: Type.Object({
    receipt: Type.String(),
    submitted: Type.String(),
    isLate: Type.Boolean(),
    answered: Type.Integer(),
    items: Type.Integer(),
  }),
});

/**
 * The result after its release: marks, comments, answers and analysis. Before it 403 `work.error.notReleased`, without
 * any of them.
 */
export const myResult = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/result',
  access: anyStudents,
  input: Type.Object({ attemptId: Id }),
  output: Type.Object({
    ...MyHomework.properties,
    sections: Type.Array(Section),
    items: Type.Array(Item, { maxItems: mostItems }),
    media: Type.Array(Medium),
    answers: Type.Array(Type.Object({ ...Written.properties, round: Type.Integer() })),
    marks: Type.Array(MyMark),
    keys: Type.Array(Type.Object({ itemId: Id, key: QuestionKey })),
    appeals: Type.Array(Appeal),
  }),
});

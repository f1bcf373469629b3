import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { PartRef } from '../model/marks/keys';
import { doubtKinds } from '../model/scans/doubts';
import { answerLists, MarkRules, MarkStep } from '../model/marks/rules';
import { markers } from '../model/people';
import { Given, Sheet } from './marks';

export const BoardQuestion = Type.Object({
  ...PartRef.properties,
  label: Type.String(),
  points: Type.Number(),
  rules: MarkRules,
  steps: Type.Array(MarkStep),
  answers: Type.Integer(),
  done: Type.Integer(),
  arbitration: Type.Integer(),
  problems: Type.Integer(),
  /** Whether somebody has confirmed that the pictures which markers see show whole answers; `none`: they see none. */
  crop: Type.Enum(['none', 'open', 'seen']),
  /** Marks of the last hour. */
  perHour: Type.Integer(),
  mean: Maybe(Type.Number()),
  deviation: Maybe(Type.Number()),
  /** Answers with two blind marks, and those of them within the limit. */
  paired: Type.Integer(),
  agreed: Type.Integer(),
});
export type BoardQuestion = Static<typeof BoardQuestion>;

export const BoardMarker = Type.Object({
  ...PartRef.properties,
  personId: Id,
  name: Type.String(),
  quota: Maybe(Type.Integer()),
  isThird: Type.Boolean(),
  isStopped: Type.Boolean(),
  given: Type.Integer(),
  seconds: Maybe(Type.Number()),
  mean: Maybe(Type.Number()),
  deviation: Maybe(Type.Number()),
  paired: Type.Integer(),
  agreed: Type.Integer(),
  repeated: Type.Integer(),
  consistent: Type.Integer(),
  zeros: Type.Integer(),
  fulls: Type.Integer(),
  tooFast: Type.Integer(),
  /** Marks of each of the last twelve hours, the present one last. */
  pace: Type.Array(Type.Integer()),
});
export type BoardMarker = Static<typeof BoardMarker>;

/** What a leader sees of a project. 404 `marking.error.noProject`. */
export const Board = Type.Object({
  projectId: Id,
  examId: Id,
  title: Type.String(),
  state: Type.Enum(['open', 'released']),
  expected: Type.Integer(),
  arrived: Type.Integer(),
  absent: Type.Integer(),
  questions: Type.Array(BoardQuestion),
  markers: Type.Array(BoardMarker),
  /** Marks by hour, the last twelve: the hour and their count. */
  hours: Type.Array(Type.Object({ at: Moment, count: Type.Integer() })),
  appeals: Type.Integer(),
  /** A service is connected and the school has agreed: there may be suggestions. */
  hasSuggestions: Type.Boolean(),
});
export type Board = Static<typeof Board>;

export const markingBoard = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/board',
  access: markers,
  perMinute: 240,
  input: Type.Object({ projectId: Id }),
  output: Board,
});

export const ListedAnswer = Type.Object({
  answerId: Id,
  ...PartRef.properties,
  code: Type.String(),
  label: Type.String(),
  state: Type.Enum(['waiting', 'arbitration', 'problem', 'done']),
  points: Maybe(Type.Number()),
  of: Type.Number(),
  /** In the order in which they were given. */
  marks: Type.Array(Type.Number()),
  problem: Maybe(Type.String()),
  /** Since when it waits for the leader. */
  since: Maybe(Moment),
  /** The leader has looked at it. */
  isSeen: Type.Boolean(),
});
export type ListedAnswer = Static<typeof ListedAnswer>;

/**
 * Answers for the leader: those to decide, the longest waiting first; lone zeros and full marks; samples of done ones; excellent and
 * typical ones.
 */
export const listAnswers = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/answers',
  access: markers,
  perMinute: 240,
  input: Type.Object({ projectId: Id, which: Type.Enum([...answerLists]) }),
  output: Type.Array(ListedAnswer),
});

export const LedAnswer = Type.Object({
  ...ListedAnswer.properties,
  ...Sheet.properties,
  step: Type.Number(),
  given: Type.Array(
    Type.Object({ turnId: Id, personId: Id, name: Type.String(), ...Given.properties, seconds: Type.Number() }),
  ),
});
export type LedAnswer = Static<typeof LedAnswer>;

/** An answer with all its marks. 404 `marking.error.noAnswer`. */
export const ledAnswer = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/answer',
  access: markers,
  perMinute: 240,
  input: Type.Object({ projectId: Id, answerId: Id }),
  output: LedAnswer,
});

const Act = { projectId: Id, answerId: Id, eventId: Id };

/** The leader's points count, whatever the marks are. 422 `marking.error.offScale`. */
export const decideAnswer = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/decide',
  access: markers,
  input: Type.Object({ ...Act, points: Type.Number({ minimum: 0, maximum: 200, multipleOf: 0.5 }) }),
  output: Type.Object({}),
});

/** Its marker marks it again, and is told why. */
export const sendBack = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/send-back',
  access: markers,
  input: Type.Object({ ...Act, turnId: Id, reason: Type.String({ maxLength: 200 }) }),
  output: Type.Object({}),
});

/** The leader has looked at an answer and leaves it. */
export const seeAnswer = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/see',
  access: markers,
  input: Type.Object(Act),
  output: Type.Object({}),
});

/** What is to be done before results are released. */
export const ReleaseCheck = Type.Object({
  waiting: Type.Integer(),
  arbitration: Type.Integer(),
  problems: Type.Integer(),
  /** Scripts that are neither there nor absent. */
  expected: Type.Integer(),
  absent: Type.Integer(),
  /** Parts of scripts that are there and have no answer to mark: a page is missing. */
  missing: Type.Integer(),
  /** On paper: scans come in before the release. */
  isPrinted: Type.Boolean(),
  /** Batches of scans that are not read to their end. */
  unread: Type.Integer(),
  /** Open doubts of the scan station, by kind. */
  doubts: Type.Array(Type.Object({ kind: Type.Enum([...doubtKinds]), count: Type.Integer() })),
  /** Answers whose marks do not come to the points that stand; they are counted again at the release. */
  differing: Type.Integer(),
  answers: Type.Integer(),
  zeros: Type.Integer(),
  zerosSeen: Type.Integer(),
});
export type ReleaseCheck = Static<typeof ReleaseCheck>;

export const releaseCheck = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/release',
  access: markers,
  input: Type.Object({ projectId: Id }),
  output: ReleaseCheck,
});

/**
 * Writes what the marks came to into the record of the exam and lets students read it. 409 `marking.error.notDone` while the check
 * has something open, or a confirmation is missing; `exam.error.notMarked` where other parts are open.
 */
export const releaseProject = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/release',
  access: markers,
  input: Type.Object({
    projectId: Id,
    /** The leader has looked at those who have nothing, and at the keys of what machines mark. */
    confirms: Type.Object({ zeros: Type.Boolean(), keys: Type.Boolean() }),
  }),
  output: Type.Object({ students: Type.Integer() }),
});

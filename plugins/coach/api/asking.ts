import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { PageInfo } from 'edutech/core/common/wire/lists';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { Content } from 'edutech/plugins/questions/kit/common/content';
import { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { students } from '../model/people';
import { longestExercise, longestWords, mostPictures } from '../model/request';
import { Answer, AreaOf, Count, Item, Medium, RungNumber, StateNumber, Stuck } from './records';

// A student's own questions. Nobody but the student and the teachers of the class reads them.

/** One of the caller's questions. */
export const OwnRequest = Type.Object({
  requestId: Id,
  itemId: Id,
  subject: Type.String(),
  subjectCode: Type.String(),
  /** What it is about, in a line; empty: a picture. */
  about: Type.String(),
  area: AreaOf,
  title: Type.String(),
  number: Maybe(Type.Integer()),
  stuck: Stuck,
  words: Type.String(),
  state: StateNumber,
  asked: Moment,
  expected: Moment,
  answered: Maybe(Moment),
  isShared: Type.Boolean(),
});
export type OwnRequest = Static<typeof OwnRequest>;

/** The caller's questions, those with news and the open ones first. */
export const listMyRequests = endpoint({
  method: 'GET',
  root: 'coach',
  path: '/coach/mine/list',
  access: students,
  input: Type.Object({
    state: Type.Optional(StateNumber),
    page: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
    pageLine: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
  }),
  output: Type.Object({
    data: Type.Array(OwnRequest),
    pageData: PageInfo,
    open: Type.Integer(),
    answered: Type.Integer(),
  }),
});

/** Who answers in a subject, and when. */
export const Help = Type.Object({
  /** Teachers of the class in the subject. */
  teachers: Type.Array(Type.String()),
  /** Who is on duty now. */
  onDuty: Type.Array(Type.String()),
  expected: Moment,
  /** When people are notified again; null: it is not quiet now. */
  quietUntil: Maybe(Moment),
});
export type Help = Static<typeof Help>;

/** The hint ladder as one student sees it. */
export const Ladder = Type.Array(
  Type.Object({
    rung: RungNumber,
    isOpen: Type.Boolean(),
    lock: Maybe(Type.Enum(['below', 'thinking', 'withheld'])),
    opens: Maybe(Moment),
    /** Null while it is closed. */
    content: Maybe(Content),
  }),
);
export type Ladder = Static<typeof Ladder>;

const Asked = {
  area: AreaOf,
  /** Where it stands: an attempt, an exam, an entry. */
  placeId: Type.Optional(Id),
  partId: Type.Optional(Id),
  /** Of an item that was asked about before. */
  itemId: Type.Optional(Id),
};

/**
 * What the caller sees of an item: the hints so far, the answers for their class, and their own questions. `item.itemId` is not
 * stored before somebody asks. 404 `coach.error.noItem` for what is not theirs to ask about.
 */
export const myItem = endpoint({
  method: 'GET',
  root: 'coach',
  path: '/coach/mine/item',
  access: students,
  input: Type.Object(Asked),
  output: Type.Object({
    item: Item,
    /** Nobody has asked about it: there are neither hints nor answers. */
    isNew: Type.Boolean(),
    title: Type.String(),
    number: Maybe(Type.Integer()),
    ladder: Ladder,
    answers: Type.Array(Type.Object({ ...Answer.properties, hasHelped: Type.Boolean() })),
    /** Answers that are read once homework or an exam has released the question's. */
    laterAnswers: Type.Integer(),
    requests: Type.Array(
      Type.Object({
        ...OwnRequest.properties,
        pictures: Type.Array(Id),
        voice: Maybe(Id),
        again: Type.Integer(),
      }),
    ),
    media: Type.Array(Medium),
    /** How many of the class ask about it. */
    people: Type.Integer(),
    help: Help,
  }),
});
export type MyItem = Static<(typeof myItem)['output']>;

/** Items of a place at which the caller may ask. */
export const askableItems = endpoint({
  method: 'GET',
  root: 'coach',
  path: '/coach/mine/askable',
  access: students,
  input: Type.Object({ area: Type.Enum(['work', 'exam', 'guide', 'wrong']), placeId: Id }),
  output: Type.Array(
    Type.Object({
      partId: Id,
      number: Maybe(Type.Integer()),
      about: Type.String(),
      isAsked: Type.Boolean(),
      answers: Type.Integer(),
    }),
  ),
});

/** Public questions with these words: the caller's own exercise, perhaps. */
export const findExercise = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'coach',
  path: '/coach/mine/find',
  access: students,
  limited: ['classroom', 'acting'],
  perMinute: 60,
  input: Type.Object({ q: Type.String({ minLength: 2, maxLength: 200 }) }),
  output: Type.Array(
    Type.Object({ questionId: Id, version: Type.Integer(), body: QuestionBody, media: Type.Array(Medium) }),
  ),
});

/** Subjects of the caller's class, with who answers in them. */
export const askSubjects = endpoint({
  method: 'GET',
  root: 'coach',
  path: '/coach/mine/subjects',
  access: students,
  input: Type.Object({}),
  output: Type.Array(Type.Object({ subjectId: Id, subject: Type.String(), subjectCode: Type.String(), help: Help })),
});

/**
 * Asks the teachers of one's class. `requestId` is made by the page: a repeated call asks nothing twice. About a place (`work`,
 * `exam`, `guide`, `wrong`), a public question (`bank`), or an exercise of one's own with its words or pictures. 404
 * `coach.error.noItem`; 409 `coach.error.openAlready`; 422 `coach.error.nothing`, `coach.error.tooMany`, `coach.error.noClass`.
 */
export const ask = endpoint({
  method: 'POST',
  root: 'coach',
  path: '/coach/mine/ask',
  access: students,
  perMinute: 20,
  input: Type.Object({
    requestId: Id,
    ...Asked,
    questionId: Type.Optional(Id),
    subjectId: Type.Optional(Id),
    exercise: Type.String({ maxLength: longestExercise, default: '' }),
    stuck: Stuck,
    words: Type.String({ maxLength: longestWords, default: '' }),
    pictures: Type.Array(Id, { maxItems: mostPictures, uniqueItems: true, default: [] }),
    voice: Type.Optional(Id),
    isShared: Type.Boolean({ default: false }),
    /** The answers that are there were read and did not help; without it they answer the question at once. */
    afterAnswers: Type.Boolean({ default: false }),
  }),
  output: Type.Object({ itemId: Id, expected: Moment, isAnswered: Type.Boolean() }),
});

/** Understood, not yet understood (with words), or withdrawn. 404 `coach.error.noRequest`. */
export const settleRequest = endpoint({
  method: 'POST',
  root: 'coach',
  path: '/coach/mine/settle',
  access: students,
  input: Type.Object({
    requestId: Id,
    outcome: Type.Enum(['understood', 'again', 'withdrawn']),
    words: Type.String({ maxLength: longestWords, default: '' }),
  }),
  output: Type.Object({ expected: Moment }),
});

/** Opens the next rung of a ladder; it is counted. 404 `coach.error.noItem`; 409 `coach.error.rungClosed`. */
export const openRung = endpoint({
  method: 'POST',
  root: 'coach',
  path: '/coach/mine/rung',
  access: students,
  input: Type.Object({ itemId: Id, rung: RungNumber }),
  output: Ladder,
});

/** The caller has looked at an answer, and says whether it helped. 404 `coach.error.noAnswer`. */
export const readAnswer = endpoint({
  method: 'POST',
  root: 'coach',
  path: '/coach/mine/read',
  access: students,
  input: Type.Object({ answerId: Id, hasHelped: Type.Optional(Type.Boolean()) }),
  output: Count,
});

import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Ids, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { blockStates } from '../model/answering/progress';
import { Stage } from '../model/lesson/stage';
import { mostClasses } from '../model/limits';
import { teachers } from '../model/people';
import { Given, LessonBlock, Medium, ShownItem, Times } from './records';

// Guide books that were given to classes, as their teachers see them.

const SentMoment = Type.String({ format: 'date-time' });

/** Classes to which one may give a guide book: those that one teaches in its subject, in this term. */
export const guideClasses = endpoint({
  method: 'GET',
  root: 'guide',
  path: '/guide/classes',
  access: teachers,
  input: Type.Object({ bookId: Id }),
  output: Type.Array(
    Type.Object({ classId: Id, name: Type.String(), students: Type.Integer(), hasIt: Type.Boolean() }),
  ),
});

/**
 * Gives a guide book to classes as it stands now. A class that has it already gets what has changed: answers to what stayed are
 * kept. 409 `guide.error.empty`; 422 `guide.error.times`; 404 `guide.error.notTaught`.
 */
export const publishGuide = endpoint({
  method: 'POST',
  root: 'guide',
  path: '/guide/publish',
  access: teachers,
  input: Type.Object({
    bookId: Id,
    targets: Type.Array(
      Type.Object({ classId: Id, startsAt: SentMoment, lessonAt: SentMoment, afterAt: SentMoment, dueAt: SentMoment }),
      { minItems: 1, maxItems: mostClasses },
    ),
  }),
  output: Type.Object({ assignmentIds: Type.Array(Id), students: Type.Integer() }),
});

/** Guide books that classes of the teacher have, those with the latest lesson first. */
export const listGiven = endpoint({
  method: 'GET',
  root: 'guide',
  path: '/guide/given',
  access: teachers,
  input: Type.Object({ bookId: Type.Optional(Id), q: Type.Optional(Type.String({ maxLength: 60 })) }),
  output: Type.Array(Given),
});

const AssignmentId = Type.Object({ assignmentId: Id });

/** Takes a guide book back from a class, or gives it again; what was answered is kept. */
export const withdrawGiven = endpoint({
  method: 'POST',
  root: 'guide',
  path: '/guide/withdraw',
  access: teachers,
  input: Type.Object({ ...AssignmentId.properties, isWithdrawn: Type.Boolean() }),
  output: Type.Object({ id: Id }),
});

/** Another time for the lesson of a class, and until when answers count. */
export const moveLesson = endpoint({
  method: 'POST',
  root: 'guide',
  path: '/guide/times',
  access: teachers,
  input: Type.Object({
    ...AssignmentId.properties,
    startsAt: SentMoment,
    lessonAt: SentMoment,
    afterAt: SentMoment,
    dueAt: SentMoment,
  }),
  output: Times,
});

/** Sums of what a class has answered to one part of an item. */
const ItemSums = Type.Object({
  itemId: Id,
  part: Type.Integer(),
  answered: Type.Integer(),
  /** Those that were marked, and of these those with full points. */
  marked: Type.Integer(),
  right: Type.Integer(),
});

/** The lesson for the projector and its remote: blocks with their items, what is shown now, and how many have submitted. */
export const openLesson = endpoint({
  method: 'GET',
  root: 'guide',
  path: '/guide/lesson',
  access: teachers,
  input: AssignmentId,
  output: Type.Object({
    given: Given,
    blocks: Type.Array(LessonBlock),
    items: Type.Array(ShownItem),
    media: Type.Array(Medium),
    stage: Stage,
    /** By block, how many have submitted it. */
    submitted: Type.Array(Type.Object({ blockId: Id, count: Type.Integer() })),
    /** Students who can be picked by chance. */
    names: Type.Array(Type.String()),
    /** Groups of the class with their students, those who write for them first. */
    groups: Type.Array(Type.Array(Type.String())),
    now: Moment,
  }),
});
export type OpenedLesson = Static<typeof openLesson.output>;

/** Changes what the class sees; a block that is shown opens for students at once. */
export const steerLesson = endpoint({
  method: 'POST',
  root: 'guide',
  path: '/guide/stage',
  access: teachers,
  perMinute: 600,
  input: Type.Object({ ...AssignmentId.properties, stage: Stage }),
  output: Stage,
});

/**
 * Groups for what is inquired in class, formed by chance: one student of each writes for it, the others read it. Each call forms other groups;
 * without a size they are dissolved. What was written stays.
 */
export const formGroups = endpoint({
  method: 'POST',
  root: 'guide',
  path: '/guide/groups',
  access: teachers,
  input: Type.Object({ ...AssignmentId.properties, size: Maybe(Type.Integer({ minimum: 2, maximum: 6 })) }),
  output: Type.Object({ groups: Type.Integer() }),
});

/** Opens a block for the class, or closes it again. */
export const openBlock = endpoint({
  method: 'POST',
  root: 'guide',
  path: '/guide/block/open',
  access: teachers,
  input: Type.Object({ ...AssignmentId.properties, blockId: Id, isOpen: Type.Boolean() }),
  output: Type.Object({ opened: Type.Array(Id) }),
});

/**
 * What a class has answered to the items of a block: sums by option for choices, the answers themselves for words, drawings and
 * photographs. Without names where it is for the projector. 404 `guide.error.noBlock`.
 */
export const blockAnswers = endpoint({
  method: 'GET',
  root: 'guide',
  path: '/guide/block/answers',
  access: teachers,
  perMinute: 600,
  input: Type.Object({ ...AssignmentId.properties, blockId: Id, named: Type.Boolean({ default: false }) }),
  output: Type.Object({
    students: Type.Integer(),
    submitted: Type.Integer(),
    items: Type.Array(
      Type.Object({
        ...ItemSums.properties,
        /** Options of a choice with how many chose them; empty for what is not chosen. */
        options: Type.Array(Type.Integer()),
        answers: Type.Array(
          Type.Object({
            answer: Answer,
            /** Empty on the projector. */
            name: Type.String(),
            /** Number of the group for which it is written; null: a student's own. */
            group: Maybe(Type.Integer()),
            isRight: Maybe(Type.Boolean()),
          }),
        ),
      }),
    ),
    media: Type.Array(Medium),
  }),
});
export type BlockAnswers = Static<typeof blockAnswers.output>;

/** How a class stands: each student by block, what was asked, and how long it took. */
export const guideBoard = endpoint({
  method: 'GET',
  root: 'guide',
  path: '/guide/board',
  access: teachers,
  perMinute: 240,
  input: AssignmentId,
  output: Type.Object({
    given: Given,
    blocks: Type.Array(LessonBlock),
    items: Type.Array(ItemSums),
    students: Type.Array(
      Type.Object({
        attemptId: Id,
        name: Type.String(),
        seat: Maybe(Type.Integer()),
        /** In the order of the blocks. */
        states: Type.Array(Type.Enum([...blockStates])),
        answered: Type.Integer(),
        points: Type.Number(),
        of: Type.Number(),
        minutes: Type.Integer(),
        seenAt: Maybe(Moment),
        remindedAt: Maybe(Moment),
        /** The student's own question; empty: none. */
        wonder: Type.String(),
      }),
    ),
    now: Moment,
  }),
});
export type GuideBoard = Static<typeof guideBoard.output>;

/** Reminds students of what is open; each once an hour at most. */
export const remindStudents = endpoint({
  method: 'POST',
  root: 'guide',
  path: '/guide/remind',
  access: teachers,
  input: Type.Object({ ...AssignmentId.properties, attemptIds: Ids(100) }),
  output: Type.Object({ count: Type.Integer() }),
});

import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { verdictStates } from 'edutech/plugins/questions/kit/common/verdict';
import { Version } from 'edutech/core/common/wire/version';
import { mostStudents } from '../model/homework';
import { Ink } from 'edutech/plugins/questions/kit/common/ink/ink';
import { mostMarksAtOnce } from '../model/limits';
import { markFlags, markReasons } from '../model/marking/marks';
import { anyStudents, teachers } from '../model/people';
import {
  AttemptStateOf,
  Count,
  ids,
  Item,
  Kind,
  Medium,
  OptionalTime,
  Appeal,
  Part,
  Points,
  Section,
  Time,
} from './records';

// Marking. By student, by question and by several questions are three views of one set of marks.

const State = Maybe(Type.Enum([...verdictStates]));
const Flags = Type.Array(Type.Enum([...markFlags]), { maxItems: markFlags.length, uniqueItems: true });
/** Steps of the rubric that the points represent, by their numbers from 0. */
const Rubric = Type.Array(Type.Integer({ minimum: 0, maximum: 29 }), { maxItems: 30, uniqueItems: true });
const Round = Type.Integer({ minimum: 0, maximum: 5 });

/**
 * The items of homework to mark with their keys, and the progress of each. Without a class: all classes of the caller.
 */
export const correctSheet = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/correct/sheet',
  access: teachers,
  input: Type.Object({ homeworkId: Id, assignmentId: Type.Optional(Id) }),
  output: Type.Object({
    title: Type.String(),
    kind: Kind,
    /** Created by the caller, who may change its keys and rubrics. */
    isOwn: Type.Boolean(),
    classes: Type.Array(
      Type.Object({
        assignmentId: Id,
        className: Type.String(),
        students: Type.Integer(),
        submitted: Type.Integer(),
        corrected: Type.Integer(),
        rounds: Type.Integer(),
      }),
    ),
    sections: Type.Array(Section),
    items: Type.Array(
      Type.Object({
        ...Item.properties,
        key: Maybe(QuestionKey),
        /** Parts that are marked, and that a person has to mark. */
        marked: Type.Integer(),
        open: Type.Integer(),
        /** Mean share of the points, 0 to 1; null before anything is marked. */
        rate: Maybe(Type.Number()),
      }),
    ),
    media: Type.Array(Medium),
  }),
});

/** A student whose answers are marked. In anonymous mode name and number are empty, and the order reveals nothing. */
export const MarkedStudent = Type.Object({
  attemptId: Id,
  /** Null in anonymous mode. */
  personId: Maybe(Id),
  assignmentId: Id,
  name: Type.String(),
  seat: Type.Integer(),
  className: Type.String(),
  state: AttemptStateOf,
  round: Type.Integer(),
  isLate: Type.Boolean(),
  submitted: OptionalTime,
  points: Points,
  of: Type.Number(),
  open: Type.Integer(),
  remark: Type.String(),
});
export type MarkedStudent = Static<typeof MarkedStudent>;

/** One part of one student's answer, with its mark. */
export const Cell = Type.Object({
  attemptId: Id,
  itemId: Id,
  part: Part,
  round: Type.Integer(),
  answer: Answer,
  isBlank: Type.Boolean(),
  isLate: Type.Boolean(),
  points: Points,
  of: Type.Number(),
  state: State,
  /** The marker; empty: the platform, or nobody. */
  by: Type.String(),
  /** Classmates gave it, and `by` took it. */
  byPeers: Type.Boolean(),
  comment: Type.String(),
  ink: Ink,
  voice: Maybe(Id),
  flags: Flags,
  rubric: Rubric,
  version: Type.Integer(),
  /** A person gave it before the rubric was changed, and nobody has checked it since. */
  secondLook: Type.Boolean(),
  /** The teacher who has locked it now; empty: nobody else. */
  holder: Type.String(),
});
export type Cell = Static<typeof Cell>;

const Cells = Type.Object({
  people: Type.Array(MarkedStudent),
  cells: Type.Array(Cell),
  media: Type.Array(Medium),
});

/** All submitted answers to one item: a column of the grid, the queue of marking by question. */
export const answersOfItem = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/correct/item',
  access: teachers,
  input: Type.Object({
    homeworkId: Id,
    itemId: Id,
    assignmentId: Type.Optional(Id),
    anonymous: Type.Boolean({ default: false }),
  }),
  output: Cells,
});

/** All answers of one student: marking by student. */
export const answersOfStudent = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/correct/person',
  access: teachers,
  input: Type.Object({ attemptId: Id, anonymous: Type.Boolean({ default: false }) }),
  output: Cells,
});

/**
 * Locks answers for the caller for 60 seconds, instead of those of this homework locked before; returns the holders of
 * answers that somebody else has locked.
 */
export const holdAnswers = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/correct/hold',
  access: teachers,
  perMinute: 600,
  input: Type.Object({
    homeworkId: Id,
    cells: Type.Array(Type.Object({ attemptId: Id, itemId: Id }), { minItems: 1, maxItems: mostStudents }),
  }),
  output: Type.Array(Type.Object({ attemptId: Id, itemId: Id, holder: Type.String() })),
});

/**
 * Saves marks. `markId` identifies each: a repeated one is applied once. A mark that was changed meanwhile, or is
 * locked by somebody else, is returned with its present state and not written; the others are. 422
 * `work.error.offScale` with the scale for points off the scale: then none is written.
 */
export const saveMarks = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/correct/save',
  bodySize: 'large',
  access: teachers,
  perMinute: 600,
  input: Type.Object({
    homeworkId: Id,
    marks: Type.Array(
      Type.Object({
        markId: Id,
        attemptId: Id,
        itemId: Id,
        part: Part,
        round: Round,
        version: Version,
        points: Points,
        comment: Type.Optional(Type.String({ maxLength: 1000 })),
        ink: Type.Optional(Ink),
        voice: Type.Optional(Maybe(Id)),
        flags: Type.Optional(Flags),
        rubric: Type.Optional(Rubric),
      }),
      { minItems: 1, maxItems: mostMarksAtOnce },
    ),
  }),
  output: Type.Array(
    Type.Object({
      markId: Id,
      outcome: Type.Enum(['saved', 'changed', 'held', 'gone']),
      version: Type.Integer(),
      /** The present state. */
      points: Points,
      /** Its marker, or the holder of the lock. */
      by: Type.String(),
    }),
  ),
});

/** Every mark that an answer ever got, of all rounds, also conflicting ones; the latest first, at most fifty. */
export const markHistory = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/correct/history',
  access: teachers,
  input: Type.Object({ attemptId: Id, itemId: Id }),
  output: Type.Array(
    Type.Object({
      markId: Id,
      at: Type.String(),
      by: Type.String(),
      why: Type.Enum([...markReasons]),
      part: Part,
      round: Type.Integer(),
      before: Points,
      after: Points,
    }),
  ),
});

/**
 * Returns homework for a correction round: the named items, else those that lost points. Students without any, or
 * without a round left, are skipped; remarks stay as they are (`saveRemark`). 409 `work.error.noRounds` if nobody has one.
 */
export const returnAttempts = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/correct/return',
  access: teachers,
  input: Type.Object({
    assignmentId: Id,
    attemptIds: ids(mostStudents),
    itemIds: Type.Optional(ids(100)),
    dueAt: Type.Optional(Time),
  }),
  output: Count,
});

/** The comment on the whole paper, for the student. */
export const saveRemark = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/correct/remark',
  access: teachers,
  input: Type.Object({ attemptId: Id, remark: Type.String({ maxLength: 500 }) }),
  output: Count,
});

/** A teacher's own comment phrases, the most used first. */
export const listComments = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/comments',
  access: teachers,
  input: Type.Object({ subjectId: Type.Optional(Id) }),
  output: Type.Array(
    Type.Object({
      commentId: Id,
      text: Type.String(),
      used: Type.Integer(),
      subjectId: Maybe(Id),
    }),
  ),
});

/** Adds phrases, at most 200 in all; existing ones stay unchanged. */
export const addComment = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/comments/add',
  access: teachers,
  input: Type.Object({
    text: Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' }),
    subjectId: Type.Optional(Id),
  }),
  output: Type.Object({ commentId: Id }),
});

export const removeComment = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/comments/remove',
  access: teachers,
  input: Type.Object({ commentId: Id }),
  output: Count,
});

/** A student appeals against the mark of an item: once per item, after the release. 409 `work.error.appealed`. */
export const appealMine = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/appeal',
  access: anyStudents,
  input: Type.Object({
    attemptId: Id,
    itemId: Id,
    reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  }),
  output: Count,
});

/** Appeals about the caller's homework, the unanswered first. */
export const listAppeals = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/appeals',
  access: teachers,
  input: Type.Object({ homeworkId: Id }),
  output: Type.Array(
    Type.Object({
      attemptId: Id,
      name: Type.String(),
      className: Type.String(),
      ...Appeal.properties,
    }),
  ),
});

/** Answers an appeal; points that change for it are saved before. */
export const answerAppeal = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/appeals/answer',
  access: teachers,
  input: Type.Object({
    attemptId: Id,
    itemId: Id,
    answer: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
  }),
  output: Count,
});

import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { PageInfo } from 'edutech/core/common/wire/lists';
import { mostAtOnce } from '../model/entry';
import { teachers } from '../model/people';
import { Candidate, Count, ids, Medium, OptionalReason, Point, ReasonOf, TypeNumber } from './records';

// The mistakes of a class, for its teachers of the subject.

const some = { maxItems: 20, uniqueItems: true };

const ClassWish = {
  classId: Id,
  subjectId: Id,
  kiids: Type.Optional(Type.Array(Id, some)),
  types: Type.Optional(Type.Array(TypeNumber, some)),
  /** Answered within so many days. */
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3660 })),
  /** The highest error rate first, the most students with mistakes first, or the newest. */
  sort: Type.Enum(['rate', 'wrong', 'newest'], { default: 'rate' }),
};

/** The number of questions that each class of the caller got wrong; classes without any are left out. */
export const countClasses = endpoint({
  method: 'GET',
  root: 'work',
  path: '/wrong/classes',
  access: teachers,
  input: Type.Object({}),
  output: Type.Array(Type.Object({ classId: Id, subjectId: Id, count: Type.Integer() })),
});

/** A question with how a class did on it. */
export const ClassQuestion = Type.Object({
  questionId: Id,
  version: Type.Integer(),
  body: QuestionBody,
  media: Type.Array(Medium),
  answered: Type.Integer(),
  wrong: Type.Integer(),
  lastTime: Type.String(),
  knowledge: Type.Array(Point),
});
export type ClassQuestion = Static<typeof ClassQuestion>;

/**
 * Questions that students of a class got wrong. 404 `wrong.error.noClass` for a class that the caller does not teach
 * this subject.
 */
export const classQuestions = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'work',
  path: '/wrong/class',
  access: teachers,
  limited: ['classroom', 'acting'],
  input: Type.Object({
    ...ClassWish,
    page: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
    pageLine: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
  }),
  output: Type.Object({
    data: Type.Array(ClassQuestion),
    pageData: PageInfo,
    points: Type.Array(Type.Object({ ...Point.properties, count: Type.Integer() })),
  }),
});

/**
 * The wrong answers of a class to one question, the most frequent first, with its key and the reasons that students
 * gave.
 */
export const classAnswers = endpoint({
  method: 'GET',
  root: 'work',
  path: '/wrong/class/answers',
  access: teachers,
  input: Type.Object({ classId: Id, subjectId: Id, questionId: Id }),
  output: Type.Object({
    key: Maybe(QuestionKey),
    media: Type.Array(Medium),
    groups: Type.Array(
      Type.Object({
        part: Type.Integer(),
        /** In a line; empty for pictures, recordings and drawings. */
        text: Type.String(),
        isBlank: Type.Boolean(),
        answer: Answer,
        people: Type.Array(
          Type.Object({ personId: Id, name: Type.String(), reason: OptionalReason, isMastered: Type.Boolean() }),
        ),
      }),
    ),
    reasons: Type.Array(Type.Object({ reason: ReasonOf, count: Type.Integer() })),
  }),
});
export type ClassAnswers = Static<(typeof classAnswers)['output']>;

/** Questions similar to one that a class got wrong. */
export const similarForClass = endpoint({
  method: 'GET',
  root: 'work',
  path: '/wrong/class/similar',
  access: teachers,
  input: Type.Object({ classId: Id, subjectId: Id, questionId: Id }),
  output: Type.Array(Candidate),
});

/**
 * Adds questions to the practice of all students who got one wrong: they are due today. Entries that students already
 * have stay unchanged. `pushId` identifies it, so that it is applied once and can be undone. 404
 * `wrong.error.noQuestion`.
 */
export const pushSimilar = endpoint({
  method: 'POST',
  root: 'work',
  path: '/wrong/class/push',
  access: teachers,
  input: Type.Object({ pushId: Id, classId: Id, subjectId: Id, questionId: Id, similarIds: ids(10) }),
  output: Type.Object({ people: Type.Integer(), count: Type.Integer() }),
});

/** Removes what nobody has practised yet. */
export const takeBackPush = endpoint({
  method: 'POST',
  root: 'work',
  path: '/wrong/class/push/undo',
  access: teachers,
  input: Type.Object({ pushId: Id, classId: Id, subjectId: Id }),
  output: Count,
});

/** The list of a class as a workbook: questions with their figures, and which students got them wrong. */
export const exportClass = endpoint({
  method: 'POST',
  root: 'work',
  path: '/wrong/class/export',
  access: teachers,
  input: Type.Object({ ...ClassWish, questionIds: Type.Optional(ids(mostAtOnce)) }),
  output: FileAddress,
});

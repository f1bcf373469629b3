import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { teachers } from '../model/people';
import { mostAssigned } from '../model/word';
import { ClassOf } from './assigning';
import { LanguageOf } from './records';

// How a class does with the words that it was assigned; paper and recordings that the teacher checks.

const shared = { root: 'dictionary', access: teachers } as const;

export const StudentProgress = Type.Object({
  personId: Id,
  name: Type.String(),
  /**
   * For each word in the homework's order: null not yet, 0 wrong in the end, 1 right after mistakes, 2 right at once; -1 where
   * this student does not get the word.
   */
  results: Type.Array(Maybe(Type.Integer())),
  minutes: Type.Integer(),
  isPassed: Type.Boolean(),
  /** Words, of any homework, that come back until the end of today. */
  due: Type.Integer(),
  lastAt: Maybe(Moment),
  /** The photo that was sent last. */
  paper: Maybe(Type.Object({ paperId: Id, address: Type.String(), sentAt: Moment, isChecked: Type.Boolean() })),
});
export type StudentProgress = Static<typeof StudentProgress>;

/** The progress of one class with homework of the caller. */
export const monitorAssignment = endpoint({
  ...shared,
  method: 'GET',
  path: '/dictionary/monitor',
  input: Type.Object({ assignmentId: Id, classId: Type.Optional(Id) }),
  output: Type.Object({
    assignmentId: Id,
    title: Type.String(),
    language: LanguageOf,
    passPercent: Type.Integer(),
    dueAt: Maybe(Moment),
    /** The server's time: with `lastAt` it says who practises now. */
    now: Moment,
    classes: Type.Array(ClassOf),
    classId: Maybe(Id),
    /** Students get only words that they got wrong. */
    onlyWrong: Type.Boolean(),
    /** What comes back to the students of the class until the end of today: different words, and students. */
    due: Type.Object({ words: Type.Integer(), people: Type.Integer() }),
    words: Type.Array(Type.Object({ wordId: Id, text: Type.String(), wrong: Type.Integer() })),
    people: Type.Array(StudentProgress),
  }),
});

/** Checks paper: words that are wrong on it; all others of the homework are right. Checked again, the newest counts. */
export const checkPaper = endpoint({
  ...shared,
  method: 'POST',
  path: '/dictionary/paper/check',
  input: Type.Object({
    assignmentId: Id,
    personId: Id,
    wrongIds: Type.Array(Id, { maxItems: mostAssigned, uniqueItems: true }),
  }),
  output: Type.Object({}),
});

/** What students of the caller's homework said and the sentences that they wrote, the newest first. */
export const listRecordings = endpoint({
  ...shared,
  method: 'GET',
  path: '/dictionary/recordings',
  input: Type.Object({ assignmentId: Id }),
  output: Type.Object({
    recordings: Type.Array(
      Type.Object({
        reviewId: Id,
        name: Type.String(),
        text: Type.String(),
        /** Of the recording; null: a sentence was written. */
        address: Maybe(Type.String()),
        sentence: Type.String(),
        at: Moment,
        /** What the teacher said of it; null: not heard yet. */
        isRight: Maybe(Type.Boolean()),
      }),
    ),
  }),
});

/** Says whether a recording or a sentence is right; a word that is not comes back to its student. */
export const markRecording = endpoint({
  ...shared,
  method: 'POST',
  path: '/dictionary/recording/mark',
  input: Type.Object({ reviewId: Id, isRight: Type.Boolean() }),
  output: Type.Object({}),
});

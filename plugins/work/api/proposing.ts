import Type, { type Static } from 'typebox';
import type { Id as IdText } from 'edutech/core/common/ids';
import { endpoint } from 'edutech/core/common/endpoint';
import { contributions } from 'edutech/core/common/token';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { mostTargets } from '../model/homework';
import { teachers, teachersWho } from '../model/people';
import { ids, Tiers, Time } from './records';

// What new homework begins with, so that the teacher only has to agree.

const Chapter = Type.Object({
  nodeId: Id,
  /** In the reader's language. */
  name: Type.String(),
});

/** A chapter that the caller gave homework of. */
const LastChapter = Type.Object({ subjectId: Id, gradeId: Id, chapter: Chapter });
export type LastChapter = Static<typeof LastChapter>;

/**
 * Where the caller's teaching is: the chapter of the last homework in each subject and grade, the latest first. With `nodeId`
 * the name of that chapter; null where it is not there any more.
 */
export const proposeHomework = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/propose',
  access: teachers,
  input: Type.Object({ nodeId: Type.Optional(Id) }),
  output: Type.Object({ last: Type.Array(LastChapter), asked: Maybe(Chapter) }),
});

/** When these classes have their next lesson of a subject; classes of which nobody knows are left out. */
export const nextLessons = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'work',
  path: '/work/next-lessons',
  access: teachers,
  input: Type.Object({ classIds: ids(mostTargets), subjectId: Id }),
  output: Type.Array(Type.Object({ classId: Id, startsAt: Time })),
});

/**
 * What these classes practise after homework: for its weakest questions others of the bank that exercise the same, one for each
 * tier, as hard as that wants. Empty where nothing went badly. 404 `work.error.noHomework`.
 */
export const proposeFollowUp = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/propose/follow-up',
  access: teachersWho('arrange'),
  input: Type.Object({ homeworkId: Id, assignmentId: Type.Optional(Id) }),
  output: Type.Object({
    /** Of the homework. */
    title: Type.String(),
    subjectId: Id,
    gradeId: Id,
    /** That had it, by the assignments asked for. */
    classIds: Type.Array(Id),
    items: Type.Array(Type.Object({ questionId: Id, tiers: Tiers })),
  }),
});

/** An area that knows timetables says when lessons are, for deadlines before them. `Db` is the server's. */
export interface LessonTimes<Db = unknown> {
  /** The next lesson of the subject after `now` in each class, in any order; classes without one are left out. */
  next(
    db: Db,
    wanted: { readonly classIds: readonly IdText[]; readonly subjectId: IdText; readonly now: Date },
  ): Promise<readonly { readonly classId: IdText; readonly startsAt: Date }[]>;
}
export const LessonTimes = contributions<LessonTimes>('work.LessonTimes');

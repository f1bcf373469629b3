import Type from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { mostStudents } from '../model/homework';
import { teachers, teachersWho } from '../model/people';
import { Published } from './publishing';
import { Count, ids, Item, Medium, Part } from './records';

// A teacher's view of published homework, besides the board of a class (`monitor`).

/** One published homework with the classes of it that the caller may work with; withdrawn ones come last. */
export const publishedHomework = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/published',
  access: teachers,
  input: Type.Object({ homeworkId: Id }),
  output: Type.Object({
    ...Published.properties,
    /** Unanswered appeals of students. */
    appeals: Type.Integer(),
  }),
});

/**
 * What a student sees at this moment: the items of their tier with the answers so far. It does not open the attempt.
 */
export const watchStudent = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/monitor/student',
  access: teachers,
  input: Type.Object({ assignmentId: Id, attemptId: Id }),
  output: Type.Object({
    items: Type.Array(Item),
    answers: Type.Array(Type.Object({ itemId: Id, part: Part, answer: Answer, written: Type.String() })),
    media: Type.Array(Medium),
  }),
});

/**
 * Records that students have submitted on paper, whatever they have answered here. 409 `work.error.taken` if one has
 * already submitted.
 */
export const handInOnPaper = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/monitor/paper',
  access: teachersWho('arrange'),
  input: Type.Object({ assignmentId: Id, attemptIds: ids(mostStudents) }),
  output: Count,
});

/** The state of each student of a class, as a workbook. */
export const exportMonitor = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/monitor/export',
  access: teachersWho('download'),
  input: Type.Object({ assignmentId: Id }),
  output: FileAddress,
});

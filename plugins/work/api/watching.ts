import Type from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { FileAddress } from 'edutech/core/common/files/file-address';
import { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { mostPupils } from '../model/homework';
import { teachers, teachersWho } from '../model/people';
import { Published } from './publishing';
import { Count, Id, ids, Item, Medium, Part } from './records';

// What a teacher sees of homework that is out, beside the board of a class (`monitor`).

/** One published homework with the classes of it that one looks after; those that were withdrawn come last. */
export const publishedHomework = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/published',
  access: teachers,
  input: Type.Object({ homeworkid: Id }),
  output: Type.Object({
    ...Published.properties,
    /** Appeals of pupils that nobody has answered. */
    appeals: Type.Integer(),
  }),
});

/** What a pupil sees just now: the items of his tier with what he has answered so far. It opens nothing for him. */
export const watchPupil = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/monitor/pupil',
  access: teachers,
  input: Type.Object({ assignmentid: Id, attemptid: Id }),
  output: Type.Object({
    items: Type.Array(Item),
    answers: Type.Array(Type.Object({ itemid: Id, part: Part, answer: Answer, written: Type.String() })),
    media: Type.Array(Medium),
  }),
});

/**
 * Takes homework of pupils who have handed it in on paper, whatever they have answered here. 409 `work.error.taken` where one
 * has handed in already.
 */
export const handInOnPaper = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/monitor/paper',
  access: teachersWho('arrange'),
  input: Type.Object({ assignmentid: Id, attemptids: ids(mostPupils) }),
  output: Count,
});

/** Where each pupil of a class stands, as a workbook. */
export const exportMonitor = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/monitor/export',
  access: teachersWho('download'),
  input: Type.Object({ assignmentid: Id }),
  output: FileAddress,
});

import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { PageInfo } from 'edutech/core/common/wire/lists';
import { Id, Ids, Moment } from 'edutech/core/common/wire/kinds';
import { Preparation } from 'edutech/plugins/questions/api';
import { teachers, teachersWho } from '../model/people';
import { Count, Item } from './records';

// The caller's own set: questions that are prepared for coaching, with hints and answers, before anybody asks.

const itemIds = Ids(200);

/** The caller's set, the newest first. */
export const listOwnSet = endpoint({
  method: 'GET',
  root: 'coach',
  path: '/coach/set/list',
  access: teachers,
  input: Type.Object({
    subjectId: Type.Optional(Id),
    page: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
    pageLine: Type.Integer({ minimum: 1, maximum: 50, default: 20 }),
  }),
  output: Type.Object({
    data: Type.Array(
      Type.Object({
        ...Item.properties,
        added: Moment,
        hints: Type.Integer(),
        answers: Type.Integer(),
        people: Type.Integer(),
      }),
    ),
    pageData: PageInfo,
    /** Subjects that the caller teaches. */
    subjects: Type.Array(Type.Object({ subjectId: Id, subject: Type.String() })),
  }),
});
export type OwnSet = Static<(typeof listOwnSet)['output']>;

/** Adds questions of the bank that the caller may read. 404 `coach.error.noQuestion`. */
export const addToSet = endpoint({
  method: 'POST',
  root: 'coach',
  path: '/coach/set/add',
  access: teachersWho('import'),
  input: Type.Object({ questionIds: Ids(200) }),
  output: Type.Object({ itemIds: Type.Array(Id) }),
});

/** Takes items out of the caller's set, or puts them back; hints and answers stay with them. 404 `coach.error.noItem`. */
export const removeFromSet = endpoint({
  method: 'POST',
  root: 'coach',
  path: '/coach/set/remove',
  access: teachersWho('delete'),
  input: Type.Object({ itemIds, removed: Type.Boolean() }),
  output: Count,
});

/** Items of the caller's set as a paper, with their hints as analysis. 404 `coach.error.noItem`. */
export const exportSet = endpoint({
  method: 'POST',
  root: 'coach',
  path: '/coach/set/export',
  access: teachersWho('question_export'),
  perMinute: 20,
  input: Type.Object({ itemIds, format: Type.Enum(['docx', 'pdf']), withHints: Type.Boolean() }),
  output: Preparation,
});

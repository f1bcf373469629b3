import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { teachersWho } from '../model/people';
import { Part, Points } from './records';

// Changing the key or the accepted variants of an item after submissions: all answers are re-marked.

const Remarking = Type.Object({ homeworkId: Id, itemId: Id, key: QuestionKey });

/** Points of a part that another key changes. */
const Remarked = Type.Object({
  attemptId: Id,
  name: Type.String(),
  className: Type.String(),
  part: Part,
  before: Points,
  after: Points,
});
export type Remarked = Static<typeof Remarked>;

/**
 * The attempts whose points another key would change: nothing is written. Marks given by a person stay, and are counted
 * separately.
 */
export const previewRemark = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'work',
  path: '/work/remark/preview',
  bodySize: 'large',
  access: teachersWho('answer'),
  limited: ['classroom', 'acting'],
  input: Remarking,
  output: Type.Object({
    changes: Type.Array(Remarked),
    unchanged: Type.Integer(),
    byPerson: Type.Integer(),
  }),
});

/** Sets the key and re-marks every answer with it, with a record of each change. */
export const applyRemark = endpoint({
  method: 'POST',
  root: 'work',
  path: '/work/remark/apply',
  bodySize: 'large',
  access: teachersWho('answer'),
  input: Remarking,
  output: Type.Object({ changed: Type.Integer(), byPerson: Type.Integer() }),
});

/** The changes of an item's key after submissions and the changed points, the latest first; at most ten changes. */
export const listRemarks = endpoint({
  method: 'GET',
  root: 'work',
  path: '/work/remark/list',
  access: teachersWho('answer'),
  input: Type.Object({ homeworkId: Id, itemId: Id }),
  output: Type.Array(Type.Object({ at: Type.String(), by: Type.String(), changes: Type.Array(Remarked) })),
});

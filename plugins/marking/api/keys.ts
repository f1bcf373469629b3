import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { markers } from '../model/people';
import { Medium } from './marks';

/** A question that a machine marks, with the key that stands. */
export const KeyedQuestion = Type.Object({
  itemId: Id,
  /** As it is printed. */
  label: Type.String(),
  body: QuestionBody,
  key: QuestionKey,
});
export type KeyedQuestion = Static<typeof KeyedQuestion>;

/** Questions of a project that machines mark, and keys that were changed, the latest first. 404 `marking.error.noProject`. */
export const keyedQuestions = endpoint({
  method: 'GET',
  root: 'work',
  path: '/marking/keys',
  access: markers,
  input: Type.Object({ projectId: Id }),
  output: Type.Object({
    questions: Type.Array(KeyedQuestion),
    media: Type.Array(Medium),
    changes: Type.Array(
      Type.Object({ itemId: Id, label: Type.String(), changed: Type.Integer(), by: Type.String(), at: Moment }),
    ),
  }),
});

const Change = Type.Object({ projectId: Id, itemId: Id, key: QuestionKey });

/** Whose points another key would change: nothing is written. 404 `exam.error.noItem`, 422 `exam.error.noKey`. */
export const previewKey = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'work',
  path: '/marking/keys/preview',
  access: markers,
  limited: ['classroom', 'acting'],
  bodySize: 'large',
  input: Change,
  output: Type.Object({
    changes: Type.Array(
      Type.Object({
        studentId: Id,
        name: Type.String(),
        className: Type.String(),
        part: Type.Integer(),
        before: Maybe(Type.Number()),
        after: Maybe(Type.Number()),
      }),
    ),
    unchanged: Type.Integer(),
    /** Points that a person gave: they stay. */
    byPerson: Type.Integer(),
  }),
});

/** Changes a key and marks all answers again with it, before and after the release. Its undo is the key before. Errors as `previewKey`. */
export const changeKey = endpoint({
  method: 'POST',
  root: 'work',
  path: '/marking/keys/change',
  access: markers,
  bodySize: 'large',
  input: Change,
  output: Type.Object({ changed: Type.Integer(), byPerson: Type.Integer() }),
});

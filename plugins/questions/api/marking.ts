import Type from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { gapKinds } from '../kit/common/question-body';

/**
 * What the machine reads of what somebody fills into gaps, before it counts: a formula as LaTeX, a number with its unit,
 * words as they are compared; null where it can read nothing for certain, and a person will. It knows no question and no key.
 */
export const readAnswer = endpoint({
  method: 'POST',
  kind: 'read',
  root: 'question',
  path: '/questions/read-answer',
  access: { signedIn: true, types: ['teacher', 'student'] },
  input: Type.Object({
    gaps: Type.Array(Type.Object({ kind: Type.Enum([...gapKinds]), text: Type.String({ maxLength: 1000 }) }), {
      maxItems: 20,
    }),
  }),
  output: Type.Array(Type.Union([Type.String(), Type.Null()])),
});

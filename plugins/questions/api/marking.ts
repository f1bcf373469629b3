import Type from 'typebox';
import { Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { gapKinds } from '../kit/common/question-body';

/**
 * The machine's reading of the content of gaps, before it counts: a formula as LaTeX, a number with its unit, words as
 * they are compared; null if it can read nothing with certainty, and a person will decide. It knows no question and no
 * key.
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
  output: Type.Array(Maybe(Type.String())),
});

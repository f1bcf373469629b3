import { answeredParts, pointsOf, type QuestionBody } from '../../kit/common/question-body';
import { titleOf } from '../../model/one-line';
import { estimatedSeconds } from '../../model/estimate';
import { type Contents, shinglesOf, type Signature, signatureOf } from '../words/signature';

/** Values derived from a question's content. */
export interface Derived {
  readonly type: number;
  readonly title: string;
  readonly points: number;
  readonly parts: number;
  readonly seconds: number;
  readonly signature: Signature;
}

/** What the row of a question repeats of its body, so that lists and searches need not read it. */
export const derivedOf = (body: QuestionBody, contents: Contents, seconds?: number): Derived => ({
  type: body.type,
  title: titleOf(body),
  points: pointsOf(body),
  parts: Math.max(1, answeredParts(body).length),
  seconds: seconds ?? estimatedSeconds(body),
  signature: signatureOf(shinglesOf(body, contents)),
});

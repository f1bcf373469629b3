import { invalid } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import { type Answer, filesOfAnswer } from '../../common/answer';
import type { SentAnswer } from '../../common/answers/sent-answer';

/** An answer of a device, with the moment of writing by the server's clock. */
export type ReceivedAnswer = Omit<SentAnswer, 'age'> & { readonly writtenAt: Date };

export const receivedAnswers = (answers: readonly SentAnswer[], now: Date): ReceivedAnswer[] =>
  answers.map(({ age, ...one }) => ({ ...one, writtenAt: new Date(now.getTime() - age) }));

/** What one device has sent of a student's copy. */
export interface ReceivedCall {
  /** Of the copy. */
  readonly id: Id;
  /** Journal of the device. */
  readonly client: Id;
  readonly answers: readonly ReceivedAnswer[];
}

/** The same answers, sent again, have the same name. */
export const nameOfCall = ({ id, client, answers }: ReceivedCall): string =>
  `${id}/${client}/${answers.map(({ itemId, part, sequence }) => `${itemId}.${part}.${sequence}`).join()}`;

/** Files of answers, each once. */
export const filesOfAnswers = (answers: readonly { readonly answer: Answer }[]): Id[] => [
  ...new Set(answers.flatMap(({ answer }) => filesOfAnswer(answer))),
];

/** Longest answer, and longest one that is drawn. Bytes of JSON. */
export interface LongestAnswer {
  readonly written: number;
  readonly drawn: number;
}

/** Refuses a longer answer: 422 `key`. */
export function refuseLong(answer: Answer, longest: LongestAnswer, key: string): void {
  const bytes = answer.drawing ? longest.drawn : longest.written;
  if (Buffer.byteLength(JSON.stringify(answer)) > bytes) throw invalid(key, { bytes });
}

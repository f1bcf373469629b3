import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { Answer } from 'edutech/plugins/questions/kit/common/answer';

// The file in which a device closes its answers when no network comes back. Outside stands whose it is; inside, enciphered by a
// key that only this device got, are the answers: who can open it knows that nobody has changed it.

export const AnswerFile = Type.Object({
  kind: Type.Literal('edutech-exam-answers'),
  sittingId: Id,
  device: Id,
  /** Base64 of nonce, AES-256-GCM and its tag around `FiledAnswers` as JSON. */
  bytes: Type.String(),
});
export type AnswerFile = Static<typeof AnswerFile>;

const Name = { client: Id, sequence: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) };

export const FiledAnswers = Type.Array(
  Type.Object({
    ...Name,
    itemId: Id,
    part: Type.Integer({ minimum: 0, maximum: 39 }),
    answer: Answer,
    /** By the server's clock as the device had it: milliseconds. */
    writtenAt: Type.Number(),
    after: Type.Optional(Type.Object(Name)),
  }),
  { maxItems: 4000 },
);
export type FiledAnswers = Static<typeof FiledAnswers>;

import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { mostFiledPhotos } from '../limits';

// The file in which a device closes its answers when no network comes back. Outside stands whose it is; inside, enciphered by a
// key that only this device got, are the answers and photographs: who can open it knows that nobody has changed it.

export const AnswerFile = Type.Object({
  kind: Type.Literal('edutech-exam-answers'),
  sittingId: Id,
  device: Id,
  /** Base64 of nonce, AES-256-GCM and its tag around `FiledAnswers` as JSON. */
  bytes: Type.String(),
  /** Each closed likewise, around `FiledPhoto` as JSON. */
  photos: Type.Optional(Type.Array(Type.String(), { maxItems: mostFiledPhotos })),
});
export type AnswerFile = Static<typeof AnswerFile>;

const Place = { itemId: Id, part: Type.Integer({ minimum: 0, maximum: 39 }) };
const Name = { client: Id, sequence: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) };

export const FiledAnswers = Type.Array(
  Type.Object({
    ...Name,
    ...Place,
    answer: Answer,
    /** By the server's clock as the device had it: milliseconds. */
    writtenAt: Type.Number(),
    after: Type.Optional(Type.Object(Name)),
  }),
  { maxItems: 4000 },
);
export type FiledAnswers = Static<typeof FiledAnswers>;

/** A photograph of an answer that no server has. */
export const FiledPhoto = Type.Object({
  /** As the device names it: taken in twice, it counts once. */
  key: Id,
  ...Place,
  /** Its position among the pictures of the answer. */
  at: Type.Integer({ minimum: 0, maximum: 1000 }),
  name: Type.String({ maxLength: 200 }),
  /** By the server's clock as the device had it: milliseconds. */
  takenAt: Type.Number(),
  /** Base64. */
  content: Type.String(),
});
export type FiledPhoto = Static<typeof FiledPhoto>;

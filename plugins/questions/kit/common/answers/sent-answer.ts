import Type, { type Static } from 'typebox';
import { Id } from 'edutech/core/common/wire/kinds';
import { Answer } from '../answer';

const Sequence = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/** An answer as the journal of a device sends it: named for ever by the journal's `client` and `sequence`. */
export const SentAnswer = Type.Object({
  itemId: Id,
  part: Type.Integer({ minimum: 0, maximum: 39 }),
  sequence: Sequence,
  /** Milliseconds since it was written, by the device's running clock: no device's time is believed. */
  age: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  answer: Answer,
  /** The answer of an earlier page of the same device that this one took the place of, wherever that one is by now. */
  after: Type.Optional(Type.Object({ client: Id, sequence: Sequence })),
});
export type SentAnswer = Static<typeof SentAnswer>;

import Type, { type Static } from 'typebox';
import { endpoint } from 'edutech/core/common/endpoint';
import { Id, Maybe, Moment } from 'edutech/core/common/wire/kinds';
import { guardians } from '../model/access';
import { answers, messageKinds } from '../model/messages';

/** What the school says or asks, as a guardian reads it for one child. */
export const MessageForChild = Type.Object({
  id: Id,
  kind: Type.Enum([...messageKinds]),
  title: Type.String(),
  body: Type.String(),
  /** Of a question: what happens without a consent. */
  otherwise: Type.String(),
  /** Until when it holds, or is to be answered. */
  until: Maybe(Type.String()),
  /** The last day has passed: it can be read, not answered. */
  isOver: Type.Boolean(),
  author: Type.String(),
  publishedAt: Moment,
  answer: Maybe(Type.Enum([...answers])),
  answeredAt: Maybe(Moment),
});
export type MessageForChild = Static<typeof MessageForChild>;

/** Messages of the school year so far, the newest first. 404 `guardian.error.noChild`. */
export const childMessages = endpoint({
  method: 'GET',
  root: 'office',
  path: '/guardian/messages',
  access: guardians,
  input: Type.Object({ childId: Id }),
  output: Type.Array(MessageForChild),
});

/**
 * `seen` to a notice, `agree` or `refuse` to a question; an answer may be changed until the last day. 404
 * `guardian.error.noMessage`, 409 `guardian.error.messageOver`.
 */
export const answerMessage = endpoint({
  method: 'POST',
  root: 'office',
  path: '/guardian/messages/answer',
  access: guardians,
  limited: [],
  input: Type.Object({ childId: Id, messageId: Id, answer: Type.Enum([...answers]) }),
  output: MessageForChild,
});

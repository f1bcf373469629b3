import { conflict, invalid } from 'edutech/core/common/errors';
import { cityDay } from 'edutech/core/common/time/city-time';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Handlers } from 'edutech/core/server/call';
import type { MessageForChild } from '../../api';
import type * as api from '../../api/messages';
import { isAnswerTo } from '../../model/messages';
import type { OwnChildren } from '../children/own-children';
import {
  type AnswerRow,
  type MessageRow,
  selectAnswers,
  selectMessageForChild,
  selectMessagesForChild,
  upsertAnswer,
} from './notices.queries';

interface Parts {
  readonly audit: Audit;
  readonly children: OwnChildren;
}

export const readingHandlers = ({ audit, children }: Parts): Handlers<typeof api> => ({
  childMessages: async ({ db, actor, input, now }) => {
    const child = await children.require(db, actor, input.childId, now);
    const messages = await children.read(child, (own) => selectMessagesForChild(own, child));
    const given = new Map((await selectAnswers(db, actor.personId, child.childId)).map((one) => [one.messageId, one]));
    return messages.map((message) => onWire(message, given.get(message.id), now));
  },

  answerMessage: async ({ db, actor, input, now }) => {
    const { answer, messageId } = input;
    const child = await children.require(db, actor, input.childId, now);
    const { childId: studentId, schoolId } = child;
    const message = await children.read(child, (own) => selectMessageForChild(own, child, messageId));
    if (!isAnswerTo(message.kind, answer)) throw invalid('guardian.error.wrongAnswer');
    if (message.kind === 'consent' && isOver(message, now)) throw conflict('guardian.error.messageOver');
    await upsertAnswer(db, { schoolId, messageId, studentId, guardianId: actor.personId, answer }, now);
    await audit.record(db, actor, {
      act: 'guardian.answer',
      objectKind: 'guardianMessage',
      objectId: messageId,
      schoolId,
      facts: { answer, student: studentId },
    });
    return onWire(message, { messageId, answer, answeredAt: now }, now);
  },
});

const isOver = ({ until }: MessageRow, now: Date) => until !== null && until < cityDay(now);

const onWire = (message: MessageRow, given: AnswerRow | undefined, now: Date): MessageForChild => {
  const { id, kind, title, body, otherwise, until, author, publishedAt } = message;
  return {
    id,
    kind,
    title,
    body,
    otherwise,
    until,
    isOver: isOver(message, now),
    author,
    publishedAt: publishedAt.toISOString(),
    answer: given?.answer ?? null,
    answeredAt: given?.answeredAt.toISOString() ?? null,
  };
};

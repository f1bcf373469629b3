import { conflict, invalid } from 'edutech/core/common/errors';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Handlers } from 'edutech/core/server/call';
import type { Notifications } from 'edutech/core/server/notifications/notifications';
import type * as api from '../../api/messages';
import { area, isAnswerTo } from '../../model/messages';
import type { OwnChildren } from '../children/own-children';
import { isOver, messageOnWire, messagesOfChild } from './messages-of-child';
import { selectMessageForChild, upsertAnswer } from './notices.queries';

interface Parts {
  readonly audit: Audit;
  readonly children: OwnChildren;
  readonly notifications: Notifications;
}

export const readingHandlers = ({ audit, children, notifications }: Parts): Handlers<typeof api> => ({
  childMessages: async ({ db, actor, input, now }) => {
    const child = await children.require(db, actor, input.childId, now);
    return messagesOfChild(children, db, actor, child, now);
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
    // who has answered has read it
    await notifications.withdraw(db, [{ schoolId, area, thread: messageId }], [actor.personId]);
    return messageOnWire(message, { messageId, answer, answeredAt: now }, now);
  },
});

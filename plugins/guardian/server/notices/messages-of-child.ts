import { cityDay } from 'edutech/core/common/time/city-time';
import type { SignedIn } from 'edutech/core/server/actor';
import type { Db } from 'edutech/core/server/data/db';
import type { MessageForChild } from '../../api';
import type { OwnChild, OwnChildren } from '../children/own-children';
import { type AnswerRow, type MessageRow, selectAnswers, selectMessagesForChild } from './notices.queries';

/** A child's messages of the school year, each with the guardian's answer; the newest first. */
export async function messagesOfChild(
  children: OwnChildren,
  db: Db,
  guardian: SignedIn,
  child: OwnChild,
  now: Date,
): Promise<MessageForChild[]> {
  const messages = await children.read(child, (own) => selectMessagesForChild(own, child));
  const given = new Map((await selectAnswers(db, guardian.personId, child.childId)).map((one) => [one.messageId, one]));
  return messages.map((message) => messageOnWire(message, given.get(message.id), now));
}

export const isOver = ({ until }: MessageRow, now: Date) => until !== null && until < cityDay(now);

export const messageOnWire = (message: MessageRow, given: AnswerRow | undefined, now: Date): MessageForChild => {
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

import { useEffect, useState } from 'react';
import { indexedJournalStore } from 'edutech/plugins/questions/kit/ui/journal/indexed-journal-store';
import { memoryJournalStore } from 'edutech/plugins/questions/kit/ui/journal/journal-store';
import { useMessages, useServices } from 'edutech/core/web/hooks';
import { MarkOutbox } from './mark-outbox';
import { TurnQueue } from './turn-queue';

type Services = ReturnType<typeof useServices>;

/** What the marks of the person who is signed in are sent with. */
function outboxParts(call: Services['call'], session: Services['session'], storage: Services['storage']) {
  const person = session.user.peek()?.userId ?? '';
  return {
    call,
    person,
    store: session.isShared.peek() ? memoryJournalStore() : indexedJournalStore(storage),
    isHere: () => session.user.peek()?.userId === person,
  };
}

/** Sends what an earlier page has left of projects, while this one is open and until all of it is there. */
export function useWaitingMarks(projectIds: readonly string[]): void {
  const { call, session, storage } = useServices();
  const ids = projectIds.join(' ');
  // Opens an outbox for each project
  useEffect(() => {
    const parts = outboxParts(call, session, storage);
    const used = ids === '' ? [] : ids.split(' ').map((projectId) => MarkOutbox.use({ ...parts, projectId }));
    return () => {
      for (const outbox of used) void outbox.leave();
    };
  }, [call, session, storage, ids]);
}

/** The queue of a question, as long as its page is open. */
export function useQueue(place: TurnQueue['parts']['place']): TurnQueue {
  const { call, session, storage } = useServices();
  const messages = useMessages();
  const [queue] = useState(
    () =>
      new TurnQueue({
        ...outboxParts(call, session, storage),
        place,
        onRefused: (outcome) => messages.show(`marking.outcome.${outcome}`, { tone: 'warning' }),
      }),
  );
  // Sends what is written before the page goes
  useEffect(() => {
    void queue.open();
    return () => void queue.stop();
  }, [queue]);
  return queue;
}

import { useEffect, useState } from 'react';
import { indexedJournalStore } from 'edutech/plugins/questions/kit/ui/journal/indexed-journal-store';
import { memoryJournalStore } from 'edutech/plugins/questions/kit/ui/journal/journal-store';
import { useMessages, useServices } from 'edutech/core/web/hooks';
import { TurnQueue } from './turn-queue';

/** The queue of a question, as long as its page is open. */
export function useQueue(place: TurnQueue['parts']['place']): TurnQueue {
  const { call, session, storage } = useServices();
  const messages = useMessages();
  const [queue] = useState(
    () =>
      new TurnQueue({
        call,
        person: session.user.peek()?.userId ?? '',
        store: session.isShared.peek() ? memoryJournalStore() : indexedJournalStore(storage),
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

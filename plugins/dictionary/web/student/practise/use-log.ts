import { useEffect, useState } from 'react';
import { type Id, newId } from 'edutech/core/common/ids';
import { useServices } from 'edutech/core/web/hooks';
import { indexedJournalStore } from 'edutech/plugins/questions/kit/ui/journal/indexed-journal-store';
import { Journal } from 'edutech/plugins/questions/kit/ui/journal/journal';
import { memoryJournalStore } from 'edutech/plugins/questions/kit/ui/journal/journal-store';
import { saveReviews } from '../../../api';
import type { SentReview } from '../../../api/practising';

/** Milliseconds; what lay here for longer counts as this old. */
const mostAge = 2_147_483_647;

/** An answer as it lies on this device. */
export type WrittenReview = Omit<SentReview, 'reviewId' | 'age'>;

/** The log of answers on this device: each stays here until the server has it, whatever happens to the page or the network. */
export function useLog() {
  const { call, session, storage } = useServices();
  const [journal, setJournal] = useState<Journal<WrittenReview> | null>(null);
  // Opens the log with the page; what an earlier visit left is sent at once
  useEffect(() => {
    const person = session.user.peek()?.userId;
    if (!person) return;
    let mine: Journal<WrittenReview> | null = null;
    let isGone = false;
    const store = session.isShared.peek() ? memoryJournalStore() : indexedJournalStore(storage);
    const send = (_: Id, entries: readonly { place: string; value: WrittenReview; age: number }[]) =>
      call(
        saveReviews,
        {
          reviews: entries.map(({ place, value, age }) => ({
            ...value,
            reviewId: place,
            age: Math.min(Math.round(age), mostAge),
          })),
        },
        { quiet: true },
      );
    void Journal.open<WrittenReview>({ person, subject: person, store, send }).then((made) => {
      mine = made;
      if (isGone) void made.stop();
      else setJournal(made);
    });
    return () => {
      isGone = true;
      void mine?.flush().then(() => mine?.stop());
    };
  }, [call, session, storage]);
  return {
    journal,
    write: (review: WrittenReview) => journal?.write(newId(), review),
  };
}
export type Log = ReturnType<typeof useLog>;

import { useEffect, useRef, useState } from 'react';
import { onPageGoes } from 'edutech/plugins/questions/kit/ui/journal/page-goes';
import { holdUnsaved } from 'edutech/core/web/drafts/unsaved';
import { useServices } from 'edutech/core/web/hooks';
import { memoryHandInStore } from 'edutech/plugins/questions/kit/ui/hand-ins/hand-in-store';
import { indexedHandInStore } from 'edutech/plugins/questions/kit/ui/hand-ins/indexed-hand-in-store';
import { indexedJournalStore } from 'edutech/plugins/questions/kit/ui/journal/indexed-journal-store';
import { memoryJournalStore } from 'edutech/plugins/questions/kit/ui/journal/journal-store';
import { AnswerBook } from '../state/answer-book';
import type { Opened } from '../state/sheet';

/** What the server has said of answers that it took. */
export interface Told {
  readonly isLate: boolean;
  readonly counts: boolean;
}

/** The book of one homework for as long as its page stands; null until this device's journal has been read. */
export function useBook(opened: Opened): { readonly book: AnswerBook | null; readonly told: Told | null } {
  const { call, session, uploads, storage } = useServices();
  const [book, setBook] = useState<AnswerBook | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const first = useRef(opened);
  // Opens the journal with the page, and sends what waits when the page is left or put aside
  useEffect(() => {
    let mine: AnswerBook | null = null;
    let isGone = false;
    const person = session.user.peek()?.userId;
    if (!person) return;
    const isShared = session.isShared.peek();
    const store = isShared ? memoryJournalStore() : indexedJournalStore(storage);
    const handIns = { store: isShared ? memoryHandInStore() : indexedHandInStore(), uploads };
    void AnswerBook.open(first.current, { person, store, handIns, call, onTold: setTold }).then((made) => {
      mine = made;
      if (isGone) void made.stop();
      else setBook(made);
    });
    const stopWatching = onPageGoes(() => void mine?.flush());
    return () => {
      isGone = true;
      stopWatching();
      void mine?.flush().then(() => mine?.stop());
    };
  }, [call, session, uploads, storage]);
  useHolding(book, session.isShared.peek());
  return { book, told };
}

/**
 * Says that work is unsaved while the server lacks something: the platform then does not reload the page. At a shared computer,
 * where nothing outlives the page, the browser asks before the tab closes.
 */
function useHolding(book: AnswerBook | null, isShared: boolean): void {
  // Follows the save state for as long as the page stands
  useEffect(() => {
    if (!book) return;
    let release: (() => void) | null = null;
    const stop = book.answers.subscribe(follow);
    const stopSaving = book.saving.subscribe(follow);
    const stopFiles = book.handIns.list.subscribe(follow);
    function follow() {
      const holds = (book?.unsaved.size ?? 0) > 0 || (book?.handIns.list.peek().length ?? 0) > 0;
      if (holds && !release) release = holdUnsaved('answers to homework');
      if (!holds && release) {
        release();
        release = null;
      }
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (isShared && (book.unsaved.size > 0 || book.handIns.list.peek().length > 0)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      stop();
      stopSaving();
      stopFiles();
      window.removeEventListener('beforeunload', ask);
      release?.();
    };
  }, [book, isShared]);
}

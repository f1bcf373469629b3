import { effect } from '@preact/signals-react';
import { useEffect, useRef, useState } from 'react';
import type { Id } from 'edutech/core/common/ids';
import { holdUnsaved } from 'edutech/core/web/drafts/unsaved';
import { useServices } from 'edutech/core/web/hooks';
import { memoryHandInStore } from '../hand-ins/hand-in-store';
import { indexedHandInStore } from '../hand-ins/indexed-hand-in-store';
import { indexedJournalStore } from '../journal/indexed-journal-store';
import { memoryJournalStore } from '../journal/journal-store';
import { onPageGoes } from '../journal/page-goes';
import type { AnswerStores, DeviceAnswers } from './device-answers';

/** What a page opens: answers, with whatever else belongs to them. */
export interface WithAnswers {
  readonly answers: DeviceAnswers;
  stop(): Promise<void>;
}

/** Whose device it is. */
export interface AnsweringDevice extends AnswerStores {
  readonly person: Id;
  /** Several people use it: nothing outlives the page. */
  readonly isShared: boolean;
}

/**
 * Opens answers for as long as a page is there, and sends what waits when it is left or put aside; null until this device's
 * journal has been read. `what` says which work is unsaved while the server lacks something of it.
 */
export function useAnswers<Opened extends WithAnswers>(
  open: (device: AnsweringDevice) => Promise<Opened>,
  what: string,
): Opened | null {
  const { session, storage } = useServices();
  const [opened, setOpened] = useState<Opened | null>(null);
  const first = useRef(open);
  // Opens the journal with the page, and leaves what waits on the device when the page goes
  useEffect(() => {
    const person = session.user.peek()?.userId;
    if (!person) return;
    const isShared = session.isShared.peek();
    const store = isShared ? memoryJournalStore() : indexedJournalStore(storage);
    const fileStore = isShared ? memoryHandInStore() : indexedHandInStore();
    let mine: Opened | null = null;
    let isGone = false;
    void first.current({ person, isShared, store, fileStore }).then((made) => {
      mine = made;
      if (isGone) void made.stop();
      else setOpened(made);
    });
    const stopWatching = onPageGoes(() => void mine?.answers.flush());
    return () => {
      isGone = true;
      stopWatching();
      void mine?.stop();
    };
  }, [session, storage]);
  useHolding(opened?.answers ?? null, what, session.isShared.peek());
  return opened;
}

/**
 * Says that work is unsaved while the server lacks something: the platform then does not reload the page. At a shared computer,
 * where nothing outlives the page, the browser asks before the tab closes.
 */
function useHolding(answers: DeviceAnswers | null, what: string, isShared: boolean): void {
  // Follows the save state for as long as the page is there
  useEffect(() => {
    if (!answers) return;
    let release: (() => void) | null = null;
    const stop = effect(() => {
      void answers.all.value;
      void answers.saving.value;
      if (answers.waiting.size > 0) release ??= holdUnsaved(what);
      else {
        release?.();
        release = null;
      }
    });
    const ask = (event: BeforeUnloadEvent) => {
      if (isShared && answers.waiting.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      stop();
      window.removeEventListener('beforeunload', ask);
      release?.();
    };
  }, [answers, what, isShared]);
}

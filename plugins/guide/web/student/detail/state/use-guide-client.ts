import { effect } from '@preact/signals-react';
import { useEffect, useRef, useState } from 'react';
import { holdUnsaved } from 'edutech/core/web/drafts/unsaved';
import { useServices } from 'edutech/core/web/hooks';
import { memoryHandInStore } from 'edutech/plugins/questions/kit/ui/hand-ins/hand-in-store';
import { indexedHandInStore } from 'edutech/plugins/questions/kit/ui/hand-ins/indexed-hand-in-store';
import { indexedJournalStore } from 'edutech/plugins/questions/kit/ui/journal/indexed-journal-store';
import { memoryJournalStore } from 'edutech/plugins/questions/kit/ui/journal/journal-store';
import type { OpenedGuide } from '../../../../api';
import { GuideClient } from './guide-client';

/** The guide book for as long as its page is there; null until this device's journal has been read. */
export function useGuideClient(opened: OpenedGuide): GuideClient | null {
  const { call, live, offline, session, storage, uploads } = useServices();
  const [client, setClient] = useState<GuideClient | null>(null);
  const first = useRef(opened);
  // Opens the journal with the page, and leaves what waits on the device when the page goes
  useEffect(() => {
    const person = session.user.peek()?.userId;
    if (!person) return;
    const isShared = session.isShared.peek();
    const store = isShared ? memoryJournalStore() : indexedJournalStore(storage);
    const photoStore = isShared ? memoryHandInStore() : indexedHandInStore();
    let mine: GuideClient | null = null;
    let isGone = false;
    void GuideClient.open(first.current, { call, live, offline, uploads, person, store, photoStore }).then((made) => {
      mine = made;
      if (isGone) void made.stop();
      else setClient(made);
    });
    return () => {
      isGone = true;
      void mine?.stop();
    };
  }, [call, live, offline, session, storage, uploads]);
  // The platform does not reload a page while the server lacks an answer of it
  useEffect(() => {
    if (!client) return;
    let release: (() => void) | null = null;
    const stop = effect(() => {
      void client.saving.value;
      if (client.waiting > 0) release ??= holdUnsaved('answers in a guide book');
      else {
        release?.();
        release = null;
      }
    });
    return () => {
      stop();
      release?.();
    };
  }, [client]);
  return client;
}

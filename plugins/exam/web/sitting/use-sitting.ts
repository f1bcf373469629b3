import { effect } from '@preact/signals-react';
import { useEffect, useRef, useState } from 'react';
import { useServices } from 'edutech/core/web/hooks';
import { holdUnsaved } from 'edutech/core/web/drafts/unsaved';
import { memoryHandInStore } from 'edutech/plugins/questions/kit/ui/hand-ins/hand-in-store';
import { indexedHandInStore } from 'edutech/plugins/questions/kit/ui/hand-ins/indexed-hand-in-store';
import { indexedJournalStore } from 'edutech/plugins/questions/kit/ui/journal/indexed-journal-store';
import { memoryJournalStore } from 'edutech/plugins/questions/kit/ui/journal/journal-store';
import type { OpenedSitting } from '../../api';
import { SittingClient } from './state/sitting-client';
import { deviceOf } from './state/sitting-storage';

/** The sitting for as long as its page stands; null until this device's journal has been read. */
export function useSitting(opened: OpenedSitting, heardAt: number): SittingClient | null {
  const { call, live, offline, session, storage, uploads } = useServices();
  const [client, setClient] = useState<SittingClient | null>(null);
  const first = useRef({ opened, heardAt });
  // Opens the journal with the page, and leaves what waits on the device when the page goes
  useEffect(() => {
    const person = session.user.peek()?.userId;
    if (!person) return;
    const isShared = session.isShared.peek();
    const store = isShared ? memoryJournalStore() : indexedJournalStore(storage);
    const photoStore = isShared ? memoryHandInStore() : indexedHandInStore();
    const device = deviceOf(storage);
    const parts = { call, live, offline, storage, uploads, person, store, photoStore, isShared, device };
    let mine: SittingClient | null = null;
    let isGone = false;
    void SittingClient.open(first.current.opened, first.current.heardAt, parts).then((made) => {
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
      if (client.waiting > 0) release ??= holdUnsaved('answers in an exam');
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

import { useEffect, useRef, useState } from 'react';
import { useServices } from 'edutech/core/web/hooks';
import { holdUnsaved } from 'edutech/core/web/drafts/unsaved';
import { indexedJournalStore } from 'edutech/plugins/questions/kit/ui/journal/indexed-journal-store';
import { memoryJournalStore } from 'edutech/plugins/questions/kit/ui/journal/journal-store';
import type { OpenedSitting } from '../../api';
import { SittingClient } from './state/sitting-client';
import { deviceOf } from './state/sitting-storage';

/** The sitting for as long as its page stands; null until this device's journal has been read. */
export function useSitting(opened: OpenedSitting, heardAt: number): SittingClient | null {
  const { call, live, offline, session, storage } = useServices();
  const [client, setClient] = useState<SittingClient | null>(null);
  const first = useRef({ opened, heardAt });
  // Opens the journal with the page, and leaves what waits on the device when the page goes
  useEffect(() => {
    const person = session.user.peek()?.userId;
    if (!person) return;
    const isShared = session.isShared.peek();
    const store = isShared ? memoryJournalStore() : indexedJournalStore(storage);
    const parts = { call, live, offline, storage, person, store, isShared, device: deviceOf(storage) };
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
  }, [call, live, offline, session, storage]);
  // The platform does not reload a page while the server lacks an answer of it
  useEffect(() => {
    if (!client) return;
    let release: (() => void) | null = null;
    const stop = client.saving.subscribe(() => {
      const isUnsaved = client.unsaved.size > 0;
      if (isUnsaved) release ??= holdUnsaved('answers in an exam');
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

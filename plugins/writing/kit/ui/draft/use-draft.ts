import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { useServices } from 'edutech/core/web/hooks';
import { type DraftParts, DraftSaver } from './draft-saver';
import { holdUnsaved } from 'edutech/core/web/drafts/unsaved';
import type { Saving } from 'edutech/core/ui/states/SaveState';

/**
 * A draft that saves itself, for pages that are written on for long (`DraftSaver`): give the page a `key` of the thing's
 * id. The tab asks before it closes while something is only on this device.
 */
export function useDraft<Values extends object>(parts: Omit<DraftParts<Values>, 'storage' | 'writer'>) {
  useSignals();
  const { storage, session } = useServices();
  const [saver] = useState(
    () => new DraftSaver<Values>({ ...parts, storage, writer: session.user.peek()?.userId ?? null }),
  );
  const { values, saving, conflict } = saver.state.value;
  const isDirty = saver.isDirty;

  // Saves once more when the page is left, and as soon as the network is back
  useEffect(() => {
    const again = () => void saver.flush();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      void saver.flush().then(() => saver.stop());
    };
  }, [saver]);

  // Warns the platform and the browser while something is not on the server
  useEffect(() => {
    if (!isDirty) return;
    const release = holdUnsaved(parts.name);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isDirty, parts.name]);

  const shown: Saving | null =
    saving?.state === 'failed' ? { state: 'failed', retry: () => void saver.flush() } : saving;
  return {
    values,
    conflict,
    saving: shown,
    error: saving?.state === 'failed' ? saving.error : null,
    change: (changes: Partial<Values>) => saver.change(changes),
    flush: () => saver.flush(),
    resolve: (chosen: Values & { version: number }) => saver.resolve(chosen),
    rest: () => saver.rest(),
    forget: () => saver.forget(),
    version: () => saver.version,
    saved: () => saver.saved,
    adopt: (saved: Values, version: number, written: Values) => saver.adopt(saved, version, written),
  };
}

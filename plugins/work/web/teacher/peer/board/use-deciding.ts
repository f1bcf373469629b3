import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import { decidePeers } from '../../../../api';
import type { PeerCell, Swap } from './figures';

/** Takes what classmates gave for a part, gives other points, or puts it aside. */
export function useDeciding({ swapid }: Swap, attemptid: string) {
  const call = useCall();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const decide = async (
    { itemid, part, standing }: PeerCell,
    points: number | null,
    rejected: readonly string[] = [],
  ) => {
    if (busy) return;
    setBusy(true);
    try {
      const decisions = [{ attemptid, itemid, part, version: standing.version, points, rejected: [...rejected] }];
      const [told] = await call(decidePeers, { swapid, decisions });
      if (told && told.outcome !== 'saved')
        messages.show(`work.peer.outcome.${told.outcome}`, { tone: 'warning', values: { by: told.by } });
      await revalidate();
    } catch {
      // the call has said what went wrong
    } finally {
      setBusy(false);
    }
  };
  return { busy, decide };
}
export type Deciding = ReturnType<typeof useDeciding>;

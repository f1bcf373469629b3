import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useMessages } from 'edutech/core/web/hooks';
import { decidePeers } from '../../../../api';
import type { PeerCell, Swap } from './figures';

/** Takes what classmates gave for a part, gives other points, or puts it aside. */
export function useDeciding({ swapId }: Swap, attemptId: string) {
  const call = useCall();
  const messages = useMessages();
  const { isBusy, run } = useAct(
    async ({ itemId, part, standing }: PeerCell, points: number | null, rejected: readonly string[] = []) => {
      const decisions = [{ attemptId, itemId, part, version: standing.version, points, rejected: [...rejected] }];
      const [told] = await call(decidePeers, { swapId, decisions });
      if (told && told.outcome !== 'saved')
        messages.show(`work.peer.outcome.${told.outcome}`, { tone: 'warning', values: { by: told.by } });
    },
  );
  return { busy: isBusy, decide: run };
}
export type Deciding = ReturnType<typeof useDeciding>;

import { type ReactNode, useRef, useState } from 'react';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import type { AskedAgain } from 'edutech/core/web/asking/use-asked';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useCall, useText } from 'edutech/core/web/hooks';
import { clearScanDoubts, type ListedDoubt, reopenScanDoubts, scanDoubt } from '../../../api';
import type { DoubtAnswer } from '../../../model/scans/doubts';
import { DoubtCard } from './DoubtCard';

interface DeskProps {
  readonly projectId: string;
  readonly doubts: readonly ListedDoubt[];
  readonly asked: AskedAgain<unknown>;
  /** The one that was chosen; one that is not there any more gives way to the one in its place. */
  readonly doubtId: string | null;
  readonly onDoubt: (doubtId: string | null) => void;
  /** Where there is nothing to clear. */
  readonly start: ReactNode;
}

/** One doubt after the other, cleared by keys. */
export function Desk({ projectId, doubts, asked, doubtId, onDoubt, start }: DeskProps) {
  const t = useText();
  const call = useCall();
  const [last, setLast] = useState<readonly string[]>([]);
  const place = useRef(0);
  const found = doubts.findIndex((one) => one.doubtId === doubtId);
  const at = found >= 0 ? found : Math.min(place.current, doubts.length - 1);
  const current = doubts[at];
  const shown = useAsked(scanDoubt, current ? { projectId, doubtId: current.doubtId } : null);
  const reopen = async (id: string) => {
    await call(reopenScanDoubts, { projectId, doubtIds: [id] });
    setLast((all) => all.filter((one) => one !== id));
    onDoubt(id);
    asked.again();
  };
  const clear = useAct(
    async (id: string, answer: DoubtAnswer) => {
      place.current = at;
      await call(clearScanDoubts, { projectId, doubtIds: [id], answer });
      setLast((all) => [...all, id]);
      onDoubt(null);
      asked.again();
    },
    { done: 'marking.scans.done', undo: (_, id) => reopen(id) },
  );
  const undo = useAct(reopen, { done: 'marking.scans.reopened' });
  const move = (by: number) => {
    const next = doubts[at + by];
    if (!next) return;
    place.current = at + by;
    onDoubt(next.doubtId);
  };
  usePageKeys(
    ({ key }) => {
      const name = key.toLowerCase();
      if (name === 'j') move(1);
      else if (name === 'k') move(-1);
      else if (name === 'z' && last.length > 0) void undo.run(last.at(-1)!);
      else return false;
      return true;
    },
    { repeats: (key) => /^[jk]$/i.test(key) },
  );
  return (
    <ListStates
      loading={asked.isWaiting && asked.data === undefined}
      error={asked.error}
      onRetry={asked.again}
      count={1}
      empty={{ title: '' }}
    >
      {current ? (
        <ListStates
          loading={shown.data?.doubtId !== current.doubtId && shown.error === undefined}
          error={shown.error}
          onRetry={shown.again}
          count={1}
          skeleton="cards"
          empty={{ title: '' }}
        >
          {shown.data && (
            <DoubtCard
              key={shown.data.doubtId}
              projectId={projectId}
              doubt={shown.data}
              place={{ at: at + 1, of: doubts.length }}
              isBusy={clear.isBusy}
              onMove={move}
              onAnswer={(answer) => void clear.run(current.doubtId, answer)}
            />
          )}
        </ListStates>
      ) : (
        <Stack gap={4}>
          <div className="card">
            <EmptyState picture="box" title={t('marking.scans.open.empty')} text={t('marking.scans.open.empty.text')} />
          </div>
          {start}
        </Stack>
      )}
    </ListStates>
  );
}

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { changePeer, undoPeer } from '../../../../api';
import type { PeerBoard } from '../load-peer';
import type { PeerPaper, Swap } from './figures';

const AddReviewer = onDemand(() => import('./AddReviewer').then((part) => part.AddReviewer));
const MoveDeadline = onDemand(() => import('./MoveDeadline').then((part) => part.MoveDeadline));

interface SwapBarProps {
  readonly board: PeerBoard;
  readonly swap: Swap;
  readonly papers: readonly PeerPaper[];
}

/** How far a swap is, until when it runs, and what can be done with it as a whole. */
export function SwapBar({ board, swap, papers }: SwapBarProps) {
  const t = useText();
  const [asks, ask] = useState<'add' | 'deadline' | null>(null);
  const acts = useSwapActs(swap);
  const { reviews, ended, dueAt, isLate, isBegun, anonymous } = swap;
  const done = reviews.filter(({ state }) => state === 2).length;
  const progress = t('work.peer.done', { done, reviews: reviews.length });
  return (
    <Row as="section" wrap gap={4} rows={3} className="card pad-y-3 pad-x-4" aria-label={t('work.peer.title')}>
      <Stack gap={1} className="work-peer-progress">
        <strong className="num">{progress}</strong>
        <progress className="meter wide" max={Math.max(1, reviews.length)} value={done} aria-label={progress} />
      </Stack>
      <Row as="span" wrap>
        <Tag tone={ended ? 'plain' : isLate ? 'late' : 'due'} icon="Clock">
          {t(ended ? 'work.peer.endedAt' : 'work.peer.until', { time: cityMinute(new Date(ended ?? dueAt)) })}
        </Tag>
        <Tag>{t(anonymous ? 'work.peer.anonymous' : 'work.peer.named')}</Tag>
      </Row>
      <Row as="span" wrap className="end">
        {!isBegun && (
          <Button size="small" icon="ArrowUndo" onClick={() => void acts.undo()}>
            {t('work.peer.undo')}
          </Button>
        )}
        {!ended && (
          <>
            <Button size="small" icon="Add" onClick={() => ask('add')}>
              {t('work.peer.add')}
            </Button>
            <Button size="small" icon="Clock" onClick={() => ask('deadline')}>
              {t('work.peer.move')}
            </Button>
          </>
        )}
        <Button size="small" onClick={() => void (ended ? acts.resume() : acts.end())}>
          {t(ended ? 'work.peer.resume' : 'work.peer.end')}
        </Button>
      </Row>
      {asks === 'add' && <AddReviewer board={board} swap={swap} papers={papers} onClose={() => ask(null)} />}
      {asks === 'deadline' && <MoveDeadline swap={swap} onClose={() => ask(null)} />}
    </Row>
  );
}

function useSwapActs({ swapId }: Swap) {
  const call = useCall();
  const { revalidate } = useRevalidator();
  const say = useUndo();
  const change = (isEnded: boolean) => call(changePeer, { swapId, isEnded });
  // the call has shown the error
  const tried = (act: () => Promise<unknown>) => act().catch(() => undefined);
  return {
    undo: () =>
      tried(async () => {
        await call(undoPeer, { swapId });
        await revalidate();
      }),
    end: () =>
      tried(async () => {
        await change(true);
        say('work.peer.ended.said', {}, () => change(false));
      }),
    resume: () =>
      tried(async () => {
        await change(false);
        await revalidate();
      }),
  };
}

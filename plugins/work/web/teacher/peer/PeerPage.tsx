import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Card } from 'edutech/core/ui/Card';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useLive, useText } from 'edutech/core/web/hooks';
import { viewAddress, workListAddress } from '../../shared/addresses';
import { Board } from './board/Board';
import { Setup } from './setup/Setup';
import { type Data, loadPeer } from './load-peer';

export const loader = loadPeer;

/** Peer correction of a class: it is set up, watched and reviewed here. */
export function Page() {
  const data = useLoaderData<Data | null>();
  return data ? <OfClass data={data} /> : <Nowhere />;
}

function OfClass({ data: { assignmentId, board, paper } }: { readonly data: Data }) {
  const t = useText();
  const live = useLive();
  const { revalidate } = useRevalidator();
  // Reviews come in while the teacher looks on
  useEffect(
    () => live.subscribe(`work.monitor:${assignmentId}`, () => void revalidate()),
    [live, assignmentId, revalidate],
  );
  return (
    <PageFrame
      title={t('work.peer.title')}
      note={`${board.className} · ${board.title}`}
      end={<Button to={viewAddress(board.homeworkId, assignmentId)}>{t('work.view.title')}</Button>}
    >
      {board.swap ? (
        <Board board={board} swap={board.swap} paper={paper} />
      ) : (
        <Setup assignmentId={assignmentId} board={board} />
      )}
    </PageFrame>
  );
}

/** Without a class there is nothing to swap. */
function Nowhere() {
  const t = useText();
  return (
    <PageFrame title={t('work.peer.title')}>
      <Card>
        <EmptyState
          title={t('work.peer.nowhere')}
          text={t('work.peer.nowhere.text')}
          actions={
            <Button look="primary" to={workListAddress}>
              {t('work.list.title')}
            </Button>
          }
        />
      </Card>
    </PageFrame>
  );
}

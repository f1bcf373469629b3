import { Button } from 'edutech/core/ui/Button';
import { Card } from 'edutech/core/ui/Card';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import type { PeerTask } from '../../../api/peer-reviews';
import { ownWorkAddress } from '../../shared/addresses';
import { PeerTasks } from './PeerTasks';

interface SwapsProps {
  readonly todo: readonly PeerTask[];
  readonly done: readonly PeerTask[];
}

/** All swaps in which a student marks: what is to be done, and what was. */
export function Swaps({ todo, done }: SwapsProps) {
  const t = useText();
  const isEmpty = todo.length + done.length === 0;
  return (
    <PageFrame title={t('work.studentPeer.title')} note={t('work.peer.swaps.note')}>
      {isEmpty && (
        <Card>
          <EmptyState
            title={t('work.peer.swaps.empty')}
            text={t('work.peer.swaps.empty.text')}
            actions={<Button to={ownWorkAddress}>{t('work.studentList.title')}</Button>}
          />
        </Card>
      )}
      {todo.length > 0 && <PeerTasks tasks={todo} />}
      {done.length > 0 && (
        <section className="peer-done">
          <h2>{t('work.peer.swaps.done')}</h2>
          <PeerTasks tasks={done} />
        </section>
      )}
    </PageFrame>
  );
}

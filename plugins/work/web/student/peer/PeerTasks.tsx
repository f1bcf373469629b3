import { Link } from 'react-router';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Tag } from 'edutech/core/ui/Tag';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { PeerTask } from '../../../api/peer/reviews';
import { answeringAddress, ownPeerAddress } from '../../shared/addresses';

/** Swaps in which a student marks, a line each: for his list of homework, and for the page of its own. */
export function PeerTasks({ tasks }: { readonly tasks: readonly PeerTask[] }) {
  const t = useText();
  const now = useNow();
  return (
    <Stack as="ul">
      {tasks.map((task) => (
        <li key={task.swapId}>
          <Row
            as={Link}
            gap={3}
            className="card card-link peer-task pad-y-3 pad-x-4 ink"
            to={task.isLocked ? answeringAddress(task.attemptId) : ownPeerAddress(task.swapId)}
          >
            <Stack as="span" gap={0} className="peer-task-words fill">
              <strong>{task.title}</strong>
              <small className="muted">
                {t('work.peer.task.note', {
                  subject: task.subject,
                  time: <SaidMoment at={new Date(task.dueAt)} now={now} />,
                })}
              </small>
            </Stack>
            <PeerState task={task} />
            <Icon name="ChevronRight" size={16} />
          </Row>
        </li>
      ))}
    </Stack>
  );
}

function PeerState({ task: { papers, done, isLate, ended, isLocked } }: { readonly task: PeerTask }) {
  const t = useText();
  const state = done === papers ? 'done' : isLocked ? 'locked' : ended ? 'ended' : isLate ? 'late' : 'open';
  const tone = { done: 'done', locked: 'info', ended: 'plain', late: 'late', open: 'due' } as const;
  return <Tag tone={tone[state]}>{t(`work.peer.task.${state}`, { papers, done })}</Tag>;
}

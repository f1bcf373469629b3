import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Tag } from 'edutech/core/ui/Tag';
import type { AuditTask } from '../../api';
import { Age } from './queue/Age';
import { taskAddress } from './queue/queue-wish';
import type { ReviewState } from './use-review';

interface ReviewHeadProps {
  readonly task: AuditTask;
  readonly review: ReviewState;
}

/** What is being audited, how long it has waited, and the ways to the queue, the one before and the next. */
export function ReviewHead({ task, review }: ReviewHeadProps) {
  const intl = useIntl();
  const { search } = useLocation();
  const label = (id: string) => intl.formatMessage({ id: `resource.audit.${id}` });
  return (
    <header className="resource-desk-head">
      <IconButton icon="ArrowLeft" label={label('toQueue')} to={taskAddress(new URLSearchParams(search), null)} />
      <h1>{task.title}</h1>
      {task.state === 'waiting' ? (
        <Age submitted={task.submitted} due={task.due} isOverdue={task.isOverdue} />
      ) : (
        <Tag tone={task.state === 'passed' ? 'done' : 'late'}>{label(`state.${task.state}`)}</Tag>
      )}
      <span className="resource-desk-turn">
        <IconButton
          icon="ChevronUp"
          label={label('previous')}
          disabled={!review.goPrevious}
          onClick={() => review.goPrevious?.()}
        />
        <IconButton
          icon="ChevronDown"
          label={label('next')}
          disabled={!review.goNext}
          onClick={() => review.goNext?.()}
        />
      </span>
    </header>
  );
}

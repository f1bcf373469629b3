import { useLocation } from 'react-router';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { taskAddress } from 'edutech/plugins/library/kit/ui/review/task-address';
import type { AuditTask } from '../../api';
import { Age } from './queue/Age';
import { auditAddress } from '../shared/addresses';
import type { AuditReview } from './use-audit';

interface ReviewHeadProps {
  readonly task: AuditTask;
  readonly review: AuditReview;
}

/** What is being audited, how long it has waited, and the ways to the queue, the one before and the next. */
export function ReviewHead({ task, review }: ReviewHeadProps) {
  const t = useText();
  const { search } = useLocation();
  return (
    <Row as="header" wrap gap={3} rows={2} className="resource-desk-head below-3">
      <IconButton
        icon="ArrowLeft"
        label={t('resource.audit.toQueue')}
        to={taskAddress(auditAddress, new URLSearchParams(search), null)}
      />
      <h1 className="shrink breaks">{task.title}</h1>
      {task.state === 'waiting' ? (
        <Age submitted={task.submitted} due={task.due} isOverdue={task.isOverdue} />
      ) : (
        <Tag tone={task.state === 'passed' ? 'done' : 'late'}>{t(`library.kit.review.state.${task.state}`)}</Tag>
      )}
      <Row as="span" inline gap={1}>
        <IconButton
          icon="ChevronUp"
          label={t('resource.audit.previous')}
          disabled={!review.goPrevious}
          onClick={() => review.goPrevious?.()}
        />
        <IconButton
          icon="ChevronDown"
          label={t('resource.audit.next')}
          disabled={!review.goNext}
          onClick={() => review.goNext?.()}
        />
      </Row>
    </Row>
  );
}

import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import type { HomeTask } from '../../api';

const inks = { late: 'ink-late', today: 'ink-due', soon: '', later: '', open: '' } as const;

interface TaskDueProps {
  readonly task: Pick<HomeTask, 'due' | 'urgency'>;
  readonly now: Date;
}

/** When a task is due, as people say it; what is late says so. */
export function TaskDue({ task: { due, urgency }, now }: TaskDueProps) {
  const t = useText();
  if (!due) return null;
  const isNear = inks[urgency] !== '';
  return (
    <Row as="span" inline gap={1} className={classNames('nowrap', isNear ? 'strong' : 'soft', inks[urgency])}>
      {isNear && <Icon name="Clock" size={16} />}
      <SaidMoment at={due} now={now} />
      {urgency === 'late' && <span className="regular">{t('home.late')}</span>}
    </Row>
  );
}

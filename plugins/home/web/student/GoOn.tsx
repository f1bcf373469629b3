import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import type { HomeTask } from '../../api';
import { verbOf } from '../shared/acts';
import { SubjectSign } from './SubjectSign';
import { TaskDue } from './TaskDue';

interface GoOnProps {
  readonly task: HomeTask;
  readonly now: Date;
}

/** More steps than these would be too narrow to be told apart. */
const mostSteps = 24;

/** What the student has begun: how far it is, and the way back into it. */
export function GoOn({ task, now }: GoOnProps) {
  const t = useText();
  const { subject, text, note, progress, path } = task;
  return (
    <article className="home-goon paper raised-2">
      <Row gap={3}>
        {subject && <SubjectSign {...subject} />}
        <div className="shrink">
          <small className="ink-brand strong">{t('home.goOn')}</small>
          <h2 className="t-18 breaks" lang={langOf(text)}>
            {text}
          </h2>
        </div>
      </Row>
      {progress && <Steps {...progress} />}
      <Row justify="between" gap={3} className="home-goon-foot">
        <Row as="p" wrap gap={3} rows="half" className="shrink soft">
          <TaskDue task={task} now={now} />
          <span lang={langOf(note)}>{note}</span>
        </Row>
        <Button look="primary" size="large" to={path} iconAfter="ChevronRight" className="fixed">
          {t(verbOf(task))}
        </Button>
      </Row>
    </article>
  );
}

function Steps({ done, of }: { readonly done: number; readonly of: number }) {
  const t = useText();
  const label = t('home.goOn.steps', { done, of });
  if (of > mostSteps) return <progress className="meter home-goon-steps" max={of} value={done} aria-label={label} />;
  return (
    <Row align="stretch" className="home-goon-steps" role="img" aria-label={label}>
      {Array.from({ length: of }, (_, at) => at).map((at) => (
        <i key={at} className={classNames('round', 'fill', 'sunk', at < done && 'is-done', at === done && 'is-next')} />
      ))}
    </Row>
  );
}

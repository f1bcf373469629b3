import { langOf } from 'edutech/core/ui/rules/lang-of';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { HomeTask } from '../../api';
import { verbOf } from '../shared/acts';

interface OtherTasksProps {
  readonly tasks: readonly HomeTask[];
  readonly now: Date;
}

/** What else waits: reviews, what was returned, what was reported. */
export function OtherTasks({ tasks, now }: OtherTasksProps) {
  const t = useText();
  if (tasks.length === 0) return null;
  return (
    <Panel title={t('home.others')} note={<Tag>{tasks.length}</Tag>}>
      <ul className="pad-x-4 pad-b-2">
        {tasks.map((task) => (
          <Row as="li" key={task.id} gap={3} className="home-row pad-y-2 ruled-top">
            <span className="grow">
              <b className="block medium" lang={langOf(task.text)}>
                {task.text}
              </b>
              {(task.note || task.due) && (
                <Row as="small" wrap gap={3} rows={0} className="muted">
                  {task.due && (
                    <span className={task.urgency === 'late' ? 'ink-late' : undefined}>
                      <SaidMoment at={task.due} now={now} />
                    </span>
                  )}
                  <CityWords>{task.note}</CityWords>
                </Row>
              )}
            </span>
            <Button size="small" to={task.path} className="fixed">
              {t(verbOf(task))}
            </Button>
          </Row>
        ))}
      </ul>
    </Panel>
  );
}

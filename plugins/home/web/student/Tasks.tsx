import { useState } from 'react';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { HomeTask } from '../../api';
import { verbOf } from '../shared/acts';
import { SubjectSign } from './SubjectSign';
import { TaskDue } from './TaskDue';

interface TasksProps {
  readonly tasks: readonly HomeTask[];
  readonly now: Date;
}

/** So many rows are seen at once. */
const most = 5;

/** What is to be done, by deadline, each with its own verb. */
export function Tasks({ tasks, now }: TasksProps) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  return (
    <section aria-label={t('home.todo')}>
      <Row className="below-2">
        <Row as="h2" align="baseline" className="t-head">
          {t('home.todo')}
          <small className="fine regular">{t('home.todo.order')}</small>
        </Row>
        {tasks.length > most && (
          <Button look="quiet" className="end" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t(isWhole ? 'home.staff.waiting.fewer' : 'home.staff.waiting.all', { count: tasks.length })}
          </Button>
        )}
      </Row>
      <Stack as="ol" gap={2}>
        {(isWhole ? tasks : tasks.slice(0, most)).map((task) => (
          <Task key={task.id} task={task} now={now} />
        ))}
      </Stack>
    </section>
  );
}

function Task({ task, now }: { readonly task: HomeTask; readonly now: Date }) {
  const t = useText();
  const { act, subject, text, note, remark, path } = task;
  return (
    <Row as="li" gap={3} className="home-task paper raised">
      {subject ? (
        <SubjectSign {...subject} />
      ) : (
        <span className="tile hue-done" aria-hidden="true">
          <Icon name={act === 'practise' ? 'Edit' : 'Comment'} />
        </span>
      )}
      <div className="grow">
        <h3 className="t-head breaks" lang={langOf(text)}>
          {text}
        </h3>
        <Row as="p" wrap gap={3} rows={0} className="soft t-13">
          <TaskDue task={task} now={now} />
          {note && <span lang={langOf(note)}>{note}</span>}
        </Row>
        {remark && (
          <Row as="p" gap={1} align="baseline" className="soft t-13">
            <Icon name="Comment" size={16} />
            <span className="breaks">{t('home.remark', { remark })}</span>
          </Row>
        )}
      </div>
      <Button look="soft" to={path} className="fixed">
        {t(verbOf(task))}
      </Button>
    </Row>
  );
}

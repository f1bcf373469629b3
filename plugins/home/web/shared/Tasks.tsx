import { FormattedRelativeTime } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { TaskDetail } from '../../api';
import { urgencyOf } from './urgency';

interface TasksProps {
  readonly tasks: readonly TaskDetail[];
  readonly audience: 'teacher' | 'student';
  /** When the page was loaded: what is left is counted from then. */
  readonly now: Date;
}

/** Where the page's figures lead. */
export const tasksId = 'tasks';

/** What is due, nearest first. */
export function Tasks({ tasks, audience, now }: TasksProps) {
  const t = useText();
  return (
    <Panel
      id={tasksId}
      title={t(`home.tasks.${audience}`)}
      note={tasks.length > 0 ? <Tag>{tasks.length}</Tag> : undefined}
    >
      {tasks.length === 0 ? (
        <Row wrap gap={3} className="home-nothing pad-t-2 pad-x-4 pad-b-4">
          <Stack
            as="span"
            align="center"
            justify="center"
            gap={0}
            className="home-nothing-sign fixed tint-done ink-done circle"
          >
            <Icon name="Checkmark" />
          </Stack>
          <p>
            <b className="strong">{t(`home.tasks.${audience}.none`)}</b>
            <small className="soft">{t(`home.tasks.${audience}.noneHint`)}</small>
          </p>
          <Button look="soft" to="/air">
            {t('home.tasks.lessons')}
          </Button>
        </Row>
      ) : (
        <ul className="pad-x-4 pad-b-2">
          {tasks.map((task) => (
            <Task key={`${task.area} ${task.id}`} task={task} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Task({ task, now }: { task: TaskDetail; now: Date }) {
  const t = useText();
  return (
    <Row as="li" gap={3} className="home-task pad-y-2 ruled">
      <span className="grow">
        <b className="block">{task.title}</b>
        <small className="block soft">{task.note}</small>
      </span>
      {task.due && (
        <Tag tone={urgencyOf(new Date(task.due), now)}>
          <FormattedRelativeTime
            value={Math.round((Date.parse(task.due) - now.getTime()) / 3_600_000)}
            unit="hour"
            numeric="auto"
          />
        </Tag>
      )}
      <Button look="soft" size="small" to={task.path}>
        {t('home.tasks.open')}
      </Button>
    </Row>
  );
}

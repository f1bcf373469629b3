import { FormattedMessage, FormattedRelativeTime } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { Tag } from 'edutech/core/ui/Tag';
import type { TaskDetail } from '../../api';
import { urgencyOf } from './urgency';

interface TasksProps {
  readonly tasks: readonly TaskDetail[];
  readonly audience: 'teacher' | 'student';
  /** When the page was loaded: what is left is counted from then. */
  readonly now: Date;
}

/** What is due, nearest first. */
export function Tasks({ tasks, audience, now }: TasksProps) {
  return (
    <Panel
      title={<FormattedMessage id={`home.tasks.${audience}`} />}
      note={tasks.length > 0 ? <Tag>{tasks.length}</Tag> : undefined}
    >
      {tasks.length === 0 ? (
        <EmptyState
          picture="box"
          title={<FormattedMessage id={`home.tasks.${audience}.none`} />}
          text={<FormattedMessage id={`home.tasks.${audience}.noneHint`} />}
          actions={
            <Button to="/air">
              <FormattedMessage id="home.tasks.lessons" />
            </Button>
          }
        />
      ) : (
        <ul className="home-tasks">
          {tasks.map((task) => (
            <Task key={`${task.area} ${task.id}`} task={task} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Task({ task, now }: { task: TaskDetail; now: Date }) {
  return (
    <li className="home-task">
      <span className="home-task-text">
        <b>{task.title}</b>
        <small>{task.note}</small>
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
        <FormattedMessage id="home.tasks.open" />
      </Button>
    </li>
  );
}

import { FormattedMessage, FormattedRelativeTime } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Tag } from 'edutech/core/ui/Tag';
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
  return (
    <Panel
      id={tasksId}
      title={<FormattedMessage id={`home.tasks.${audience}`} />}
      note={tasks.length > 0 ? <Tag>{tasks.length}</Tag> : undefined}
    >
      {tasks.length === 0 ? (
        <div className="home-nothing">
          <span className="home-nothing-sign">
            <Icon name="Checkmark" />
          </span>
          <p>
            <b>
              <FormattedMessage id={`home.tasks.${audience}.none`} />
            </b>
            <small>
              <FormattedMessage id={`home.tasks.${audience}.noneHint`} />
            </small>
          </p>
          <Button look="soft" to="/air">
            <FormattedMessage id="home.tasks.lessons" />
          </Button>
        </div>
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

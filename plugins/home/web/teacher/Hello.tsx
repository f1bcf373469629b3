import { useSignals } from '@preact/signals-react/runtime';
import { FormattedNumber } from 'react-intl';
import { Link } from 'react-router';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useSession, useText } from 'edutech/core/web/hooks';
import type { HomeTask, TeacherHome } from '../../api';
import { cityHour, dayPartOf } from '../shared/day';
import { Today } from '../shared/Today';
import { lessonsSaid } from '../shared/said-lessons';

interface HelloProps {
  readonly home: TeacherHome;
  readonly now: Date;
  readonly hasClasses: boolean;
}

/** Whom the page is for, what the day is, and what waits in figures. */
export function Hello({ home, now, hasClasses }: HelloProps) {
  useSignals();
  const t = useText();
  const name = useSession().user.value?.name ?? '';
  return (
    <header className="home-hello">
      <div>
        <h1>{t(`home.greeting.${dayPartOf(cityHour(now))}`, { name: <CityWords>{name}</CityWords> })}</h1>
        <p className="soft">
          <Today now={now} />
          {hasClasses && <span>{lessonsSaid(t, home.lessons, now)}</span>}
        </p>
      </div>
      {hasClasses && (
        <nav aria-label={t('home.waiting')}>
          <ul className="home-figures">
            {figuresOf(home.tasks).map((task) => (
              <li key={task.id}>
                <Figure task={task} />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </header>
  );
}

/** Marking first, then what is due, who asks and what was begun. */
const figureOrder: readonly HomeTask['act'][] = ['mark', 'see', 'answer', 'publish'];

const figuresOf = (tasks: readonly HomeTask[]): HomeTask[] =>
  tasks
    .filter(({ isFigure }) => isFigure)
    .toSorted((one, other) => figureOrder.indexOf(one.act) - figureOrder.indexOf(other.act));

function Figure({ task: { count, text, note, path, urgency } }: { readonly task: HomeTask }) {
  const isNear = count > 0 && (urgency === 'today' || urgency === 'late');
  return (
    <Row as={Link} gap={3} to={path} className="card card-link home-figure pad-y-2 pad-x-4 tall">
      <b className={classNames('num', isNear && 'ink-due', count === 0 && 'muted')}>
        <FormattedNumber value={count} />
      </b>
      <span className="grow">
        <strong className="block strong" lang={langOf(text)}>
          {text}
        </strong>
        <small className="block clip1 muted" lang={langOf(note)}>
          {note}
        </small>
      </span>
      <Icon name="ChevronRight" size={16} />
    </Row>
  );
}

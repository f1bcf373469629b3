import { useLocation, useNavigate } from 'react-router';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { useText } from 'edutech/core/web/hooks';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface PlaceBarProps {
  readonly current: 'week' | 'edit' | 'days';
  readonly schools: readonly Named[];
  readonly schoolId: string;
  /** Absent: the page is not about a class. */
  readonly classes?: readonly Named[];
  readonly classId?: string | null;
}

const paths = { week: '/admin/timetable', edit: '/admin/timetable/edit', days: '/admin/timetable/days' } as const;

/** The three pages of a timetable, and whose it is: both go along from one to the other. */
export function PlaceBar({ current, schools, schoolId, classes, classId }: PlaceBarProps) {
  const t = useText();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const kept = (changes: Readonly<Record<string, string | null>>) => {
    const next = new URLSearchParams();
    for (const name of ['school', 'class']) {
      const value = changes[name] === undefined ? params.get(name) : changes[name];
      if (value) next.set(name, value);
    }
    return next.size > 0 ? `?${next}` : '';
  };
  return (
    <Row wrap justify="between" align="end" className="below-3">
      <Tabs
        label={t('organisation.timetable.pages')}
        current={current}
        items={(['week', 'edit', 'days'] as const).map((id) => ({
          id,
          label: t(`organisation.timetable.page.${id}`),
          to: paths[id] + kept({}),
        }))}
      />
      <Row wrap>
        {schools.length > 1 && (
          <Choice
            label={t('organisation.timetable.school')}
            options={schools}
            value={schoolId}
            addressOf={(id) => paths[current] + kept({ school: id, class: null })}
          />
        )}
        {classes && (
          <Choice
            label={t('organisation.timetable.class')}
            options={classes}
            value={classId ?? ''}
            addressOf={(id) => paths[current] + kept({ class: id })}
          />
        )}
      </Row>
    </Row>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly Named[];
  readonly value: string;
  readonly addressOf: (id: string) => string;
}

function Choice({ label, options, value, addressOf }: ChoiceProps) {
  const navigate = useNavigate();
  return (
    <select
      className="input natural"
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => void navigate(addressOf(currentTarget.value))}
    >
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

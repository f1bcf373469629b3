import { useLocation, useNavigate } from 'react-router';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { useText } from 'edutech/core/web/hooks';
import { routes } from '../../../routes';

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

type Kept = Readonly<Record<'school' | 'class', string | null>>;

const addresses = {
  week: (kept: Kept) => routes.timetable.to(kept),
  edit: (kept: Kept) => routes.timetableEdit.to(kept),
  days: ({ school }: Kept) => routes.termDays.to({ school }),
} as const;

/** The three pages of a timetable, and whose it is: both go along from one to the other. */
export function PlaceBar({ current, schools, schoolId, classes, classId }: PlaceBarProps) {
  const t = useText();
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const kept: Kept = { school: params.get('school'), class: params.get('class') };
  return (
    <Row wrap justify="between" align="end" className="below-3">
      <Tabs
        label={t('organisation.timetable.pages')}
        current={current}
        items={(['week', 'edit', 'days'] as const).map((id) => ({
          id,
          label: t(`organisation.timetable.page.${id}`),
          to: addresses[id](kept),
        }))}
      />
      <Row wrap>
        {schools.length > 1 && (
          <Choice
            label={t('organisation.timetable.school')}
            options={schools}
            value={schoolId}
            addressOf={(id) => addresses[current]({ school: id, class: null })}
          />
        )}
        {classes && (
          <Choice
            label={t('organisation.timetable.class')}
            options={classes}
            value={classId ?? ''}
            addressOf={(id) => addresses[current]({ ...kept, class: id })}
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

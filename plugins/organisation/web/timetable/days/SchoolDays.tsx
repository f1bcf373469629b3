import { useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { TermDaysOf } from '../../../api';
import { saidPeriods } from './calendar';
import { saidSpan } from './said-span';

interface SchoolDaysProps {
  readonly days: TermDaysOf;
  readonly addAt: string;
  readonly editAt: (id: string) => string;
}

/** Exams, events and free days of the school itself. */
export function SchoolDays({ days: { school, schoolName }, addAt, editAt }: SchoolDaysProps) {
  const t = useText();
  const intl = useIntl();
  return (
    <Panel
      title={t('organisation.timetable.schoolDays')}
      note={<small className="muted regular">{schoolName}</small>}
      end={
        <Button size="small" look="quiet" icon="Add" to={addAt}>
          {t('organisation.timetable.addDay')}
        </Button>
      }
    >
      {school.length === 0 && <p className="soft pad-x-4 pad-b-4">{t('organisation.timetable.noDays')}</p>}
      <ul className="ruled-list pad-x-4 pad-b-2">
        {school.map(({ id, kind, name, note, firstDay, lastDay, fromPeriod, toPeriod }) => (
          <Row as="li" key={id} align="start" className="pad-y-2">
            <Tag tone={kind === 'holiday' ? 'done' : 'star'} className="fixed">
              {t(`organisation.timetable.sign.${kind}`)}
            </Tag>
            <div className="grow">
              <b className="block strong">
                {name} {saidSpan(intl, firstDay, lastDay)}
              </b>
              <small className="block soft">
                {fromPeriod === null || toPeriod === null
                  ? t('organisation.timetable.wholeDay')
                  : t('organisation.timetable.somePeriods', { periods: saidPeriods(fromPeriod, toPeriod) })}{' '}
                {note}
              </small>
            </div>
            <IconButton icon="Edit" label={t('organisation.timetable.editDay', { name })} to={editAt(id)} />
          </Row>
        ))}
      </ul>
    </Panel>
  );
}

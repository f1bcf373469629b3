import { useIntl } from 'react-intl';
import { weekdays } from 'edutech/core/common/time/weeks';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tag } from 'edutech/core/ui/Tag';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type AdminCityDay, chooseMakeup, type TermDaysOf } from '../../../api';
import { saidSpan } from './said-span';

interface CityDaysProps {
  readonly days: TermDaysOf;
  readonly addAt: string;
  readonly editAt: (id: string) => string;
}

/** Holidays of the city and the days that make up for them; the school says which weekday's lessons those have. */
export function CityDays({ days, addAt, editAt }: CityDaysProps) {
  const t = useText();
  const { city, mayEditCity } = days;
  const add = mayEditCity && (
    <Button size="small" look="quiet" icon="Add" to={addAt}>
      {t('organisation.timetable.addDay')}
    </Button>
  );
  return (
    <Panel
      title={t('organisation.timetable.cityDays')}
      note={<small className="muted regular">{t('organisation.timetable.cityDays.note')}</small>}
      end={add}
    >
      {city.length === 0 && <p className="soft pad-x-4 pad-b-4">{t('organisation.timetable.noDays')}</p>}
      <ul className="ruled-list pad-x-4 pad-b-2">
        {city.map((day) => (
          <CityDay key={day.id} day={day} schoolId={days.schoolId} editAt={mayEditCity ? editAt(day.id) : null} />
        ))}
      </ul>
    </Panel>
  );
}

interface CityDayProps {
  readonly day: AdminCityDay;
  readonly schoolId: string;
  /** Null: it is the city's. */
  readonly editAt: string | null;
}

function CityDay({ day, schoolId, editAt }: CityDayProps) {
  const t = useText();
  const intl = useIntl();
  const call = useCall();
  const { kind, name, nameEn, firstDay, lastDay, replaces, weekday } = day;
  const choose = useAct((chosen: number) => call(chooseMakeup, { schoolId, day: firstDay, weekday: chosen }), {
    done: 'organisation.timetable.makeupChosen',
  });
  return (
    <Row as="li" align="start" className="pad-y-2">
      <Tag tone={kind === 'holiday' ? 'done' : 'info'} className="fixed">
        {t(`organisation.timetable.sign.${kind}`)}
      </Tag>
      <div className="grow">
        <Row as="b" gap={1} className="strong">
          {(intl.locale === 'en' && nameEn) || name} {saidSpan(intl, firstDay, lastDay)}
          {editAt === null && (
            <span className="muted" title={t('organisation.timetable.ofCity')}>
              <Icon name="LockClosed" size={16} />
            </span>
          )}
        </Row>
        {replaces && (
          <small className="block soft">
            {t('organisation.timetable.replaces', { day: saidSpan(intl, replaces, replaces) })}
          </small>
        )}
        {kind === 'makeup' && (
          <select
            className="input natural above-2"
            aria-label={t('organisation.timetable.whoseLessons', { day: saidSpan(intl, firstDay, firstDay) })}
            value={weekday ?? 1}
            disabled={choose.isBusy}
            onChange={({ currentTarget }) => void choose.run(Number(currentTarget.value))}
          >
            {weekdays.map((one) => (
              <option key={one} value={one}>
                {t('organisation.timetable.lessonsOf', { weekday: t(`organisation.timetable.weekday.${one}`) })}
              </option>
            ))}
          </select>
        )}
      </div>
      {editAt !== null && <IconButton icon="Edit" label={t('organisation.timetable.editDay', { name })} to={editAt} />}
    </Row>
  );
}

import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { cityDay } from 'edutech/core/common/time/city-time';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { Tag } from 'edutech/core/ui/Tag';
import { useOpened } from 'edutech/core/ui/table/use-opened';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { termDays, type TermDaysOf } from '../../../api';
import { askedPlace } from '../admin/asked-place';
import { PlaceBar } from '../admin/PlaceBar';
import { calendarOf, lessonDays } from './calendar';
import { CityDays } from './CityDays';
import { SchoolDays } from './SchoolDays';
import { TermCalendar } from './TermCalendar';

const CityDayForm = onDemand(() => import('./CityDayForm').then((part) => part.CityDayForm));
const SchoolDayForm = onDemand(() => import('./SchoolDayForm').then((part) => part.SchoolDayForm));

export const loader: Loader<TermDaysOf> = ({ call, url, signal }) => {
  const { schoolId } = askedPlace(url.searchParams);
  return call(termDays, { ...(schoolId && { schoolId }) }, { signal });
};

/** The term day by day: holidays and days that make up for them come from the city, the rest is the school's own. */
export function Page() {
  const t = useText();
  const intl = useIntl();
  const days = useLoaderData<TermDaysOf>();
  const now = useNow(60_000);
  const { opened, at, close } = useOpened();
  const weeks = calendarOf(days, intl.locale === 'en');
  const date = (day: string) => intl.formatDate(`${day}T00:00:00Z`, { timeZone: 'UTC', month: 'long', day: 'numeric' });
  const [list, id] = opened?.split(' ') ?? [];
  const cityEdited = days.city.find((day) => day.id === id);
  const schoolEdited = days.school.find((day) => day.id === id);
  return (
    <>
      <h1 className="visually-hidden">{t('organisation.timetable.termDays')}</h1>
      <PlaceBar current="days" schools={days.schools} schoolId={days.schoolId} />
      <Split side={300} until={1280}>
        <section className="card">
          <Row as="header" wrap justify="between" className="pad-x-4 pad-y-3">
            <h2 className="t-head">
              {t('organisation.timetable.termOf', { term: days.termName, weeks: weeks.length })}{' '}
              <small className="muted regular">
                {date(days.startsOn)}–{date(days.endsOn)}{' '}
                {t('organisation.timetable.lessonDays', { count: lessonDays(days) })}
              </small>
            </h2>
            <Row as="span">
              <Tag tone="done">{t('organisation.timetable.sign.holiday')}</Tag>
              <Tag tone="info">{t('organisation.timetable.sign.makeup')}</Tag>
              <Tag tone="star">{t('organisation.timetable.examOrEvent')}</Tag>
            </Row>
          </Row>
          <TermCalendar weeks={weeks} today={cityDay(now)} />
        </section>
        <Stack as="aside" gap={4}>
          <CityDays days={days} addAt={at('city new')} editAt={(day) => at(`city ${day}`)} />
          <SchoolDays days={days} addAt={at('school new')} editAt={(day) => at(`school ${day}`)} />
        </Stack>
      </Split>
      {list === 'city' && days.mayEditCity && (cityEdited || id === 'new') && (
        <CityDayForm key={opened} day={cityEdited} onClose={close} />
      )}
      {list === 'school' && (schoolEdited || id === 'new') && (
        <SchoolDayForm key={opened} day={schoolEdited} days={days} onClose={close} />
      )}
    </>
  );
}

import { FormattedDate } from 'react-intl';
import { useLoaderData } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { Breadcrumb } from 'edutech/core/ui/navigation/Breadcrumb';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { airWeek } from '../../api';
import { timetablePath, weekAddress } from '../shared/addresses';
import { LessonLine } from './LessonLine';
import { PrintButton } from './PrintButton';
import { WeekSwitch } from './WeekSwitch';

type Week = OutputOf<typeof airWeek>;

export const loader: Loader<Week> = ({ call, url, signal }) => {
  const week = Number(url.searchParams.get('week'));
  const gradeId = url.searchParams.get('gradeid');
  const isWeek = Number.isInteger(week) && week >= 1 && week <= 40;
  const isId = gradeId !== null && /^[0-9a-f]{32}$/.test(gradeId);
  return call(airWeek, { ...(isId && { gradeId }), ...(isWeek && { week }) }, { signal });
};

/** What is on in the air classroom in a week of a grade; what is on now stands out. */
export function Page() {
  const week = useLoaderData<Week>();
  const t = useText();
  return (
    <div className="wrap air-page">
      <Breadcrumb
        items={[
          { label: t('air.crumb.home'), to: '/login' },
          { label: t('air.list.title'), to: '/air/air_list' },
          { label: t('air.timetable.title') },
        ]}
      />
      <Row as="header" align="baseline" wrap gap={4} rows={1} className="below-3">
        <h1 className="t-24">{t('air.timetable.title')}</h1>
        <p className="muted">
          {week
            ? t('air.timetable.of', { term: week.termName, week: week.week, of: week.weeks })
            : t('air.timetable.none')}
        </p>
        <Row as="span" align="stretch" wrap className="no-print end">
          {week && <PrintButton />}
        </Row>
      </Row>
      {week && (
        <>
          {week.gradeId && (
            <Tabs
              label={t('air.timetable.grades')}
              current={week.gradeId}
              items={week.grades.map(({ gradeId, grade }) => ({
                id: gradeId,
                label: grade,
                to: weekAddress(timetablePath, gradeId, week.week),
              }))}
            />
          )}
          <WeekSwitch {...week} path={timetablePath} />
          {week.lessons.length > 0 ? <Grid week={week} /> : <Nothing />}
        </>
      )}
      {!week && <Nothing />}
    </div>
  );
}

function Nothing() {
  const t = useText();
  return (
    <div className="card">
      <EmptyState
        picture="box"
        title={t('air.timetable.empty')}
        text={t('air.timetable.emptyText')}
        actions={<Button to="/air/air_list">{t('air.detail.toList')}</Button>}
      />
    </div>
  );
}

/** Days beside each other; on phones one below the other, those without lessons left out. */
function Grid({ week }: { readonly week: NonNullable<Week> }) {
  const t = useText();
  const lastDay = week.lessons.some(({ weekday }) => weekday > 5) ? 7 : 5;
  return (
    <div className="air-week">
      {week.days.slice(0, lastDay).map((day, nth) => {
        const lessons = week.lessons.filter(({ weekday }) => weekday === nth + 1);
        return (
          <section key={day} className="card air-day pad-3" data-empty={lessons.length === 0 || undefined}>
            <Row className="below-2" as="h2" align="baseline" justify="between" gap={0}>
              {t(`air.weekday.${nth + 1}`)}
              <small>
                <FormattedDate value={`${day}T00:00:00+08:00`} timeZone="Asia/Shanghai" month="numeric" day="numeric" />
              </small>
            </Row>
            {lessons.length === 0 && <p className="muted">–</p>}
            <Stack as="ol" gap={2}>
              {lessons.map((lesson) => (
                <LessonLine key={`${lesson.period} ${lesson.resourceId}`} lesson={lesson} periods={week.periods} />
              ))}
            </Stack>
          </section>
        );
      })}
    </div>
  );
}

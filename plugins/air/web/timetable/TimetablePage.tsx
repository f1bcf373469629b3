import { useLoaderData } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { frontPath } from 'edutech/core/common/front';
import { Button } from 'edutech/core/ui/Button';
import { Breadcrumb } from 'edutech/core/ui/navigation/Breadcrumb';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { Row } from 'edutech/core/ui/layout/Row';
import { airWeek } from '../../api';
import { routes } from '../../routes';
import { timetablePath, weekAddress } from '../shared/addresses';
import { ViewChips } from '../shared/ViewChips';
import { CalendarLinks } from './CalendarLinks';
import { PrintButton } from './PrintButton';
import { WeekGrid } from './WeekGrid';
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
          { label: t('air.crumb.home'), to: frontPath },
          { label: t('air.list.title'), to: routes.list.to() },
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
        <Row as="span" wrap className="no-print end">
          {week?.gradeId && <CalendarLinks gradeId={week.gradeId} />}
          {week && <PrintButton />}
          <ViewChips current="timetable" />
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
          {week.lessons.length > 0 ? <WeekGrid week={week} /> : <Nothing />}
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
        actions={<Button to={routes.list.to()}>{t('air.detail.toList')}</Button>}
      />
    </div>
  );
}

import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { type DayLesson, timetableDesk, type TimetableDesk, timetableWeek, type TimetableWeek } from '../../../api';
import { routes } from '../../../routes';
import { WeekGrid } from '../shared/WeekGrid';
import { WeekSwitch } from '../shared/WeekSwitch';
import { askedWeek } from '../week/WeekPage';
import { DaysAhead, WeekChanges } from '../week/WeekSide';
import { askedPlace } from './asked-place';
import { PlaceBar } from './PlaceBar';

const ChangeDrawer = onDemand(() => import('./ChangeDrawer').then((part) => part.ChangeDrawer));

interface Data {
  readonly desk: TimetableDesk;
  readonly week: TimetableWeek | null;
}

export const loader: Loader<Data> = async ({ call, url, signal }) => {
  const desk = await call(timetableDesk, askedPlace(url.searchParams), { signal });
  const { classId } = desk;
  const { week } = askedWeek(url.searchParams);
  return { desk, week: classId ? await call(timetableWeek, { classId, ...(week && { week }) }, { signal }) : null };
};

/** The week of a class as it will be held, where single lessons are swapped, substituted and cancelled. */
export function Page() {
  const t = useText();
  const { desk, week } = useLoaderData<Data>();
  const now = useNow(60_000);
  const [changed, change] = useState<DayLesson | null>(null);
  return (
    <>
      <h1 className="visually-hidden">{t('organisation.timetable.title')}</h1>
      <PlaceBar current="week" {...desk} />
      {!week?.isPublished ? (
        <EmptyState
          picture="box"
          title={t('organisation.timetable.unpublished')}
          text={t('organisation.timetable.begin')}
          actions={<Button to={routes.timetableEdit.to()}>{t('organisation.timetable.page.edit')}</Button>}
        />
      ) : (
        <Split side={280} until={1280}>
          <section className="card">
            <Row wrap justify="between" rows={2} className="pad-x-4 pad-y-3">
              <WeekSwitch week={week} />
              <span className="note not-narrow">{t('organisation.timetable.pressLesson')}</span>
            </Row>
            <WeekGrid week={week} names="teachers" personId={null} now={now} onChoose={change} />
          </section>
          <Stack as="aside" gap={4}>
            <WeekChanges week={week} />
            <DaysAhead ahead={week.ahead} />
          </Stack>
        </Split>
      )}
      {changed && week && <ChangeDrawer lesson={changed} week={week} onClose={() => change(null)} />}
    </>
  );
}

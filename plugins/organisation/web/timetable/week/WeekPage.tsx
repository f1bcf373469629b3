import { useSignals } from '@preact/signals-react/runtime';
import { useLoaderData } from 'react-router';
import { isId } from 'edutech/core/common/ids';
import { categories } from 'edutech/core/common/permissions/people';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { useNarrow } from 'edutech/core/ui/hooks/use-narrow';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useSession, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { calendarFeed, timetableWeek, type TimetableWeek } from '../../../api';
import { WeekGrid } from '../shared/WeekGrid';
import { WeekSwitch } from '../shared/WeekSwitch';
import { DayList } from './DayList';
import { FeedPanel } from './FeedPanel';
import { DaysAhead, WeekChanges } from './WeekSide';

interface Data {
  readonly week: TimetableWeek;
  readonly feed: string | null;
}

/** What `?week=` and `?class=` ask for. */
export function askedWeek(search: URLSearchParams) {
  const week = Number(search.get('week'));
  const classId = search.get('class');
  return {
    ...(Number.isInteger(week) && week >= 1 && week <= 40 && { week }),
    ...(classId && isId(classId) && { classId }),
  };
}

export const loader: Loader<Data> = async ({ call, url, signal }) => {
  const [week, feed] = await Promise.all([
    call(timetableWeek, askedWeek(url.searchParams), { signal }),
    // a class computer shows no address of one's own
    call(calendarFeed, {}, { signal, quiet: true }).catch(() => null),
  ]);
  return { week, feed: feed?.address ?? null };
};

/** The week of a teacher or a student as it will be held, and of the classes that one teaches. */
export function Page() {
  useSignals();
  const t = useText();
  const { week, feed } = useLoaderData<Data>();
  const user = useSession().user.value;
  const now = useNow(60_000);
  const isNarrow = useNarrow();
  const isTeacher = user?.category === categories.teacher;
  const names = isTeacher && week.whose.kind !== 'class' ? 'classes' : 'teachers';
  const personId = user?.userId ?? null;
  return (
    <>
      <h1 className="visually-hidden">{t('organisation.timetable.title')}</h1>
      {week.classes.length > 0 && (
        <Tabs
          label={t('organisation.timetable.whose')}
          current={week.whose.kind === 'class' ? (week.whose.id ?? '') : 'own'}
          items={[
            { id: 'own', label: t('organisation.timetable.mine'), to: '?' },
            ...week.classes.map(({ id, name }) => ({ id, label: name, to: `?class=${id}` })),
          ]}
          className="below-3"
        />
      )}
      <Split side={280} until={1280}>
        <section className="card">
          <Row wrap justify="between" rows={2} className="pad-x-4 pad-y-3">
            <WeekSwitch week={week} />
            <Button icon="Print" className="not-narrow" onClick={() => window.print()}>
              {t('organisation.timetable.print')}
            </Button>
          </Row>
          {!week.isPublished ? (
            <EmptyState
              picture="box"
              title={t('organisation.timetable.unpublished')}
              text={t('organisation.timetable.unpublished.text')}
            />
          ) : isNarrow ? (
            <DayList week={week} names={names} now={now} />
          ) : (
            <WeekGrid week={week} names={names} personId={personId} now={now} />
          )}
        </section>
        <Stack as="aside" gap={4} className="no-print">
          <WeekChanges week={week} />
          <DaysAhead ahead={week.ahead} />
          {week.whose.kind === 'own' && <FeedPanel address={feed} />}
        </Stack>
      </Split>
    </>
  );
}

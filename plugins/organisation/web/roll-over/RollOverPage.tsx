import { useEffect } from 'react';
import { FormattedDate } from 'react-intl';
import { useLoaderData } from 'react-router';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { type RollOverSchool, rollOverOutlook } from '../../api';
import { useOpened } from 'edutech/core/ui/table/use-opened';
import { usePolling } from '../rosters/use-polling';
import { NoYear } from './NoYear';
import { RollOverMap } from './RollOverMap';
import { RollOverTag } from './RollOverTag';
import { RunMany } from './RunMany';

export const loader = (({ call, signal }) => call(rollOverOutlook, {}, { signal })) satisfies Loader;

const isUnderWay = ({ rollOver }: RollOverSchool) =>
  rollOver !== null &&
  (rollOver.state === 'undoing' ||
    rollOver.state === 'running' ||
    (rollOver.state === 'waiting' && new Date(rollOver.runAt).getTime() <= Date.now()));

/** Before so many days a roll-over is early: whoever leaves school would leave in the middle of the year. */
const earlyDays = 60;

const daysUntil = (day: string) => Math.ceil((new Date(day).getTime() - Date.now()) / 86_400_000);

/** The step into the next school year, school by school: the map first, then the run, and its undo for a week. */
export function Page() {
  const t = useText();
  const { schools, keepers, fromYear, toYear, toStartsOn } = useLoaderData<typeof loader>() as Awaited<
    ReturnType<typeof loader>
  >;
  const { opened, at } = useOpened();
  usePolling(schools.some(isUnderWay));
  const current =
    schools.find(({ schoolId }) => schoolId === opened) ?? (schools.length === 1 ? schools[0] : undefined);
  const columns = useColumns();
  // The list may be longer than the screen: what was pressed in it must be seen to do something
  useEffect(() => {
    const heading = opened && document.getElementById('organisation-roll-title');
    if (!heading) return;
    heading.focus({ preventScroll: true });
    heading.closest('section')?.scrollIntoView();
  }, [opened]);
  return (
    <PageFrame
      title={t('organisation.rollOver.title')}
      note={
        toYear ? (
          <>
            {t('organisation.rollOver.years', { from: fromYear, to: toYear })}{' '}
            <FormattedDate value={toStartsOn} year="numeric" month="long" day="numeric" />
          </>
        ) : (
          fromYear && t('organisation.terms.year', { name: fromYear })
        )
      }
    >
      {toYear === '' ? (
        <NoYear keepers={keepers} />
      ) : (
        <>
          {toYear && daysUntil(toStartsOn) > earlyDays && (
            <p className="organisation-warning pad-y-2 pad-x-3 above-2 below-2">
              {t('organisation.rollOver.early', { days: daysUntil(toStartsOn) })}
            </p>
          )}
          {schools.length > 1 && (
            <DataTable
              name="organisation.rollOver"
              label={t('organisation.rollOver.title')}
              columns={columns}
              rows={schools}
              keyOf={({ schoolId }) => schoolId}
              nameOf={({ schoolName }) => schoolName}
              openAt={({ schoolId }) => at(schoolId)}
              current={opened}
              bulk={(chosen, done) => <RunMany schools={chosen} onDone={done} />}
              empty={{ title: t('organisation.rollOver.noSchools') }}
            />
          )}
          {current && <RollOverMap key={`${current.schoolId}/${current.rollOver?.state}`} school={current} />}
        </>
      )}
    </PageFrame>
  );
}

function useColumns(): Column<RollOverSchool>[] {
  const t = useText();
  return [
    { id: 'school', title: t('organisation.rollOver.list.school'), main: true, cell: ({ schoolName }) => schoolName },
    {
      id: 'classes',
      title: t('organisation.rollOver.list.classes'),
      width: '96px',
      align: 'end',
      cell: ({ classes }) => classes,
    },
    {
      id: 'students',
      title: t('organisation.rollOver.list.students'),
      width: '96px',
      align: 'end',
      cell: ({ students }) => students,
    },
    {
      id: 'graduates',
      title: t('organisation.rollOver.list.graduates'),
      width: '96px',
      align: 'end',
      cell: ({ graduates }) => graduates,
    },
    {
      id: 'state',
      title: t('organisation.rollOver.list.state'),
      width: '140px',
      cell: (school) => <RollOverTag school={school} />,
    },
  ];
}

import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { Tag } from 'edutech/core/ui/Tag';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { coachMonitor } from '../../api';
import type { CoachMonitor } from '../../api/figures';
import { routes } from '../../routes';
import { useDeskNews } from '../desk/use-desk-news';
import { stateTones } from '../student/state-tones';
import { ClassSelect } from './ClassSelect';
import { loadTaught } from './load-class';

export const loader = async (args: LoaderArgs) => {
  const { classes, named } = await loadTaught(args);
  if (classes.length === 0) return { classes, chosen: null, monitor: null };
  const wish = named ? { classId: named.classId, subjectId: named.subjectId } : {};
  const monitor = await args.call(coachMonitor, wish, { signal: args.signal });
  const chosen = classes.find((one) => one.classId === monitor.classId && one.subjectId === monitor.subjectId) ?? null;
  return { classes, chosen, monitor };
};

type Student = CoachMonitor['students'][number];

/** A class that is helped just now: who waits, who opens hints, who has understood. It follows live. */
export function Page() {
  const t = useText();
  const { classes, chosen, monitor } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const [now] = useState(() => new Date());
  useDeskNews(chosen ? [chosen] : []);
  const moment = (at: unknown) => (at === null ? '–' : <SaidMoment at={new Date(String(at))} now={now} />);
  const columns: Column<Student>[] = [
    {
      id: 'name',
      title: t('coach.monitor.name'),
      cell: ({ name }) => <span lang={langOf(name)}>{name}</span>,
      width: '120px',
      main: true,
    },
    {
      id: 'state',
      title: t('coach.monitor.state'),
      cell: ({ state }) => (state === null ? '–' : <Tag tone={stateTones[state]}>{t(`coach.state.${state}`)}</Tag>),
      width: '110px',
    },
    {
      id: 'about',
      title: t('coach.monitor.about'),
      cell: ({ about }) => <div className="clip2">{about || '–'}</div>,
      width: '260px',
    },
    { id: 'open', title: t('coach.monitor.open'), cell: ({ open }) => open, width: '80px', align: 'end' },
    {
      id: 'understood',
      title: t('coach.monitor.understood'),
      cell: ({ understood }) => understood,
      width: '80px',
      align: 'end',
    },
    { id: 'rungs', title: t('coach.monitor.rungs'), cell: ({ rungs }) => rungs, width: '90px', align: 'end' },
    { id: 'watched', title: t('coach.monitor.watched'), cell: ({ watched }) => watched, width: '110px', align: 'end' },
    { id: 'last', title: t('coach.monitor.last'), cell: ({ last }) => moment(last), width: '120px' },
  ];
  return (
    <PageFrame
      title={t('coach.monitor.title')}
      note={
        monitor ? t('coach.monitor.note', { open: monitor.open, late: monitor.late, today: monitor.today }) : undefined
      }
      end={
        <>
          <ClassSelect classes={classes} chosen={chosen} />
          <Button to={routes.list.to()}>{t('coach.desk.back')}</Button>
        </>
      }
    >
      <ListStates count={monitor ? 1 : 0} empty={{ picture: 'box', title: t('coach.monitor.none') }}>
        {monitor && (
          <Split side={300} until={1280}>
            <DataTable
              name="coach.monitor"
              label={t('coach.monitor.title')}
              columns={columns}
              // who waits comes first, then all by class list
              rows={monitor.students.toSorted((one, other) => Number(other.open > 0) - Number(one.open > 0))}
              keyOf={({ personId }) => personId}
              nameOf={({ name }) => name}
              rowClass={({ open }) => (open > 0 ? 'coach-waits' : undefined)}
              empty={{ title: t('coach.monitor.noStudents') }}
            />
            <section className="card pad-4" aria-label={t('coach.monitor.news')}>
              <h2 className="t-head below-2">{t('coach.monitor.news')}</h2>
              <Stack as="ul" gap={0} className="ruled-list" aria-live="polite">
                {monitor.news.map(({ requestId, itemId, name, about, state, time }) => (
                  <li key={requestId} className="pad-y-2">
                    <Row wrap rows={1}>
                      <b lang={langOf(name)}>{name}</b>
                      <Tag tone={stateTones[state]}>{t(`coach.state.${state}`)}</Tag>
                      <span className="fine end">{moment(time)}</span>
                    </Row>
                    <Link to={routes.detail.to({ item: itemId })} className="clip2 ink note">
                      {about === '' ? t('coach.item.picture') : about}
                    </Link>
                  </li>
                ))}
              </Stack>
              {monitor.news.length === 0 && <p className="note">{t('coach.monitor.noNews')}</p>}
            </section>
          </Split>
        )}
      </ListStates>
    </PageFrame>
  );
}

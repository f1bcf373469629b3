import { FormattedNumber } from 'react-intl';
import { Link, useLoaderData, useLocation, useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Can } from 'edutech/core/ui/Can';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Grid } from 'edutech/core/ui/layout/Grid';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { ExportButton } from 'edutech/core/ui/table/ExportButton';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { coachStatistics, exportStatistics } from '../../api';
import type { CoachStatistics } from '../../api/figures';
import { routes } from '../../routes';
import { ClassSelect } from './ClassSelect';
import { loadTaught } from './load-class';

const Bars = onDemand(() => import('edutech/core/ui/charts/Bars').then((part) => part.Bars));

const lookBacks = ['7', '30', '120'] as const;

export const loader = async (args: LoaderArgs) => {
  const { classes, named } = await loadTaught(args);
  const days = lookBacks.find((one) => one === args.url.searchParams.get('days')) ?? '30';
  const wish = { days: Number(days), ...(named && { classId: named.classId, subjectId: named.subjectId }) };
  return { classes, named, days, wish, figures: await args.call(coachStatistics, wish, { signal: args.signal }) };
};

/** What coaching comes to: use, time to the first answer, and what is asked most. */
export function Page() {
  const t = useText();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const { classes, named, days, wish, figures } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <PageFrame
      title={t('coach.statistics.title')}
      end={
        <>
          <Can rule={['coach_tea.download']}>
            <ExportButton endpoint={exportStatistics} input={wish} />
          </Can>
          <Button to={routes.list.to()}>{t('coach.desk.back')}</Button>
        </>
      }
    >
      <Stack>
        <Row wrap gap={3}>
          <ClassSelect classes={classes} chosen={named} all={t('coach.queue.allClasses')} />
          <Segmented
            label={t('coach.statistics.days')}
            value={days}
            options={lookBacks.map((value) => ({
              value,
              label: t('coach.statistics.lastDays', { days: Number(value) }),
            }))}
            onChange={(value) => void navigate(changed(query, { days: value === '30' ? null : value }))}
          />
        </Row>
        <ListStates
          count={figures.asked}
          filtered={query.has('class') || query.has('days')}
          clear={routes.statistics.to()}
          empty={{ picture: 'box', title: t('coach.statistics.none'), text: t('coach.statistics.none.text') }}
        >
          <Stack gap={4}>
            <Sums figures={figures} />
            <section className="card pad-4" aria-label={t('coach.statistics.byDay')}>
              <h2 className="t-head below-2">{t('coach.statistics.byDay')}</h2>
              <Bars
                label={t('coach.statistics.byDay')}
                figures={figures.days.map(({ day, asked }) => ({ name: day.slice(5), count: asked }))}
                nameWidth={64}
                textWidth={48}
              />
            </section>
            <Lists figures={figures} />
          </Stack>
        </ListStates>
      </Stack>
    </PageFrame>
  );
}

function Sums({ figures }: { readonly figures: CoachStatistics }) {
  const t = useText();
  const { asked, people, answered, understood, found, minutes, onTime } = figures;
  const sums = [
    { id: 'asked', value: <FormattedNumber value={asked} />, note: t('coach.people', { count: people }) },
    {
      id: 'answered',
      value: <FormattedNumber value={answered} />,
      note: t('coach.statistics.found', { count: found }),
    },
    {
      id: 'minutes',
      value: minutes === null ? '–' : <FormattedNumber value={Math.round(minutes)} />,
      note: t('coach.statistics.minutes.note'),
    },
    {
      id: 'onTime',
      value:
        onTime === null ? (
          '–'
        ) : (
          <FormattedNumber value={onTime} style="percent" minimumFractionDigits={1} maximumFractionDigits={1} />
        ),
      note: t('coach.statistics.onTime.note'),
    },
    { id: 'understood', value: <FormattedNumber value={understood} />, note: t('coach.statistics.understood.note') },
  ];
  return (
    <ul className="coach-sums">
      {sums.map(({ id, value, note }) => (
        <li key={id} className="card pad-4">
          <p className="note">{t(`coach.statistics.${id}`)}</p>
          <p className="t-24 strong num">{value}</p>
          <p className="fine">{note}</p>
        </li>
      ))}
    </ul>
  );
}

function Lists({ figures: { classes, points, items, rungs } }: { readonly figures: CoachStatistics }) {
  const t = useText();
  const most = Math.max(1, ...items.map(({ people }) => people));
  return (
    <Grid columns={2} className="coach-lists">
      <section className="card pad-4" aria-label={t('coach.statistics.items')}>
        <h2 className="t-head below-2">{t('coach.statistics.items')}</h2>
        <ol className="ruled-list">
          {items.map(({ itemId, about, people, answers, seen, helped }) => (
            <li key={itemId} className="pad-y-2">
              <Link to={routes.detail.to({ item: itemId })} className="clip1 block ink" lang={langOf(about)}>
                {about === '' ? t('coach.item.picture') : about}
              </Link>
              <Row wrap rows={1} className="fine">
                <progress className="meter" max={most} value={people} aria-hidden="true" />
                <span className="num">{t('coach.people', { count: people })}</span>
                <span className="num">{t('coach.answers.count', { count: answers })}</span>
                <span className="num">{t('coach.given.effect', { seen, helped })}</span>
              </Row>
            </li>
          ))}
        </ol>
      </section>
      <Stack>
        <section className="card pad-4" aria-label={t('coach.statistics.points')}>
          <h2 className="t-head below-2">{t('coach.statistics.points')}</h2>
          {points.length === 0 && <p className="note">{t('coach.points.none')}</p>}
          <ol className="ruled-list">
            {points.map(({ kiid, knowName, asked, people }) => (
              <Row as="li" key={kiid} className="pad-y-2">
                <span className="grow" lang={langOf(knowName)}>
                  {knowName}
                </span>
                <span className="note num">{t('coach.statistics.askedBy', { asked, people })}</span>
              </Row>
            ))}
          </ol>
        </section>
        <section className="card pad-4" aria-label={t('coach.statistics.classes')}>
          <h2 className="t-head below-2">{t('coach.statistics.classes')}</h2>
          <ol className="ruled-list">
            {classes.map(({ classId, className, asked, answered, minutes }) => (
              <Row as="li" key={classId} wrap rows={1} className="pad-y-2">
                <span className="grow" lang={langOf(className)}>
                  {className}
                </span>
                <span className="note num">{t('coach.queue.note', { answered, asked })}</span>
                <span className="fine num">
                  {minutes === null ? '–' : t('coach.statistics.minutesOf', { count: Math.round(minutes) })}
                </span>
              </Row>
            ))}
          </ol>
        </section>
        <section className="card pad-4" aria-label={t('coach.statistics.rungs')}>
          <h2 className="t-head below-2">{t('coach.statistics.rungs')}</h2>
          {rungs.length === 0 && <p className="note">{t('coach.statistics.noRungs')}</p>}
          <ol className="ruled-list">
            {rungs.map(({ rung, count }) => (
              <Row as="li" key={rung} className="pad-y-2">
                <span className="grow">{t(`coach.rung.${rung}`)}</span>
                <span className="note num">{t('coach.statistics.opened', { count })}</span>
              </Row>
            ))}
          </ol>
        </section>
      </Stack>
    </Grid>
  );
}

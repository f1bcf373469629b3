import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { Grid } from 'edutech/core/ui/layout/Grid';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { secondsOf } from '../../../model/modes';
import { routes } from '../../../routes';
import { type DayData, loadDay } from '../load-day';
import { HomeworkCard } from './HomeworkCard';
import { useKeeping } from './use-keeping';
import { WeekAhead } from './WeekAhead';

const PlanDrawer = onDemand(() => import('./PlanDrawer').then((part) => part.PlanDrawer));

export const loader: Loader<DayData> = loadDay;

/** A student's words: what is due today, homework, what comes back this week, how one practises. */
export function Page() {
  const t = useText();
  const data = useLoaderData<DayData>();
  const [isPlanning, setPlanning] = useState(false);
  useKeeping(data);
  const { assignments } = data.day;
  return (
    <PageFrame
      title={t('dictionary.studentList.title')}
      note={data.isKept ? t('dictionary.day.kept') : undefined}
      end={
        <Button icon="Options" onClick={() => setPlanning(true)}>
          {t('dictionary.plan.open')}
        </Button>
      }
    >
      <Split side={300} until={1024}>
        <Stack gap={4}>
          <TodayCard data={data} />
          <Panel title={t('dictionary.day.homework')}>
            {assignments.length > 0 ? (
              <ul className="ruled-list">
                {assignments.map((assignment) => (
                  <HomeworkCard key={assignment.assignmentId} assignment={assignment} />
                ))}
              </ul>
            ) : (
              <EmptyState picture="box" title={t('dictionary.day.noHomework')} />
            )}
          </Panel>
        </Stack>
        <WeekAhead day={data.day} />
      </Split>
      {isPlanning && <PlanDrawer plan={data.day.plan} onClose={() => setPlanning(false)} />}
    </PageFrame>
  );
}

/** Today's practice: how many words, how long, and the one button. */
function TodayCard({ data: { day } }: { readonly data: DayData }) {
  const t = useText();
  const { tasks, due, known, learning, isDayOff } = day;
  const minutes = Math.max(1, Math.ceil(tasks.reduce((sum, { mode }) => sum + secondsOf[mode], 0) / 60));
  const text = isDayOff ? 'dayOff' : tasks.length === 0 ? 'free' : 'text';
  return (
    <section className="card pad-5">
      <Row wrap gap={4} rows={3} justify="between">
        <div>
          <h2 className="t-18 strong">
            {t(tasks.length > 0 ? 'dictionary.day.today' : 'dictionary.day.nothing', { count: tasks.length })}
          </h2>
          <p className="note above-1">{t(`dictionary.day.${text}`, { minutes, due })}</p>
        </div>
        {tasks.length > 0 && (
          <Button look="primary" size="large" icon="Play" to={routes.practise.to({})}>
            {t('dictionary.day.begin')}
          </Button>
        )}
      </Row>
      <Grid columns={3} className="above-4 center ruled" gap={0}>
        {(
          [
            ['due', due],
            ['learning', learning],
            ['known', known],
          ] as const
        ).map(([id, value]) => (
          <div key={id}>
            <b className="t-24 num block">{value}</b>
            <small className="muted">{t(`dictionary.day.count.${id}`)}</small>
          </div>
        ))}
      </Grid>
    </section>
  );
}

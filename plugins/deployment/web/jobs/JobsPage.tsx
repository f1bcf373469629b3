import { useLoaderData } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Row } from 'edutech/core/ui/layout/Row';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import type { TagTone } from 'edutech/core/ui/Tag';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { type Translate, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { type JobRow, jobsNow, listJobs } from '../../api';
import { jobStates } from '../../model/job-states';
import { useReadingAgain } from '../shared/use-reading-again';
import { Took, WorkState } from '../shared/Working';
import { JobActs } from './JobActs';
import { JobsNow } from './JobsNow';

/** Jobs of one state, or what is looked at first: the counts are in both. */
type Data = ({ readonly is: 'list' } & OutputOf<typeof listJobs>) | ({ readonly is: 'now' } & OutputOf<typeof jobsNow>);

const stateIn = (query: URLSearchParams) => jobStates.find((one) => one === query.get('state'));

export const loader: Loader<Data> = async ({ call, url }) => {
  const { q, page, pageLine } = listQuery(url.searchParams);
  const state = stateIn(url.searchParams);
  if (!q && !state) return { is: 'now', ...(await call(jobsNow, {})) };
  return { is: 'list', ...(await call(listJobs, { page, pageLine, ...(q && { q }), ...(state && { state }) })) };
};

/** The queue: what needs a look, what runs, what returns by the clock; the jobs of each state as a list. */
export function Page() {
  const data = useLoaderData<Data>();
  const { counts } = data;
  const t = useText();
  const isMoving = counts.running + counts.waiting > 0;
  useReadingAgain(isMoving);
  return (
    <PageFrame title={t('deployment.jobs.title')} note={t('deployment.jobs.note')}>
      <FilterBar
        search={t('deployment.jobs.search')}
        filters={[
          {
            name: 'state',
            label: t('deployment.jobs.state'),
            look: 'chips',
            all: t('deployment.jobs.all'),
            options: jobStates.map((value) => ({
              value,
              label: t(`deployment.jobs.state.${value}`),
              count: counts[value],
            })),
          },
        ]}
      />
      {data.is === 'now' ? (
        <JobsNow now={data} />
      ) : (
        <DataTable
          name="deployment.jobs"
          label={t('deployment.jobs.title')}
          columns={columnsOf(t)}
          rows={data.items}
          total={data.total}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          filters={['state']}
          empty={{ title: t('deployment.jobs.empty'), text: t('deployment.jobs.emptyState') }}
        />
      )}
    </PageFrame>
  );
}

const tones: Readonly<Record<JobRow['state'], TagTone>> = {
  waiting: 'plain',
  running: 'info',
  failed: 'late',
  done: 'done',
  cancelled: 'plain',
};

function columnsOf(t: Translate): Column<JobRow>[] {
  return [
    {
      id: 'job',
      title: t('deployment.jobs.job'),
      main: true,
      cell: ({ title, by, reason }) => (
        <span className="deployment-setting">
          <strong>{title}</strong>
          {by && <small className="muted">{by}</small>}
          {reason && <small className="ink-late">{t(`deployment.jobs.why.${reason}`)}</small>}
        </span>
      ),
    },
    {
      id: 'state',
      title: t('deployment.jobs.state'),
      width: '104px',
      cell: ({ title, state, progress }) => (
        <WorkState
          tone={tones[state]}
          text={`deployment.jobs.state.${state}`}
          name={title}
          progress={state === 'running' ? progress : null}
        />
      ),
    },
    {
      id: 'tries',
      title: t('deployment.jobs.tries'),
      width: '72px',
      align: 'end',
      cell: ({ tries, mostTries }) => (
        <span className="num">
          {tries}/{mostTries}
        </span>
      ),
    },
    {
      id: 'created',
      title: t('deployment.jobs.created'),
      width: '128px',
      cell: ({ createdAt }) => <SaidMoment at={createdAt} />,
    },
    {
      id: 'took',
      title: t('deployment.jobs.took'),
      width: '96px',
      align: 'end',
      cell: (job) => <Took from={job.startedAt} until={job.endedAt} />,
    },
    {
      id: 'acts',
      title: t('deployment.jobs.acts'),
      width: '200px',
      cell: (job) => (
        <Row as="span" wrap gap={1}>
          <JobActs job={job} />
        </Row>
      ),
    },
  ];
}

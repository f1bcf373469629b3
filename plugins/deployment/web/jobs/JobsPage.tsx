import { useLoaderData, useLocation } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { listQuery } from 'edutech/core/ui/table/rules/list-address';
import type { TagTone } from 'edutech/core/ui/Tag';
import { type Translate, useCall, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { cancelJob, type JobRow, listJobs, retryJob } from '../../api';
import { jobStates } from '../../model/job-states';
import { Moment } from '../shared/Moment';
import { useReadingAgain } from '../shared/use-reading-again';
import { Took, WorkState } from '../shared/Working';

type Data = OutputOf<typeof listJobs>;

const stateIn = (query: URLSearchParams) => jobStates.find((one) => one === query.get('state'));

export const loader: Loader<Data> = ({ call, url }) => {
  const { q, page, pageLine } = listQuery(url.searchParams);
  const state = stateIn(url.searchParams);
  return call(listJobs, { page, pageLine, ...(q && { q }), ...(state && { state }) });
};

/** The queue: what runs, what waits, what failed and why. */
export function Page() {
  const { items, total, counts } = useLoaderData<Data>();
  const t = useText();
  const isMoving = counts.running + counts.waiting > 0;
  useReadingAgain(isMoving);
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <PageFrame title={t('deployment.jobs.title')} note={t('deployment.jobs.note')}>
      <FilterBar
        search={t('deployment.jobs.search')}
        filters={[
          {
            name: 'state',
            label: t('deployment.jobs.state'),
            look: 'chips',
            all: t('deployment.jobs.all', { count: all }),
            options: jobStates.map((value) => ({
              value,
              label: t(`deployment.jobs.state.${value}`),
              count: counts[value],
            })),
          },
        ]}
      />
      <DataTable
        name="deployment.jobs"
        label={t('deployment.jobs.title')}
        columns={columnsOf(t)}
        rows={items}
        total={total}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        filters={['state']}
        acts={(job) => <Acts job={job} />}
        empty={{
          title: t('deployment.jobs.empty'),
          text: t(query.has('state') ? 'deployment.jobs.emptyState' : 'deployment.jobs.emptyText'),
        }}
      />
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
      cell: ({ name, failure }) => (
        <span className="deployment-setting">
          <code className="strong">{name}</code>
          {failure && <small className="deployment-bad">{failure}</small>}
        </span>
      ),
    },
    {
      id: 'state',
      title: t('deployment.jobs.state'),
      width: '150px',
      cell: ({ name, state, progress }) => (
        <WorkState
          tone={tones[state]}
          text={`deployment.jobs.state.${state}`}
          name={name}
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
      width: '150px',
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      id: 'took',
      title: t('deployment.jobs.took'),
      width: '96px',
      align: 'end',
      cell: (job) => <Took from={job.startedAt} until={job.endedAt} />,
    },
  ];
}

function Acts({ job: { id, name, state } }: { readonly job: JobRow }) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  // a refusal has been said by the call
  const act = (work: Promise<unknown>, text: string) =>
    void work.then(() => say(text, { name })).catch(() => undefined);
  if (state === 'failed' || state === 'cancelled') {
    return (
      <Button
        size="small"
        look="soft"
        icon="ArrowClockwise"
        onClick={() => act(call(retryJob, { jobId: id }), 'deployment.jobs.retried')}
      >
        {t('deployment.jobs.retry')}
      </Button>
    );
  }
  if (state !== 'waiting') return null;
  return (
    <Button
      size="small"
      look="quiet"
      onClick={() => act(call(cancelJob, { jobId: id }), 'deployment.jobs.cancelledOne')}
    >
      {t('deployment.jobs.cancel')}
    </Button>
  );
}

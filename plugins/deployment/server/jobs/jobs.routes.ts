import { notFound } from 'edutech/core/common/errors';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { WatchedJob } from './watch.queries';
import { cancelWaitingJob, countJobs, retryEndedJob, selectJobs } from './watch.queries';
import type { SingleHandler } from 'edutech/core/server/call';
import type { cancelJob, JobRow, listJobs, retryJob } from '../../api';

const none = { waiting: 0, running: 0, failed: 0, done: 0, cancelled: 0 };

export const list: SingleHandler<typeof listJobs> = async ({ db, input }) => {
  const { state, q, page, pageLine: line } = input;
  const [jobs, counted] = await Promise.all([
    selectJobs(db, { page, line, ...(state && { state }), ...(q && { q }) }),
    countJobs(db, q),
  ]);
  const counts = { ...none, ...Object.fromEntries(counted.map((row) => [row.state, row.count])) };
  const total = state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { items: jobs.map(rowOf), total, counts };
};

const rowOf = (job: WatchedJob): JobRow => ({
  ...job,
  createdAt: job.createdAt.toISOString(),
  startedAt: job.startedAt?.toISOString() ?? null,
  endedAt: job.endedAt?.toISOString() ?? null,
  // the first line says what; the stack belongs into the log
  failure: (job.failure ?? '').split('\n', 1)[0]!.slice(0, 500),
});

/** Does something to the job that is named, and records who did. */
const changing =
  (audit: Audit, act: string, change: typeof retryEndedJob | typeof cancelWaitingJob) =>
  async ({ db, actor, input, now, client }: Parameters<SingleHandler<typeof retryJob | typeof cancelJob>>[0]) => {
    const job = await change(db, input.jobId, now);
    if (!job) throw notFound('deployment.error.noJob');
    const facts = { job: job.name };
    await audit.record(db, actor, { act, objectKind: 'job', objectId: input.jobId, facts, address: client.address });
    return {};
  };

export const retry = (audit: Audit): SingleHandler<typeof retryJob> =>
  changing(audit, 'deployment.retryJob', retryEndedJob);

export const cancel = (audit: Audit): SingleHandler<typeof cancelJob> =>
  changing(audit, 'deployment.cancelJob', cancelWaitingJob);

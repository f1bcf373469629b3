import { notFound } from 'edutech/core/common/errors';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { WatchedJob } from './watch.queries';
import {
  cancelWaitingJob,
  countJobs,
  retryEndedJob,
  selectJobs,
  selectLastEnds,
  selectSchedules,
} from './watch.queries';
import type { SingleHandler } from 'edutech/core/server/call';
import type { Language } from 'edutech/core/common/languages';
import type { Texts } from 'edutech/core/server/texts';
import type { cancelJob, JobRow, jobsNow, listJobs, retryJob } from '../../api';
import { reasonOf } from '../../model/failure';
import { nextRun } from '../../model/schedule';
import { jobWord } from './job-words';
import { remedyFor } from './remedies';

const none = { waiting: 0, running: 0, failed: 0, done: 0, cancelled: 0 };

export const list =
  (texts: Texts): SingleHandler<typeof listJobs> =>
  async ({ db, input, language }) => {
    const { state, q, page, pageLine: line } = input;
    const [jobs, counted] = await Promise.all([
      selectJobs(db, { page, line, ...(state && { state }), ...(q && { q }) }),
      countJobs(db, q),
    ]);
    const counts = { ...none, ...Object.fromEntries(counted.map((row) => [row.state, row.count])) };
    const total = state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0);
    return { items: jobs.map((job) => rowOf(job, texts, language)), total, counts };
  };

/** So many that were given up, or that run, are looked at first; the list has all. */
const mostLooked = 20;

export const now =
  (texts: Texts): SingleHandler<typeof jobsNow> =>
  async ({ db, language, now }) => {
    const of = (state: string) => selectJobs(db, { state, page: 1, line: mostLooked });
    const [failed, running, counted, schedules] = await Promise.all([
      of('failed'),
      of('running'),
      countJobs(db, undefined),
      selectSchedules(db),
    ]);
    const ends = await selectLastEnds(
      db,
      schedules.map(({ name }) => name),
    );
    const lastOf = new Map(ends.map((end) => [end.name, end]));
    const counts = { ...none, ...Object.fromEntries(counted.map((row) => [row.state, row.count])) };
    return {
      failed: failed.map((job) => rowOf(job, texts, language)),
      running: running.map((job) => rowOf(job, texts, language)),
      waiting: counts.waiting,
      counts,
      scheduled: schedules.map(({ name, cron }) => {
        const last = lastOf.get(name);
        return {
          name,
          title: jobWord(texts, language, name),
          cron,
          last: last
            ? {
                state: last.state,
                endedAt: last.endedAt.toISOString(),
                milliseconds: last.endedAt.getTime() - last.startedAt.getTime(),
              }
            : null,
          next: nextRun(cron, now)?.toISOString() ?? null,
        };
      }),
    };
  };

const rowOf = (job: WatchedJob, texts: Texts, language: Language): JobRow => ({
  ...job,
  title: jobWord(texts, language, job.name),
  reason: job.state === 'failed' ? reasonOf(job.failure ?? '') : null,
  path: remedyFor(job.name),
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

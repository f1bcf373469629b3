import { conflict, notFound } from 'edutech/core/common/errors';
import type { Language } from 'edutech/core/common/languages';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { SingleHandler } from 'edutech/core/server/call';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import type { cancelJob, JobPages, JobRow, jobsNow, listJobs, retryJob, stopJob } from '../../api';
import { reasonOf } from '../../model/failure';
import { nextRun } from '../../model/schedule';
import { jobWord } from './job-words';
import type { JobsParts } from './parts';
import { remedyFor } from './remedies';
import { selectSchedules } from './schedules';
import {
  cancelWaitingJob,
  countJobs,
  retryEndedJob,
  selectJobs,
  selectLastEnds,
  selectRunningQueue,
  type WatchedJob,
} from './watch.queries';

const none = { waiting: 0, running: 0, failed: 0, done: 0, cancelled: 0 };

export const list =
  (parts: JobsParts): SingleHandler<typeof listJobs> =>
  async ({ db, input, language }) => {
    const { state, q, page, pageLine: line } = input;
    const [jobs, counted] = await Promise.all([
      selectJobs(db, { page, line, ...(state && { state }), ...(q && { q }) }),
      countJobs(db, q),
    ]);
    const counts = { ...none, ...Object.fromEntries(counted.map((row) => [row.state, row.count])) };
    const total = state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0);
    return { items: jobs.map((job) => rowOf(job, parts, language)), total, counts };
  };

/** So many that were given up, or that run, are looked at first; the list has all. */
const mostLooked = 20;

export const now =
  (parts: JobsParts): SingleHandler<typeof jobsNow> =>
  async ({ db, language, now }) => {
    const of = (state: string) => selectJobs(db, { state, page: 1, line: mostLooked });
    const [failed, running, counted, schedules] = await Promise.all([
      of('failed'),
      of('running'),
      countJobs(db, undefined),
      selectSchedules(db, parts),
    ]);
    const ends = await selectLastEnds(
      db,
      schedules.map(({ name }) => name),
    );
    const lastOf = new Map(ends.map((end) => [end.name, end]));
    const counts = { ...none, ...Object.fromEntries(counted.map((row) => [row.state, row.count])) };
    return {
      failed: failed.map((job) => rowOf(job, parts, language)),
      running: running.map((job) => rowOf(job, parts, language)),
      waiting: counts.waiting,
      counts,
      scheduled: schedules.map(({ name, cron, isOn }) => {
        const last = lastOf.get(name);
        return {
          name,
          title: jobWord(parts.texts, language, name),
          cron,
          isOn,
          last: last
            ? {
                state: last.state,
                endedAt: last.endedAt.toISOString(),
                milliseconds: last.endedAt.getTime() - last.startedAt.getTime(),
              }
            : null,
          next: isOn ? (nextRun(cron, now)?.toISOString() ?? null) : null,
        };
      }),
    };
  };

function pageOf({ name, payload }: WatchedJob, pages: readonly JobPages[]): string {
  const ofArea = payload && pages.find((page) => name in page)?.[name]?.(payload);
  return ofArea || remedyFor(name);
}

const rowOf = (job: WatchedJob, { jobs, pages, texts }: JobsParts, language: Language): JobRow => ({
  ...job,
  title: jobWord(texts, language, job.name),
  reason: job.state === 'failed' ? reasonOf(job.failure ?? '') : null,
  path: pageOf(job, pages),
  canStop: job.state === 'running' && canStop(jobs, job.name),
  createdAt: job.createdAt.toISOString(),
  startedAt: job.startedAt?.toISOString() ?? null,
  endedAt: job.endedAt?.toISOString() ?? null,
  // the first line says what; the stack belongs into the log
  failure: (job.failure ?? '').split('\n', 1)[0]!.slice(0, 500),
});

const canStop = (jobs: Jobs, wanted: string) =>
  jobs.declared().some(({ name, canStop }) => name === wanted && canStop === true);

type ChangingCall = Parameters<SingleHandler<typeof retryJob | typeof cancelJob | typeof stopJob>>[0];

/** Does something to the job that is named, and records who did. */
const changing =
  (audit: Audit, act: string, change: (call: ChangingCall) => Promise<{ readonly name: string } | undefined>) =>
  async (call: ChangingCall) => {
    const { db, actor, input, client } = call;
    const job = await change(call);
    if (!job) throw notFound('deployment.error.noJob');
    const facts = { job: job.name };
    await audit.record(db, actor, { act, objectKind: 'job', objectId: input.jobId, facts, address: client.address });
    return {};
  };

export const retry = ({ audit }: JobsParts): SingleHandler<typeof retryJob> =>
  changing(audit, 'deployment.retryJob', ({ db, input, now }) => retryEndedJob(db, input.jobId, now));

export const cancel = ({ audit }: JobsParts): SingleHandler<typeof cancelJob> =>
  changing(audit, 'deployment.cancelJob', ({ db, input, now }) => cancelWaitingJob(db, input.jobId, now));

export const stop = ({ audit, jobs }: JobsParts): SingleHandler<typeof stopJob> =>
  changing(audit, 'deployment.stopJob', async ({ db, input }) => {
    const job = await selectRunningQueue(db, input.jobId);
    if (!job) return undefined;
    if (!canStop(jobs, job.name)) throw conflict('deployment.error.neverStops');
    await jobs.stop(db, input.jobId);
    return job;
  });

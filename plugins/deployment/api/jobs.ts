import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { contributions } from 'edutech/core/common/token';
import { failureReasons } from '../model/failure';
import { operator } from './access';

const State = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('running'),
  Type.Literal('failed'),
  Type.Literal('done'),
  Type.Literal('cancelled'),
]);

const Counts = Type.Object({
  waiting: Type.Integer(),
  running: Type.Integer(),
  failed: Type.Integer(),
  done: Type.Integer(),
  cancelled: Type.Integer(),
});

/** A job of the queue. Its payload stays on the server: it may name people. */
export const JobRow = Type.Object({
  id: Type.String(),
  /** As the program calls it: `core.takeUpload`. */
  name: Type.String(),
  /** What it does, in words. */
  title: Type.String(),
  /** Who started it; empty: the clock or the platform did. */
  by: Type.String(),
  state: State,
  /** 0 to 1 while it runs and reports progress. */
  progress: Maybe(Type.Number()),
  tries: Type.Integer(),
  mostTries: Type.Integer(),
  createdAt: Type.String(),
  startedAt: Maybe(Type.String()),
  endedAt: Maybe(Type.String()),
  /** Why it failed, in the words of the program; its first line. */
  failure: Type.String(),
  /** The same as one of the reasons that have a sentence; null: it has not failed. */
  reason: Maybe(Type.Enum([...failureReasons])),
  /** Path of the page where its cause can be mended; empty: trying again is all there is. */
  path: Type.String(),
  /** It runs, and ends at its next safe place when it is stopped. */
  canStop: Type.Boolean(),
});
export type JobRow = Static<typeof JobRow>;

/** Work that returns by itself. */
export const ScheduledJob = Type.Object({
  name: Type.String(),
  title: Type.String(),
  /** Five fields, in the time of the city. */
  cron: Type.String(),
  isOn: Type.Boolean(),
  /** The last run that ended; null: none in three days. */
  last: Maybe(Type.Object({ state: State, endedAt: Type.String(), milliseconds: Type.Integer() })),
  next: Maybe(Type.String()),
});
export type ScheduledJob = Static<typeof ScheduledJob>;

/** Where the cause of what a job could not do is mended, by the job's name: the path of the page, given its payload. */
export type JobPages = Readonly<Record<string, (payload: Readonly<Record<string, unknown>>) => string>>;
export const JobPages = contributions<JobPages>('deployment.JobPages');

/** What an administrator looks at first: what was given up, what goes on, and what returns by the clock. */
export const jobsNow = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/deployment/jobs-now',
  access: operator('jobs'),
  input: Type.Object({}),
  output: Type.Object({
    failed: Type.Array(JobRow),
    running: Type.Array(JobRow),
    waiting: Type.Integer(),
    scheduled: Type.Array(ScheduledJob),
    counts: Counts,
  }),
});

/** The queue: newest first, with how many there are in each state. Jobs are kept for three days after their end. */
export const listJobs = endpoint({
  method: 'GET',
  root: 'auth',
  path: '/deployment/jobs',
  access: operator('jobs'),
  input: Type.Object({
    state: Type.Optional(State),
    q: Type.Optional(Type.String({ maxLength: 100 })),
    page: Type.Integer({ minimum: 1, maximum: 100_000, default: 1 }),
    pageLine: Type.Integer({ minimum: 1, maximum: 500, default: 15 }),
  }),
  output: Type.Object({
    items: Type.Array(JobRow),
    total: Type.Integer(),
    counts: Counts,
  }),
});

/** Tries a failed or cancelled job again, now. Throws `deployment.error.noJob` (404) for any other. */
export const retryJob = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/retry-job',
  access: operator('jobs'),
  input: Type.Object({ jobId: Id }),
  output: Type.Object({}),
});

/** Takes a waiting job out of the queue. Throws `deployment.error.noJob` (404) when it does not wait. */
export const cancelJob = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/cancel-job',
  access: operator('jobs'),
  input: Type.Object({ jobId: Id }),
  output: Type.Object({}),
});

/**
 * Stops a run at its next safe place, after which it is not tried again. Throws `deployment.error.noJob` (404) when it does not
 * run, `deployment.error.neverStops` (409) when jobs of its kind have no such place.
 */
export const stopJob = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/stop-job',
  access: operator('jobs'),
  input: Type.Object({ jobId: Id }),
  output: Type.Object({}),
});

/** Switches a schedule off or on, in every process; its job can still be started by hand. 404 where there is none. */
export const turnSchedule = endpoint({
  method: 'POST',
  root: 'auth',
  path: '/deployment/turn-schedule',
  access: operator('jobs'),
  input: Type.Object({ job: Type.String({ pattern: '^[a-zA-Z]+\\.[a-zA-Z.]{1,80}$' }), on: Type.Boolean() }),
  output: Type.Object({}),
});

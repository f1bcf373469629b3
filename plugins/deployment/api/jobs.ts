import Type, { type Static } from 'typebox';
import { Id, Maybe } from 'edutech/core/common/wire/kinds';
import { endpoint } from 'edutech/core/common/endpoint';
import { operator } from './access';

const State = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('running'),
  Type.Literal('failed'),
  Type.Literal('done'),
  Type.Literal('cancelled'),
]);

/** A job of the queue. Its payload stays on the server: it may name people. */
export const JobRow = Type.Object({
  id: Type.String(),
  name: Type.String(),
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
});
export type JobRow = Static<typeof JobRow>;

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
    counts: Type.Object({
      waiting: Type.Integer(),
      running: Type.Integer(),
      failed: Type.Integer(),
      done: Type.Integer(),
      cancelled: Type.Integer(),
    }),
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

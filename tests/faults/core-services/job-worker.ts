import 'reflect-metadata/lite';
import { setTimeout as delay } from 'node:timers/promises';
import Type from 'typebox';
import { systemClock } from 'edutech/core/server/clock';
import { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { PostgresEvents } from 'edutech/core/server/events/postgres-events';
import { PgBossJobs } from 'edutech/core/server/queue/pg-boss-jobs';
import { standardLogger } from 'edutech/core/server/logging/line-logger';
import { argument, say } from './child-process';

// One server process that works: says when it begins and ends a job, each of which takes a while.
const { url } = argument<{ url: string }>();
const logger = standardLogger(systemClock, 'json', 'error');
const database = new PostgresDatabase(url, logger);
const events = new PostgresEvents(database, systemClock, logger);
const jobs = new PgBossJobs({ url, database, events, clock: systemClock, logger, pollSeconds: 1 });
await events.start();
const slow = {
  name: 'fault.slow',
  payload: Type.Object({ n: Type.Integer() }),
  async run(payload: unknown) {
    const { n } = payload as { n: number };
    say({ began: n });
    await delay(200);
    say({ ended: n });
  },
};
const deadly = {
  name: 'fault.deadly',
  payload: Type.Object({ n: Type.Integer() }),
  tries: 2,
  async run() {
    process.kill(process.pid, 'SIGKILL');
    // nothing comes after it
    await delay(60_000);
  },
  async gaveUp(payload: unknown) {
    say({ gaveUp: (payload as { n: number }).n });
  },
};
await jobs.start([slow, deadly], { works: true });
say({ ready: true });

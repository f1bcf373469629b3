import 'reflect-metadata/lite';
import { join } from 'node:path';
import { systemClock } from 'edutech/core/server/clock';
import { conversionJobs } from 'edutech/plugins/media/server/conversion/convert.job';
import { DiskRenditions } from 'edutech/plugins/media/server/conversion/disk-renditions';
import { findPrograms } from 'edutech/core/server/programs/find-programs';
import { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { PostgresEvents } from 'edutech/core/server/events/postgres-events';
import { DiskContents } from 'edutech/core/server/files/contents/disk-contents';
import { PgBossJobs } from 'edutech/core/server/queue/pg-boss-jobs';
import { standardLogger } from 'edutech/core/server/logging/line-logger';
import { argument, say } from './child-process';

// Converts whatever is asked for, until it is killed.
const { url, folder } = argument<{ url: string; folder: string }>();
const logger = standardLogger(systemClock, 'json', 'error');
const database = new PostgresDatabase(url, logger);
const events = new PostgresEvents(database, systemClock, logger);
await events.start();
const jobs = new PgBossJobs({ url, database, events, clock: systemClock, logger, pollSeconds: 1 });
const parts = {
  database,
  contents: new DiskContents(join(folder, 'files')),
  renditions: new DiskRenditions(join(folder, 'renditions')),
  programs: await findPrograms({ ffmpegPath: '', officePath: '' }),
  clock: systemClock,
  workshop: join(folder, 'workshop'),
};
await jobs.start(conversionJobs(parts, jobs), { works: true });
say({ ready: true });

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { systemClock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import type { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { PostgresEvents } from 'edutech/core/server/events/postgres-events';
import { ContentFiles } from 'edutech/core/server/files/content-files';
import { DiskContents } from 'edutech/core/server/files/contents/disk-contents';
import { PgBossJobs } from 'edutech/core/server/queue/pg-boss-jobs';
import { PostgresSecrets } from 'edutech/core/server/security/signing/postgres-secrets';
import { SignedTickets } from 'edutech/core/server/security/signing/signed-tickets';
import { conversionJobs, type ConversionParts } from 'edutech/plugins/media/server/conversion/convert.job';
import { DiskRenditions } from 'edutech/plugins/media/server/conversion/disk-renditions';
import { QueuedConversions } from 'edutech/plugins/media/server/conversion/queued-conversions';
import { converting, needConverters, programs, workFolder } from '../../support/conversion/converters';
import { paragraph, wordDocument } from '../../support/conversion/documents';
import { quietLogger, type ScratchDatabase, startScratchDatabase } from '../core-services/scratch-database';

const system = asSystem('test');
let scratch: ScratchDatabase;
let database: PostgresDatabase;
let events: PostgresEvents;
let jobs: PgBossJobs;
let folder: string;
let clean: () => Promise<void>;
let parts: ConversionParts;
let files: ContentFiles;
let conversions: QueuedConversions;

needConverters();
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });
beforeAll(async () => {
  ({ folder, clean } = await workFolder());
  scratch = await startScratchDatabase();
  database = scratch.connect();
  events = new PostgresEvents(database, systemClock, quietLogger);
  await events.start();
  jobs = new PgBossJobs({ url: scratch.appUrl, database, events, clock: systemClock, logger: quietLogger });
  const tickets = new SignedTickets(new PostgresSecrets(database, systemClock));
  const contents = new DiskContents(join(folder, 'files'));
  const renditions = new DiskRenditions(join(folder, 'renditions'));
  // what takes a twentieth of a second takes long here: starting the office program does
  parts = {
    database,
    contents,
    renditions,
    programs,
    clock: systemClock,
    workshop: join(folder, 'workshop'),
    quickMilliseconds: 50,
  };
  await jobs.start(conversionJobs(parts, jobs), { works: false });
  files = new ContentFiles({ contents, tickets, clock: systemClock });
  conversions = new QueuedConversions({ jobs, tickets, programs, clock: systemClock });
});
afterAll(async () => {
  await jobs.drain(0);
  await events.close();
  await scratch.close();
  await clean();
});

const conversionNow = async () =>
  (
    await database.read(system, (db) =>
      db.all<{ state: number; job: string }>(sql`
        select c.state, j.name as job from core.conversion c join jobs.job j on j.id = c.job_id`),
    )
  )[0];

async function runJob(name: string): Promise<void> {
  const [waiting] = await database.read(system, (db) =>
    db.all<{ data: unknown }>(sql`select data from jobs.job where name = ${name} and state = 'created'`),
  );
  const job = conversionJobs(parts, jobs).find((one) => one.name === name)!;
  const signal = new AbortController().signal;
  await job.run(waiting!.data as never, { actor: system, signal, attempt: 1, heartbeat: async () => {} });
}

converting(
  'a document that takes long leaves its place to others, and is made where it may take its time',
  async () => {
    const path = join(folder, 'long.docx');
    await writeFile(path, wordDocument(paragraph('很长')));
    await database.write(system, async (db) => {
      const file = await files.store(db, { path, name: '长.docx' }, 'general', { personId: null, schoolId: null });
      await conversions.request(db, [file]);
    });
    expect(await conversionNow()).toEqual({ state: 3, job: 'core.convertOffice' });
    await runJob('core.convertOffice');
    expect(await conversionNow()).toEqual({ state: 3, job: 'core.convertSlowOffice' });
    await runJob('core.convertSlowOffice');
    expect(await conversionNow()).toEqual({ state: 1, job: 'core.convertSlowOffice' });
  },
);

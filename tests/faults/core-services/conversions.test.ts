import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { systemClock } from 'edutech/core/server/clock';
import { conversionJobs, type ConversionParts } from 'edutech/plugins/media/server/conversion/convert.job';
import { DiskRenditions } from 'edutech/plugins/media/server/conversion/disk-renditions';
import { QueuedConversions } from 'edutech/plugins/media/server/conversion/queued-conversions';
import { resumeConversions, tidyConversions } from 'edutech/plugins/media/server/conversion/tidy-conversions.job';
import { sql } from 'edutech/core/server/data/db';
import type { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { PostgresEvents } from 'edutech/core/server/events/postgres-events';
import { ContentFiles } from 'edutech/core/server/files/content-files';
import { DiskContents } from 'edutech/core/server/files/contents/disk-contents';
import type { JobDeclaration } from 'edutech/core/server/jobs/jobs';
import { PgBossJobs } from 'edutech/core/server/queue/pg-boss-jobs';
import { PostgresSecrets } from 'edutech/core/server/security/signing/postgres-secrets';
import { SignedTickets } from 'edutech/core/server/security/signing/signed-tickets';
import { quietLogger, type ScratchDatabase, startScratchDatabase } from '../../api/core-services/scratch-database';
import { converting, needConverters, programs, workFolder } from '../../support/conversion/converters';
import { makeFilm } from '../../support/conversion/films';
import { programsAtWork } from '../../support/conversion/programs-at-work';
import { type Child, startChild } from './child-process';

const system = asSystem('test');
const silent = { debug() {}, info() {}, warn() {}, error() {}, child: () => quietLogger };
const dayMilliseconds = 86_400_000;
let scratch: ScratchDatabase;
let database: PostgresDatabase;
let events: PostgresEvents;
let jobs: PgBossJobs;
let folder: string;
let clean: () => Promise<void>;
let parts: ConversionParts;
let conversions: QueuedConversions;
let files: ContentFiles;
let child: Child | undefined;

needConverters();
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });
beforeAll(async () => {
  ({ folder, clean } = await workFolder());
  scratch = await startScratchDatabase();
  database = scratch.connect();
  events = new PostgresEvents(database, systemClock, quietLogger);
  await events.start();
  jobs = new PgBossJobs({ url: scratch.appUrl, database, events, clock: systemClock, logger: silent });
  const secrets = new PostgresSecrets(database, systemClock);
  await secrets.load();
  const tickets = new SignedTickets(secrets);
  const contents = new DiskContents(join(folder, 'files'));
  const renditions = new DiskRenditions(join(folder, 'renditions'));
  parts = { database, contents, renditions, programs, clock: systemClock, workshop: join(folder, 'workshop') };
  await jobs.start(conversionJobs(parts, jobs), { works: false });
  files = new ContentFiles({ contents, tickets, clock: systemClock });
  conversions = new QueuedConversions({ jobs, tickets, programs, clock: systemClock });
});
afterAll(async () => {
  child?.kill();
  await jobs.drain(100);
  await events.close();
  await scratch.close();
  await clean();
});

async function startConverter(): Promise<Child> {
  const started = await startChild('converter', { url: scratch.appUrl, folder });
  child = started;
  await vi.waitFor(() => expect(started.lines).toContainEqual({ ready: true }), { timeout: 60_000 });
  return started;
}

async function ask(path: string, name: string) {
  await database.write(system, async (db) => {
    const file = await files.store(db, { path, name }, 'general', { personId: null, schoolId: null });
    await conversions.request(db, [file]);
  });
}

const run = (job: JobDeclaration) =>
  job.run({}, { actor: system, signal: new AbortController().signal, attempt: 1, heartbeat: async () => {} });
const states = async () =>
  (await scratch.asOwner('select state, count(*)::int as count from core.conversion group by 1 order by 1')).rows;

converting(
  'a converter that is killed again and again loses nothing, leaves no program behind and nothing stuck',
  async () => {
    const coding = ['-c:v', 'mpeg4', '-q:v', '5', '-c:a', 'mp3'];
    const film = await makeFilm(join(folder, 'long.avi'), { seconds: 6, size: '1280x720', coding });
    // the group that takes avi is that of films
    await database.write(system, async (db) => {
      const file = await files.store(db, { path: film, name: '长.avi' }, 'video', { personId: null, schoolId: null });
      await conversions.request(db, [file]);
    });
    for (let n = 0; n < 8; n++) {
      const path = join(folder, `picture-${n}.jpg`);
      await sharp({ create: { width: 900, height: 600, channels: 3, background: { r: n * 20, g: 90, b: 10 } } })
        .jpeg()
        .toFile(path);
      await ask(path, `${n}.jpg`);
    }
    for (const pause of [300, 1700, 900]) {
      const converter = await startConverter();
      await delay(pause);
      converter.kill();
      await converter.ended;
      // the kernel ends what the converter had started
      await vi.waitFor(async () => expect(await programsAtWork(parts.workshop)).toEqual([]), { timeout: 5000 });
    }
    await startConverter();
    const end = Date.now() + 150_000;
    while (Date.now() < end && (await states()).some(({ state }) => state === 3)) {
      await run(resumeConversions(parts, conversions));
      await delay(300);
    }
    expect(await states()).toEqual([{ state: 1, count: 9 }]);
    child?.kill();
    await child?.ended;
    const made = await database.read(system, (db) =>
      db.all(sql<{ sha256: string; recipe: string }>`select sha256, recipe from core.conversion`),
    );
    for (const one of made) expect(await parts.renditions.has(one)).toBe(true);
    const later = { ...parts, clock: { now: () => new Date(Date.now() + 2 * dayMilliseconds) } };
    await run(tidyConversions(later, conversions));
    expect(await readdir(parts.workshop).catch(() => [])).toEqual([]);
    expect(await states()).toEqual([{ state: 1, count: 9 }]);
  },
);

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { QueuedConversions } from 'edutech/plugins/media/server/conversion/queued-conversions';
import { DiskRenditions } from 'edutech/plugins/media/server/conversion/disk-renditions';
import { tidyConversions } from 'edutech/plugins/media/server/conversion/tidy-conversions.job';
import { type Query, sql } from 'edutech/core/server/data/db';
import { pick, randomOf } from 'edutech/host/server/demo-city/random';
import { DiskContents } from 'edutech/core/server/files/contents/disk-contents';
import { forgetExpiredFiles, sweepFiles } from 'edutech/core/server/files/sweep-files';
import { UploadSpool } from 'edutech/core/server/uploads/spool/spool';
import { tidyUploads } from 'edutech/core/server/uploads/tidy-uploads.job';
import { type JobDeclaration, Jobs } from 'edutech/core/server/jobs/jobs';
import { Tickets } from 'edutech/core/server/security/tickets';
import { converting, needConverters, programs } from '../../support/conversion/converters';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { report, secondsSince, seedOfRun } from '../report';
import { type KilledServers, startKilledServers } from './killed-servers';
import { type Acknowledged, Uploader } from './uploader';
import { fileMaker } from './varied-files';

const uploads = Number(process.env['LONG_UPLOADS'] ?? 200);
/** People who upload at the same time. */
const people = 5;
const minute = 60_000;
const dayMilliseconds = 1440 * minute;
const system = asSystem('a long run');

/** Asks what the database knows; takes no bytes and runs no jobs. */
let office: TestApp;
let servers: KilledServers;
let data: string;

needConverters();
vi.setConfig({ testTimeout: 60 * minute, hookTimeout: 5 * minute });
beforeAll(async () => {
  office = await startApp();
  data = await mkdtemp(join(tmpdir(), 'edutech-long-'));
  servers = await startKilledServers(office.database, data);
});
afterAll(async () => {
  await servers?.stop();
  await office?.close();
  await rm(data, { recursive: true, force: true });
});

const rows = <Row>(query: Query<Row>) => office.platform.services.database.read(system, (db) => db.all(query));

/** Uploads of several people side by side, and what servers have said of them. */
async function uploadAll(seed: string) {
  const random = randomOf(`${seed} files`);
  const nextFile = await fileMaker(data, random);
  const lessons = (await rows<{ id: string }>(sql`select id from air.resource order by id`)).map(({ id }) => id);
  const who = await signedIn(office, 'cityadmin');
  const kept: Acknowledged[] = [];
  const wrong: string[] = [];
  const told = { refused: 0, left: 0, broken: 0, bytes: 0 };
  let begun = 0;
  const someone = async (nth: number) => {
    const chance = randomOf(`${seed} person ${nth}`);
    const uploader = new Uploader({ who, urls: servers.urls, random: chance });
    while (begun < uploads) {
      const file = await nextFile(++begun);
      if (chance() < 0.05) {
        await uploader.leave(file);
        told.left++;
        continue;
      }
      const done = await uploader.upload(file, pick(lessons, chance).replaceAll('-', ''));
      if ((done === null) !== (file.fate === 'refused')) wrong.push(`${file.name} was ${done ? 'taken' : 'refused'}`);
      if (done) kept.push(done);
      else told.refused++;
      told.bytes += file.content.length;
    }
    told.broken += uploader.broken;
  };
  await Promise.all(Array.from({ length: people }, (_, nth) => someone(nth)));
  return { kept, wrong, told };
}

/** What still waits or runs: uploads, conversions, and jobs of both. */
const atWork = () =>
  rows<{ what: string }>(sql`
    select 'upload ' || id as what from core.upload where state = 'taking'
    union all select 'conversion ' || recipe || ' ' || sha256 from core.conversion where state = 3
    union all select 'job ' || name || ' ' || state from jobs.job
      where state in ('created', 'retry', 'active') and (name = 'core.takeUpload' or name like 'core.convert%')`);

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

const running = { actor: system, signal: new AbortController().signal, attempt: 1, heartbeat: async () => {} };
const run = (job: JobDeclaration) => job.run({}, running);

/** Every job that cleans, as it would run in nine days: whatever was left is old by then. */
async function cleanAll(): Promise<void> {
  const { services, container } = office.platform;
  const { database } = services;
  const clock = { now: () => new Date(Date.now() + 9 * dayMilliseconds) };
  const contents = new DiskContents(join(data, 'files'));
  const renditions = new DiskRenditions(join(data, 'renditions'));
  const tickets = container.get(Tickets);
  const conversions = new QueuedConversions({ jobs: container.get(Jobs), tickets, programs, clock });
  const parts = { database, contents, renditions, programs, clock, workshop: join(data, 'workshop') };
  await run(tidyUploads(database, new UploadSpool(join(data, 'uploads/pieces')), clock));
  await forgetExpiredFiles({ contents, database, clock }, running);
  await sweepFiles({ contents, database }, clock.now(), running);
  await run(tidyConversions(parts, conversions));
}

const names = (folder: string) => readdir(join(data, folder)).catch(() => [] as string[]);

converting(
  '200 uploads and conversions under servers and converters that are killed at random lose nothing',
  async () => {
    const seed = seedOfRun();
    const began = Date.now();
    report('uploads and conversions, killed at random', { seed, uploads });
    let isSent = false;
    // what has come is still being converted when the last upload has: they are killed over that, too
    const isOver = async () => isSent && (await atWork()).length <= uploads / 10;
    const killing = servers.killUntil(isOver, randomOf(`${seed} kills`));
    const { kept, wrong, told } = await uploadAll(seed).finally(() => {
      isSent = true;
    });
    const sent = secondsSince(began);
    await killing;
    expect(wrong).toEqual([]);

    // nobody is killed any more: what was begun comes to its end by itself
    await vi.waitFor(async () => expect(await atWork()).toEqual([]), { timeout: 20 * minute, interval: 2000 });
    await servers.stop();

    const ours = kept.map(({ sha256 }) => sha256);
    const ends = await rows<{ sha256: string; state: number; fault: string }>(sql`
      select sha256, state, fault from core.conversion where sha256 = any(${ours}::text[])`);
    const ended = new Map(ends.map((end) => [end.sha256, end]));
    const count = (of: (end: (typeof ends)[number]) => boolean) => ends.filter(of).length;
    report('what became of it', {
      seed,
      'all was sent after': sent,
      'all was at rest after': secondsSince(began),
      megabytes: Math.round(told.bytes / 1_048_576),
      acknowledged: kept.length,
      'refused, as they should be': told.refused,
      'left unfinished': told.left,
      'servers killed': servers.killed.servers,
      'converters killed': servers.killed.converters,
      'requests that broke': told.broken,
      converted: count(({ state }) => state === 1),
      'killed too often to be converted': count(({ fault }) => fault === 'gaveUp'),
    });
    await cleanAll();

    // what was acknowledged is there, by its hash
    const contents = new DiskContents(join(data, 'files'));
    const files = await rows<{ id: string; sha256: string }>(sql`select id, sha256 from core.file`);
    const rowOf = new Map(files.map((file) => [file.id.replaceAll('-', ''), file.sha256]));
    const lost: string[] = [];
    for (const { name, fileId, sha256 } of kept) {
      const isThere =
        rowOf.get(fileId) === sha256 && (await hashOf(contents.pathOf(sha256)).catch(() => '')) === sha256;
      if (!isThere) lost.push(name);
    }
    expect(lost).toEqual([]);

    // and nothing is there that nobody has
    const named = new Set(files.map(({ sha256 }) => sha256));
    const orphans: string[] = [];
    for await (const sha256 of contents.placedBefore(new Date('2100-01-01')))
      if (!named.has(sha256)) orphans.push(sha256);
    for await (const one of new DiskRenditions(join(data, 'renditions')).all())
      if (!named.has(one.sha256)) orphans.push(`${one.recipe} of ${one.sha256}`);
    for (const folder of ['files/draft', 'uploads/pieces', 'workshop']) orphans.push(...(await names(folder)));
    expect(orphans).toEqual([]);

    // all were converted; what was killed too often is told so, and may be tried again
    const nameOf = new Map(kept.map(({ sha256, name }) => [sha256, name]));
    expect([...nameOf.keys()].filter((sha256) => !ended.has(sha256))).toEqual([]);
    const failed = [...ended.values()].filter(({ state, fault }) => state !== 1 && fault !== 'gaveUp');
    expect(failed.map(({ sha256, fault }) => `${nameOf.get(sha256)}: ${fault}`)).toEqual([]);
  },
);

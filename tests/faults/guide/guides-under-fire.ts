import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect } from 'vitest';
import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import { pick, randomOf } from 'edutech/host/server/demo-city/random';
import type { Answer } from 'edutech/plugins/questions/kit/common/answer';
import { freePort } from '../../bench/support/child';
import { assignment, block, part } from '../../api/guide/guide-kit';
import { report, secondsSince } from '../../long/report';
import { signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { cityWithOnly } from '../few-areas';
import { type Kill, killAtRandom, startServerOf } from '../teaching-loop/killer';
import { openLine } from '../teaching-loop/line';
import { startOwnDatabase } from '../teaching-loop/own-database';
import { GuideReader } from './guide-reader';

export interface Extent {
  readonly students: number;
  readonly kills: number;
  readonly seed: string;
}

interface Over {
  readonly app: TestApp;
  readonly readers: readonly GuideReader[];
  readonly kills: readonly Kill[];
}

const root = new URL('../../../', import.meta.url).pathname;
const areas = ['guide'];
/** More calls than any city allows: everybody sits at one address. */
const city = { ...cityWithOnly(...areas), settings: { requestsPerMinute: 1_000_000 } };
const slug = 'remove-brackets';
/** What the block asks: in words, and a question of the bank. */
const items = [part(slug, 1, 1), part(slug, 1, 2)];
const blockId = block(slug, 1);
const system = asSystem('a run of faults');

/** A guide book that students answer while everything dies: the one thing that may not happen is that something acknowledged is missing. */
export async function nothingAcknowledgedIsMissing(extent: Extent): Promise<void> {
  const began = Date.now();
  const closers: (() => unknown)[] = [];
  try {
    const over = await guideUnderFire(extent, closers);
    tell(over, extent, began);
    expect(over.kills).toHaveLength(extent.kills);
    await everyAcknowledgedAnswerIsThere(over);
    await theLastAnswerStands(over);
    await everyBlockIsSubmittedAndMarked(over);
  } finally {
    for (const close of closers.splice(0).reverse()) await close();
  }
}

/**
 * Students answer on pages whose tabs and lines are cut, while two servers are killed before, in and after their COMMITs, and
 * PostgreSQL with them. Resolves when everybody has submitted.
 */
async function guideUnderFire({ kills: count, students, seed }: Extent, closers: (() => unknown)[]): Promise<Over> {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-guide-faults-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const own = await startOwnDatabase(folder);
  closers.push(() => own.stop());
  const app = await startApp({ plugins: areas, database: own.database, city });
  closers.push(() => app.close());
  const seated = await readersOf(app, students);
  expect(seated).toHaveLength(students);

  const cityFile = join(folder, 'city.json');
  writeFileSync(cityFile, JSON.stringify(city));
  const ports = [await freePort(), await freePort()];
  const startServer = startServerOf(process.env['EDUTECH_DIST'] ?? join(root, 'dist'), folder, own, ports, cityFile);
  const servers = [await startServer(0), await startServer(1)];
  closers.push(() => Promise.all(servers.map((server) => server.stop())));
  const readers: GuideReader[] = [];
  for (const [at, { attemptId, personId }] of seated.entries()) {
    const line = await openLine(ports);
    closers.push(() => line.close());
    const caller = await signedInPerson(app, personId);
    readers.push(new GuideReader({ attemptId, personId, caller }, line, items, blockId, randomOf(`${seed} student ${at}`)));
  }

  let isOver = false;
  const working = readers.map((one) => one.work(() => isOver));
  const random = randomOf(`${seed} kills`);
  const killable = { students: readers, teachers: [], servers, own, startServer };
  const kills = await killAtRandom(killable, Math.ceil(count * 0.9), random);
  isOver = true;
  await Promise.all(working);
  // they submit while the last things are killed
  const over = Promise.all(readers.map((one) => one.finish()));
  const last = await killAtRandom({ ...killable, students: [pick(readers, random)] }, count - kills.length, random);
  await over;
  return { app, readers, kills: [...kills, ...last] };
}

/** Students of the class who have not submitted anything. */
const readersOf = (app: TestApp, most: number) =>
  rows(
    app,
    sql<{ attemptId: Id; personId: Id }>`select id as attempt_id, person_id from guide.attempt
      where assignment_id = ${assignment(slug)} and submitted = '{}' order by id limit ${most}`,
  );

const rows = <Row>({ platform }: TestApp, query: Query<Row>) =>
  platform.services.database.read(system, (db) => db.all(query));

function tell({ kills, readers }: Over, { seed }: Extent, began: number): void {
  const byKind = Map.groupBy(kills, ({ what }) => what);
  const sum = (of: (one: GuideReader) => number) => readers.reduce((all, one) => all + of(one), 0);
  report('a guide book under fire', {
    seed,
    took: secondsSince(began),
    students: readers.length,
    ...Object.fromEntries([...byKind].sort().map(([what, of]) => [`killed: ${what}`, of.length])),
    'answers acknowledged': sum(({ acknowledged }) => acknowledged.length),
    'pages opened': sum(({ opened }) => opened),
  });
}

/** All that a server has ever said to keep is among the events, word for word. */
async function everyAcknowledgedAnswerIsThere({ app, readers }: Over): Promise<void> {
  const events = await rows(
    app,
    sql<{ name: string; answer: Answer }>`
      select attempt_id || '/' || item_id || '/' || client || '/' || sequence as name, answer from guide.answer_event`,
  );
  const known = new Map(events.map(({ name, answer }) => [name.replaceAll('-', ''), JSON.stringify(answer)]));
  const acknowledged = readers.flatMap((one) => one.acknowledged);
  expect(acknowledged.length).toBeGreaterThan(readers.length);
  const missing = acknowledged.filter(
    ({ attemptId, itemId: item, client, sequence, answer }) =>
      known.get(`${attemptId}/${item}/${client}/${sequence}`) !== JSON.stringify(answer),
  );
  expect(missing).toEqual([]);
}

/** What stands is what each student was last told to be safe, and nothing waits on a device any more. */
async function theLastAnswerStands({ app, readers }: Over): Promise<void> {
  const standing = await rows(
    app,
    sql<{ name: string; answer: Answer }>`select attempt_id || '/' || item_id as name, answer from guide.answer`,
  );
  const now = new Map(standing.map(({ name, answer }) => [name.replaceAll('-', ''), JSON.stringify(answer)]));
  const wrong = readers.flatMap(({ who, device }) =>
    [...device.safe].filter(
      ([place, { value }]) => now.get(`${who.attemptId}/${place.slice(0, 32)}`) !== JSON.stringify(value),
    ),
  );
  expect(wrong).toEqual([]);
  expect(readers.map(({ device }) => device.waiting).filter((waiting) => waiting > 0)).toEqual([]);
}

/** Every block is submitted, and its question marked by the answer that stands; no answer came too late. */
async function everyBlockIsSubmittedAndMarked({ app, readers }: Over): Promise<void> {
  const attempts = await rows(
    app,
    sql<{ id: Id; marks: number }>`select t.id, (select count(*)::int from guide.mark k where k.attempt_id = t.id) as marks
      from guide.attempt t where ${blockId}::uuid = any(t.submitted)`,
  );
  const marks = new Map(attempts.map(({ id, marks: count }) => [id.replaceAll('-', ''), count]));
  expect(readers.map(({ who }) => marks.get(who.attemptId))).toEqual(readers.map(() => 1));
  expect(await rows(app, sql`select 1 from guide.answer_event where not counted`)).toEqual([]);
}

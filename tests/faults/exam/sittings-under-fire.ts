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
import { holdExam, itemId } from '../../api/exam/sitting/sitting-kit';
import { report, secondsSince } from '../../long/report';
import { signedInPerson } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { cityWithOnly } from '../few-areas';
import { type Kill, killAtRandom, startServerOf } from '../teaching-loop/killer';
import { openLine } from '../teaching-loop/line';
import { startOwnDatabase } from '../teaching-loop/own-database';
import { Sitter } from './sitter';
import { nothingWrittenIsMissing, writersBeside } from './writers-beside';

export interface Extent {
  readonly students: number;
  readonly kills: number;
  readonly seed: string;
}

interface Over {
  readonly app: TestApp;
  readonly sitters: readonly Sitter[];
  readonly kills: readonly Kill[];
  readonly words: { readonly standing: number; readonly gone: number };
}

const root = new URL('../../../', import.meta.url).pathname;
const areas = ['exam', 'prepare'];
/** More calls than any city allows: everybody sits at one address. */
const city = { ...cityWithOnly(...areas), settings: { requestsPerMinute: 1_000_000 } };
const items = ['below-zero', 'tolerance-of-flour', 'move-on-line', 'signs-on-line', 'scientific-notation'].map(itemId);
const system = asSystem('a run of faults');

/** An exam, and a plan that two teachers write meanwhile, in which everything dies: nothing acknowledged may be missing. */
export async function nothingAcknowledgedIsMissing(extent: Extent): Promise<void> {
  const began = Date.now();
  const closers: (() => unknown)[] = [];
  try {
    const over = await examUnderFire(extent, closers);
    tell(over, extent, began);
    expect(over.kills).toHaveLength(extent.kills);
    expect(over.words.standing + over.words.gone).toBeGreaterThan(10 * extent.kills);
    await everyAcknowledgedAnswerIsThere(over);
    await theLastAnswerStands(over);
    await receiptsStand(over);
  } finally {
    for (const close of closers.splice(0).reverse()) await close();
  }
}

/**
 * Students answer on pages whose tabs and lines are cut, while two servers are killed before, in and after their COMMITs, and
 * PostgreSQL with them. Resolves when everybody has a receipt, and the plan is saved.
 */
async function examUnderFire({ kills: count, students, seed }: Extent, closers: (() => unknown)[]): Promise<Over> {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-exam-faults-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const own = await startOwnDatabase(folder);
  closers.push(() => own.stop());
  const app = await startApp({ plugins: areas, database: own.database, city });
  closers.push(() => app.close());
  const { examId } = await holdExam(app, {
    startsIn: -60_000,
    minutes: 300,
    classIds: app.world.people.teacher.classIds,
  });
  const seated = await seatsOf(app, examId, students);
  expect(seated).toHaveLength(students);

  const cityFile = join(folder, 'city.json');
  writeFileSync(cityFile, JSON.stringify(city));
  const ports = [await freePort(), await freePort()];
  const startServer = startServerOf(process.env['EDUTECH_DIST'] ?? join(root, 'dist'), folder, own, ports, cityFile);
  const servers = [await startServer(0), await startServer(1)];
  closers.push(() => Promise.all(servers.map((server) => server.stop())));
  const sitters: Sitter[] = [];
  for (const [at, { sittingId, personId }] of seated.entries()) {
    const line = await openLine(ports);
    closers.push(() => line.close());
    const caller = await signedInPerson(app, personId);
    sitters.push(new Sitter({ sittingId, personId, caller }, line, items, randomOf(`${seed} student ${at}`)));
  }

  const beside = await writersBeside(app, ports, seed);
  for (const { line } of beside) closers.push(() => line.close());

  let isOver = false;
  const working = [
    ...sitters.map((one) => one.work(() => isOver)),
    ...beside.map(({ writer }, at) => writer.write(['甲', '乙'][at]!, () => isOver)),
  ];
  const random = randomOf(`${seed} kills`);
  const killable = { students: [...sitters, ...beside], teachers: [], servers, own, startServer };
  const kills = await killAtRandom(killable, Math.ceil(count * 0.9), random);
  isOver = true;
  await Promise.all(working);
  // they hand in while the last things are killed
  const over = Promise.all(sitters.map((one) => one.finish())).then(() =>
    Promise.all(sitters.map((one) => one.handIn())),
  );
  const last = await killAtRandom({ ...killable, students: [pick(sitters, random)] }, count - kills.length, random);
  await over;
  const words = await nothingWrittenIsMissing(app, beside);
  return { app, sitters, kills: [...kills, ...last], words };
}

/** Who sits the exam, the first by seat. */
const seatsOf = (app: TestApp, examId: Id, most: number) =>
  rows(
    app,
    sql<{ sittingId: Id; personId: Id }>`select id as sitting_id, person_id from exam.sitting
      where exam_id = ${examId} order by seat limit ${most}`,
  );

const rows = <Row>({ platform }: TestApp, query: Query<Row>) =>
  platform.services.database.read(system, (db) => db.all(query));

function tell({ kills, sitters, words }: Over, { seed }: Extent, began: number): void {
  const byKind = Map.groupBy(kills, ({ what }) => what);
  const sum = (of: (one: Sitter) => number) => sitters.reduce((all, one) => all + of(one), 0);
  report('an exam under fire', {
    seed,
    took: secondsSince(began),
    students: sitters.length,
    ...Object.fromEntries([...byKind].sort().map(([what, of]) => [`killed: ${what}`, of.length])),
    'answers acknowledged': sum(({ acknowledged }) => acknowledged.length),
    'words of a plan that stand': words.standing,
    'words that were taken out': words.gone,
    'pages opened': sum(({ opened }) => opened),
    'handed in': sitters.filter(({ receipt }) => receipt !== '').length,
  });
}

/** All that a server has ever said to keep is among the events, word for word. */
async function everyAcknowledgedAnswerIsThere({ app, sitters }: Over): Promise<void> {
  const events = await rows(
    app,
    sql<{ name: string; answer: Answer }>`
      select sitting_id || '/' || item_id || '/' || client || '/' || sequence as name, answer from exam.answer_event`,
  );
  const known = new Map(events.map(({ name, answer }) => [name.replaceAll('-', ''), JSON.stringify(answer)]));
  const acknowledged = sitters.flatMap((one) => one.acknowledged);
  expect(acknowledged.length).toBeGreaterThan(sitters.length);
  const missing = acknowledged.filter(
    ({ sittingId, itemId: item, client, sequence, answer }) =>
      known.get(`${sittingId}/${item}/${client}/${sequence}`) !== JSON.stringify(answer),
  );
  expect(missing).toEqual([]);
}

/** What stands is what each student was last told to be safe, and nothing waits on a device any more. */
async function theLastAnswerStands({ app, sitters }: Over): Promise<void> {
  const standing = await rows(
    app,
    sql<{ name: string; answer: Answer }>`select sitting_id || '/' || item_id as name, answer from exam.sitting_answer`,
  );
  const now = new Map(standing.map(({ name, answer }) => [name.replaceAll('-', ''), JSON.stringify(answer)]));
  const wrong = sitters.flatMap(({ who, device }) =>
    [...device.safe].filter(
      ([place, { value }]) => now.get(`${who.sittingId}/${place.slice(0, 32)}`) !== JSON.stringify(value),
    ),
  );
  expect(wrong).toEqual([]);
  expect(sitters.map(({ device }) => device.waiting).filter((waiting) => waiting > 0)).toEqual([]);
}

/** The receipts that students were given are those that stand, and no answer came too late. */
async function receiptsStand({ app, sitters }: Over): Promise<void> {
  const sat = await rows(
    app,
    sql<{ id: Id; receipt: string }>`select id, receipt from exam.sitting where receipt <> ''`,
  );
  const receipts = new Map(sat.map(({ id, receipt }) => [id, receipt]));
  expect(sitters.map(({ who, receipt }) => receipts.get(who.sittingId) === receipt)).not.toContain(false);
  expect(await rows(app, sql`select 1 from exam.answer_event where not counted`)).toEqual([]);
}

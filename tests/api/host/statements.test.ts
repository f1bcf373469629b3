import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Database } from 'edutech/core/server/data/database';
import { PostgresDatabase } from 'edutech/core/server/data/postgres/postgres-database';
import { Logger } from 'edutech/core/server/logger';
import { HomeSource } from 'edutech/plugins/home/api';
import { endpointsOf, holdersOf, ownInput, type Tried, whoMay } from '../../contract/server/endpoints';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { type Asked, askedBy, counting } from '../../support/servers/trips';

let base: TestApp;
let below: PostgresDatabase;
let app: TestApp;
let reads: Tried[];
const callers = new Map<string, Caller>();
beforeAll(async () => {
  const city = { settings: { requestsPerMinute: 100_000 } };
  base = await startApp({ city });
  below = new PostgresDatabase(base.database.appUrl, base.platform.container.get(Logger));
  app = await startApp({ city, sameDatabaseAs: base, replace: [[Database, counting(below)]] });
  const all = endpointsOf(app);
  // what is refused to everybody costs nothing that could be counted
  reads = all.filter(({ endpoint, samples }) => endpoint.kind === 'read' && !('refused' in samples));
  // the demo city's calendar ends with this year; a roll-over is planned into the next
  const createYear = all.find(({ name }) => name === 'organisation.createYear')!;
  const made = await (await signedIn(app, 'cityadmin')).call(createYear.endpoint, ownInput(createYear));
  expect(made.status, made.text).toBe(200);
  const holders = await holdersOf(app);
  for (const one of reads) {
    const person = whoMay(one, holders);
    callers.set(one.name, person === 'visitor' ? visitorOf(app) : await signedIn(app, person));
  }
});
afterAll(async () => {
  await app.close();
  await below.close();
  await base.close();
}, 60_000);

/** Names by which calls say how many rows they want (specification and ours). */
const sizes = ['pageLine', 'pagesize', 'pageSize', 'limit'];
const sizeOf = ({ endpoint }: Tried) => sizes.find((name) => name in endpoint.input.properties);

/** Enough that rows of each kind are among them, those with files too, which are only asked for where a row has any. */
const fewRows = 10;

/**
 * A handful. A few answers put together a whole school or the whole platform, each table of it with one statement however
 * many rows there are; they cost what is written here, and not one more.
 */
const handful = 8;
const broader: Readonly<Record<string, number>> = {
  // the schools to choose from; one school's grades, classes, students, staff, their places; whose first password waits
  'organisation.cardGroups': 17,
  // the school years, and one school's grades, classes, seats, lessons, posts and heads
  'organisation.rollOverPreview': 10,
  // the checks of the doctor, nearly all of which ask the database one question, and what the clocks ask while they do
  'deployment.checkHealth': 45,
  // a school's week: its classes, teachers, rooms, periods, drafts, needed lessons, days and who may be told
  'organisation.timetableDesk': 16,
  // the week as it will be: what decides about it, days off for its head, people and rooms
  'organisation.timetableWeek': 7,
  // one item, whose question it is, what is withheld, its likes, their bodies and the videos of its chapter
  'work.practiseItem': 9,
  // one item, its question and key, the key that was changed since, its answers, a similar one and their files
  'exam.examItem': 9,
  // an exam, whose it is, its classes and students, results and entries, what the bank knows of its questions, exams beside it
  'exam.examAnalysis': 9,
  // whose child, where it is, whether the school shows results; attempts, remarks, marks, what is known of their questions, and
  // what the child works on, with what it is good at by now
  'guardian.childResults': 11,
  // a collection, and for each area that fills it whose mistakes are known and whose keys may be seen by now
  'wrong.listCollection': 10,
  // an item, whose it is in the area that it comes from, its hints, answers, files, likes, who answers, and one's own questions
  'coach.myItem': 15,
  'coach.deskQueue': 9,
  'coach.deskItem': 11,
  'coach.coachStatistics': 10,
  // what is still open of a project: marks, answers, doubts, pages, batches, appeals and keys
  'marking.releaseCheck': 9,
  // homework's sheet, its marks, and what the bank knows of its questions
  'work.homeworkSummary': 9,
  // the questions of a practice, their files, what may be shown of them by now, and why each is among them
  'wrong.getPractice': 9,
  // one thing with all that its page shows: files and their conversions, chapters of books, points, counts, and what is the
  // reader's own of it
  'air.airDetail': 9,
  'resource.publicResource': 11,
  'resource.showResource': 15,
  // the same, and what was handed in before, with its comments
  'resource.reviewTask': 17,
};

/** What several areas know is asked of each of them by statements of its own, which go out together. */
const gathered = ['home.myTasks', 'home.taskDetails', 'home.teacherHome', 'home.studentHome'];
/** Statements of an area beside those of all others. */
const ofArea = 2;

/**
 * What an answer costs. The first may ask what is remembered afterwards, so the least of several tries counts; a try with no
 * more statements than `enough` is the last.
 */
async function cost(one: Tried, enough: number, more: Readonly<Record<string, unknown>> = {}) {
  const caller = callers.get(one.name)!;
  const least: Asked = { statements: Number.POSITIVE_INFINITY, trips: Number.POSITIVE_INFINITY };
  let rows = 0;
  for (let count = 0; count < 4 && least.statements > enough; count++) {
    const { statements, trips } = await askedBy(async () => {
      const { status, text } = await caller.call(one.endpoint, { ...ownInput(one), ...more });
      expect(status, `${one.name} ${text.slice(0, 200)}`).toBeLessThan(400);
      rows = (text.match(/\{/g) ?? []).length;
    });
    least.statements = Math.min(least.statements, statements);
    least.trips = Math.min(least.trips, trips);
  }
  return { ...least, rows };
}

// some hundred answers, each up to four times
describe('what an answer asks of the database', { timeout: 120_000 }, () => {
  test('does not grow with the rows that it lists', async () => {
    const lists = reads.filter((one) => sizeOf(one) !== undefined);
    expect(lists.length).toBeGreaterThan(1);
    let longer = 0;
    const grown: [string, number, number][] = [];
    for (const one of lists) {
      const size = sizeOf(one)!;
      const { maximum = 50 } = one.endpoint.input.properties[size] as { maximum?: number };
      const few = await cost(one, 0, { [size]: fewRows });
      const many = await cost(one, few.statements, { [size]: Math.min(50, maximum) });
      grown.push([one.name, few.statements, many.statements]);
      if (many.rows > few.rows) longer += 1;
    }
    expect(grown.filter(([, few, many]) => many > few)).toEqual([]);
    // lists that the demo city fills no further would prove nothing
    expect(longer).toBeGreaterThan(1);
  });

  test('is at most a handful of statements, whatever is read', async () => {
    const costs: [string, number][] = [];
    const limitOf = (name: string) => broader[name] ?? handful;
    for (const one of reads.filter(({ name }) => !gathered.includes(name)))
      costs.push([one.name, (await cost(one, limitOf(one.name))).statements]);
    expect(costs.filter(([name, statements]) => statements > limitOf(name))).toEqual([]);
  });

  test('is a handful of trips where every area is asked, however many areas there are', async () => {
    const areas = app.platform.container.get(HomeSource).length;
    const homes = reads.filter(({ name }) => gathered.includes(name));
    expect(homes).toHaveLength(gathered.length);
    const costs: (Asked & { name: string })[] = [];
    for (const one of homes) costs.push({ name: one.name, ...(await cost(one, 0)) });
    const most = handful + ofArea * areas;
    expect(costs.filter(({ trips, statements }) => trips > handful || statements > most)).toEqual([]);
  });
});

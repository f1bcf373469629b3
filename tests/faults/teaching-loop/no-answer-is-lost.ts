import { expect } from 'vitest';
import type { Id } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import { closeHomework } from 'edutech/plugins/work/server/answering/close.job';
import { report, secondsSince } from '../../long/report';
import { closing } from '../../support/running/closing';
import { type Extent, lessonUnderFire, type Over } from './run';

/** What is looked at after any run: the database as it was left behind, and who wrote. */
type Written = Pick<Over, 'app' | 'students'>;

const rows = <Row>({ app }: Pick<Over, 'app'>, query: Query<Row>) =>
  app.platform.services.database.read(asSystem('a run of faults'), (db) => db.all(query));

/** Runs the lesson and looks at what is left of it: the one thing that may not happen is that something is missing. */
export async function noAnswerIsLost(extent: Extent): Promise<void> {
  const began = Date.now();
  const over = await lessonUnderFire(extent);
  try {
    tell(over, extent, began);
    expect(over.kills).toHaveLength(extent.kills);
    expect(over.students.flatMap(({ faults }) => faults)).toEqual([]);
    await everyAcknowledgedAnswerIsThere(over);
    await theLastAnswerStands(over);
    await everyMarkIsThere(over);
    await whatWasHandedInIsWhole(over);
    await closingUsesAll(over);
  } finally {
    await over.stop();
  }
}

function tell({ kills, students, teachers, handedIn }: Over, { seed }: Extent, began: number): void {
  const byKind = Map.groupBy(kills, ({ what }) => what);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  report('a lesson under fire', {
    seed,
    took: secondsSince(began),
    ...Object.fromEntries([...byKind].sort().map(([what, of]) => [`killed: ${what}`, of.length])),
    'answers acknowledged': sum(students.map(({ acknowledged }) => acknowledged.length)),
    'marks acknowledged': sum(teachers.map(({ given }) => given.length)),
    'marks where a colleague was quicker': sum(teachers.map(({ yielded }) => yielded)),
    'pages opened': sum(students.map(({ opened }) => opened)),
    'handed in': handedIn.length,
  });
}

/** All that a server has ever said to keep is among the events, word for word. */
export async function everyAcknowledgedAnswerIsThere(over: Written): Promise<void> {
  const events = await rows(
    over,
    sql<{ name: string; answer: unknown }>`
      select attempt_id || '/' || item_id || '/' || client || '/' || sequence as name, answer from work.answer_event`,
  );
  const known = new Map(events.map(({ name, answer }) => [name.replaceAll('-', ''), sorted(answer)]));
  const acknowledged = over.students.flatMap((student) => student.acknowledged);
  expect(acknowledged.length).toBeGreaterThan(over.students.length);
  const missing = acknowledged.filter(
    ({ attemptId, itemId, client, sequence, answer }) =>
      known.get(`${attemptId}/${itemId}/${client}/${sequence}`) !== sorted(answer),
  );
  expect(missing).toEqual([]);
}

/** What stands is what each student was last told to be safe, and nothing waits there any more. */
export async function theLastAnswerStands(over: Written): Promise<void> {
  const standing = await standingOf(over);
  const wrong = over.students.flatMap((student) =>
    [...student.device.safe]
      .filter(([item, { value }]) => standing.get(`${student.who.attemptId}/${item}`) !== sorted(value))
      .map(([item, kept]) => ({ item, attempt: student.who.attemptId, kept })),
  );
  const told = wrong.map(async ({ item, attempt, kept }) => ({ kept, events: await eventsOf(over, attempt, item) }));
  expect(await Promise.all(told)).toEqual([]);
  expect(over.students.map(({ device }) => device.waiting).filter((waiting) => waiting > 0)).toEqual([]);
}

/** All that has arrived of one part: says what went wrong where another stands than should. */
const eventsOf = (over: Written, attempt: Id, item: string) =>
  rows(
    over,
    sql`select client, sequence, answer, written_at, arrived_at, counted from work.answer_event
      where attempt_id = ${attempt} and item_id = ${item} order by arrived_at desc limit 6`,
  );

async function standingOf(over: Written): Promise<Map<string, string>> {
  const answers = await rows(
    over,
    sql<{ name: string; answer: unknown }>`select attempt_id || '/' || item_id as name, answer from work.answer`,
  );
  return new Map(answers.map(({ name, answer }) => [name.replaceAll('-', ''), sorted(answer)]));
}

interface MarkEvent {
  readonly id: Id;
  readonly place: string;
  readonly version: number;
  readonly points: number;
}

/** Every mark that was acknowledged is recorded, each version once; the last of them stands. */
async function everyMarkIsThere(over: Over): Promise<void> {
  const events = await rows(
    over,
    sql<MarkEvent>`select replace(id::text, '-', '') as id, attempt_id || '/' || item_id as place,
      (before ->> 'version')::int as version, (after ->> 'points')::float as points from work.mark_event
      where why = 'given' order by version`,
  );
  const ids = new Set(events.map(({ id }) => id));
  const given = over.teachers.flatMap((teacher) => teacher.given);
  expect(given.length).toBeGreaterThan(over.teachers.length);
  expect(given.filter(({ markId }) => !ids.has(markId))).toEqual([]);

  const marks = await rows(
    over,
    sql<{ place: string; version: number; points: number }>`
      select attempt_id || '/' || item_id as place, version, points::float as points from work.mark`,
  );
  const standing = new Map(marks.map((mark) => [mark.place, mark]));
  for (const [place, ofPlace] of Map.groupBy(events, (event) => event.place)) {
    const versions = ofPlace.map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
    const last = ofPlace.at(-1)!;
    expect(standing.get(place)).toMatchObject({ version: last.version + 1, points: last.points });
  }
}

/** The receipts that students were given are those that stand, and handing in took all that had been acknowledged. */
async function whatWasHandedInIsWhole(over: Over): Promise<void> {
  const attempts = await rows(
    over,
    sql<{ id: Id; state: number; receipt: string }>`select id, state, receipt from work.attempt`,
  );
  const byId = new Map(attempts.map((attempt) => [attempt.id.replaceAll('-', ''), attempt]));
  for (const { who, receipt } of over.handedIn) {
    expect(byId.get(who.attemptId)).toMatchObject({ receipt });
    expect(byId.get(who.attemptId)!.state).toBeGreaterThanOrEqual(2);
  }
  const beside = await rows(over, sql`select 1 from work.answer_event where not counted`);
  expect(beside).toEqual([]);
}

/** The others' time is up: the job takes everything that stands, and the platform marks it. */
async function closingUsesAll(over: Over): Promise<void> {
  const before = await standingOf(over);
  await over.app.platform.services.database.write(asSystem('a run of faults'), (db) =>
    db.run(sql`update work.assignment set starts_at = ${new Date(Date.now() - 7_200_000)},
      due_at = ${new Date(Date.now() - 3_600_000)} where homework_id = ${over.lesson.homeworkId}`),
  );
  await closing(over.app, closeHomework);
  expect(await standingOf(over)).toEqual(before);
  const open = await rows(
    over,
    sql<{ id: Id }>`select t.id from work.attempt t join work.assignment a on a.school_id = t.school_id
      and a.id = t.assignment_id where a.homework_id = ${over.lesson.homeworkId} and t.state in (1, 4)`,
  );
  expect(open).toEqual([]);
  const choices = over.lesson.items.filter(({ body }) => body.type === 0).map(({ id }) => id);
  const marked = await rows(
    over,
    sql<{ name: string; isRight: boolean }>`
      select attempt_id || '/' || item_id as name, state = 'right' as is_right from work.mark
      where item_id = any(${choices}::uuid[])`,
  );
  const verdicts = new Map(marked.map(({ name, isRight }) => [name.replaceAll('-', ''), isRight]));
  for (const { who } of over.students)
    for (const item of choices) {
      const place = `${who.attemptId}/${item}`;
      const answer = before.get(place);
      if (answer) expect(verdicts.get(place)).toBe(answer === sorted({ choice: [2] }));
    }
}

/** A value as text, whatever the order of its fields. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

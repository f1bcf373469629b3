import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Id, newId } from 'edutech/core/common/ids';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import { asSystem } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import { Live } from 'edutech/core/server/live/live';
import * as api from 'edutech/plugins/work/api';
import { type Caller, signedIn, signedInPerson } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { assignment, attempt, demoStudent, homework, itemOf } from '../work-kit';

/** Words that stand in every key of this test, and nowhere else. */
const canary = '金丝雀九四七一';
const numberLine = ['below-zero', 'move-on-line', 'points-on-line', 'distance-four'];

let app: TestApp;
let student: Caller;
let teacher: Caller;
const told: string[] = [];
beforeAll(async () => {
  app = await startApp({ on: ['work'], city: { settings: { requestsPerMinute: 100_000 } } });
  student = await signedIn(app, 'student');
  teacher = await signedIn(app, 'teacher');
  const live = app.platform.container.get(Live);
  const publish = live.publish.bind(live);
  live.publish = (topic, message) => {
    told.push(JSON.stringify([topic, message]));
    publish(topic, message);
  };
  const key = { choice: [1], truth: true, gaps: [{ accepted: [canary], comparison: 'text' }] };
  const words = { answer: plainContent(canary), analysis: plainContent(canary) };
  for (const [slug, questions] of [
    ['number-line', numberLine],
    ['rational-numbers', ['opposites-sum', 'add-easily', 'mixed-operations']],
  ] as const)
    for (const one of questions)
      await run(sql`insert into work.item_key (school_id, homework_id, item_id, key, set_by, set_at)
        values (${app.world.schoolId}, ${homework(slug)}, ${itemOf(slug, one)}, ${JSON.stringify({ ...key, ...words })},
          ${app.world.people.teacher.personId}, ${new Date()})`);
});
afterAll(() => app.close());

const run = (query: Query) => app.platform.services.database.write(asSystem('a test'), (db) => db.run(query));

const own = { attemptId: attempt('number-line', demoStudent) };
const swapId = async (slug: string) => {
  const rows = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ id: Id }>(sql`select id from work.peer_swap where assignment_id = ${assignment(slug)}`),
  );
  return rows[0]!.id;
};

/** What a student can ask of homework that he has in hand: every call that students have, with the words that fit it. */
const calls: Readonly<Record<string, () => Promise<readonly object[]> | readonly object[]>> = {
  listMine: () => [
    { which: 'todo', page: 1 },
    { which: 'done', page: 1 },
  ],
  openMine: () => [own],
  saveAnswers: () => [
    {
      ...own,
      client: newId(),
      answers: [
        {
          itemId: itemOf('number-line', 'points-on-line'),
          part: 0,
          sequence: 1,
          age: 0,
          answer: { gaps: ['1', '2', '3'] },
        },
      ],
    },
  ],
  handInMine: () => [own],
  myResult: () => [own],
  practiseItem: () => [{ ...own, itemId: itemOf('number-line', 'points-on-line') }],
  appealMine: () => [{ ...own, itemId: itemOf('number-line', 'points-on-line'), reason: '请再看看' }],
  openPeer: () => [{ swapId: newId() }],
  savePeer: () => [
    {
      reviewId: newId(),
      marks: [{ itemId: itemOf('number-line', 'points-on-line'), part: 0, points: 1, comment: '', tags: [] }],
    },
  ],
  handInPeer: () => [{ reviewId: newId() }],
  peerOutcome: () => [own],
};

test('every call that students have is asked here', () => {
  const names = Object.entries(api as Record<string, unknown>).flatMap(([name, value]) => {
    const types = (value as { access?: { types?: readonly string[] } } | null)?.access?.types;
    return types?.includes('student') ? [name] : [];
  });
  expect(names.sort()).toEqual(Object.keys(calls).sort());
});

async function answersOf(who: Caller): Promise<string> {
  let all = '';
  for (const [name, inputs] of Object.entries(calls))
    for (const input of await inputs())
      all += (await who.call((api as unknown as Record<string, typeof api.openMine>)[name]!, { ...input })).text;
  return all;
}

test('while he has it in hand, and after handing in until its release, no call of a student tells a key', async () => {
  // opened, answered and handed in by these very calls, and marked by the platform at once
  await run(sql`update work.assignment set release = 3 where id = ${assignment('number-line')}`);
  expect((await answersOf(student)).includes(canary)).toBe(false);
  expect((await student.call(api.myResult, own)).status).toBe(403);
  expect((await answersOf(student)).includes(canary)).toBe(false);
});

test('a student who is setting right is told no key, though it was released before', async () => {
  const id = attempt('rational-numbers', demoStudent);
  await run(sql`update work.assignment set release = 0 where id = ${assignment('rational-numbers')}`);
  const released = await student.call(api.myResult, { attemptId: id });
  expect(released.text, 'the canary sings where it may').toContain(canary);
  await run(sql`update work.attempt set state = 4, round = 1, to_right = array[${itemOf('rational-numbers', 'add-easily')}]::uuid[]
    where id = ${id}`);
  for (const [endpoint, input] of [
    [api.openMine, { attemptId: id }],
    [api.myResult, { attemptId: id }],
    [api.peerOutcome, { attemptId: id }],
    [api.openPeer, { swapId: await swapId('rational-numbers') }],
    [api.listMine, { which: 'todo', page: 1 }],
  ] as const)
    expect((await student.call(endpoint, input)).text.includes(canary), endpoint.path).toBe(false);
  await run(sql`update work.attempt set state = 2, round = 0, to_right = '{}' where id = ${id}`);
});

test('who marks a classmate sees keys where the swap shows them, and none where it does not', async () => {
  const id = await swapId('rational-numbers');
  await run(sql`update work.assignment set release = 3 where id = ${assignment('rational-numbers')}`);
  expect((await student.call(api.openPeer, { swapId: id })).text).toContain(canary);
  await run(sql`update work.peer_swap set shows_keys = false where id = ${id}`);
  expect((await student.call(api.openPeer, { swapId: id })).text).not.toContain(canary);
  expect((await student.call(api.myResult, { attemptId: attempt('rational-numbers', demoStudent) })).status).toBe(403);
});

test('calls of teachers, and what is told live, give students nothing', async () => {
  const asked = { homeworkId: homework('rational-numbers') };
  for (const endpoint of [
    api.getHomeworkKeys,
    api.correctSheet,
    api.homeworkSummary,
    api.exportScores,
    api.getHomework,
  ])
    expect((await student.call(endpoint, asked)).status, endpoint.path).toBe(403);
  expect((await teacher.call(api.correctSheet, asked)).text).toContain(canary);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(told.length).toBeGreaterThan(0);
  expect(told.join()).not.toContain(canary);
});

test('answers that are changed while students hand in reach those who hand in afterwards', async () => {
  const asked = { homeworkId: homework('number-line'), itemId: itemOf('number-line', 'points-on-line') };
  const gaps = ['7', '8', '9'].map((text) => ({ accepted: [text], comparison: 'text' }));
  expect((await teacher.call(api.applyRemark, { ...asked, key: { gaps } })).status).toBe(200);
  const doing = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ id: Id; personId: Id }>(sql`select id, person_id from work.attempt
      where assignment_id = ${assignment('number-line')} and state = 1 order by id`),
  );
  const { id, personId } = doing[0]!;
  const student = await signedInPerson(app, personId);
  const answers = [{ itemId: asked.itemId, part: 0, sequence: 9, age: 0, answer: { gaps: ['7', '8', '9'] } }];
  await student.call(api.saveAnswers, { attemptId: id, client: newId(), answers });
  await student.call(api.handInMine, { attemptId: id });
  const marks = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.all<{ points: number }>(
      sql`select points from work.mark where attempt_id = ${id} and item_id = ${asked.itemId}`,
    ),
  );
  expect(marks).toEqual([{ points: 6 }]);
});

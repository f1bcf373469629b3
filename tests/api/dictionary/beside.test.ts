import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { listNotifications } from 'edutech/core/common/api/notifications';
import { asSystem } from 'edutech/core/server/actor';
import { Clock } from 'edutech/core/server/clock';
import { sql } from 'edutech/core/server/data/db';
import { Notifications } from 'edutech/core/server/notifications/notifications';
import {
  checkPaper,
  monitorAssignment,
  removeAssignment,
  saveAssignment,
  saveReviews,
} from 'edutech/plugins/dictionary/api';
import { practiceTopic } from 'edutech/plugins/dictionary/model/practice/practice-topic';
import { remindDue } from 'edutech/plugins/dictionary/server/notices/remind-due.job';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { openTab } from '../../support/live-tab';
import { type Caller, signedIn } from '../../support/people';
import { eventually } from '../../support/running/eventually';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { evidenceOf, recountAll } from '../situation/situation-kit';
import { dataOf, review, settings, word } from './dictionary-kit';

// What words tell the areas beside: the open page of the teacher, the bell, statistics, the knowledge map.

let app: TestApp;
let teacher: Caller;
let student: Caller;
let shift = 0;
const clock: Clock = { now: () => new Date(Date.now() + shift) };
const minute = 60_000;
const hour = 60 * minute;
const system = asSystem('a test looks beside');
beforeAll(async () => {
  app = await startApp({ on: ['dictionary', 'home', 'situation', 'statistics'], replace: [[Clock, clock]] });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

const wordIds = [word('spring', 0), word('spring', 1)];
const assigned = async (change: object = {}) => {
  const input = {
    ...settings,
    modes: ['listen' as const],
    title: '春听写',
    language: 'zh' as const,
    wordIds,
    classIds: [app.world.classId],
    dueAt: new Date(clock.now().getTime() + 8 * hour).toISOString(),
    ...change,
  };
  return dataOf<typeof saveAssignment>(await teacher.call(saveAssignment, input)).assignmentId;
};
const told = async (assignmentId: string) =>
  dataOf<typeof listNotifications>(await student.call(listNotifications, { page: 1, pageLine: 50 })).data.find(
    ({ path }) => path.includes(assignmentId),
  );
const answers = (assignmentId: string, grades: readonly (1 | 3)[]) =>
  student.call(saveReviews, {
    reviews: grades.map((grade, at) =>
      review({ assignmentId, wordId: wordIds[at % 2]!, mode: 'listen', grade, given: '蕴酿', age: 5000 - at * 100 }),
    ),
  });
const remind = () => {
  const { container, services } = app.platform;
  const parts = { clock, database: services.database, notifications: container.get(Notifications) };
  return remindDue(parts).run({}, {
    actor: system,
    signal: new AbortController().signal,
    heartbeat: async () => {},
  } as never);
};

test('an open page of the teacher hears that a class practises, and nobody else does', async () => {
  const assignmentId = await assigned();
  const tab = await openTab(app, teacher, `${practiceTopic}:${assignmentId}`);
  const curious = await openTab(app, student, `${practiceTopic}:${assignmentId}`);
  await eventually(() => expect(tab.heard.some(({ type }) => type === 'subscribed')).toBe(true));
  await answers(assignmentId, [3]);
  await eventually(() => expect(tab.messages()).toEqual([{}]));
  expect(curious.messages()).toEqual([]);
  const { people, now } = dataOf<typeof monitorAssignment>(await teacher.call(monitorAssignment, { assignmentId }));
  const own = people.find(({ personId }) => personId === app.world.people.student.personId)!;
  expect(new Date(now).getTime() - new Date(own.lastAt!).getTime()).toBeLessThan(60_000);
  tab.close();
  curious.close();
});

test('students hear of homework when it is assigned, and no more when it is withdrawn', async () => {
  const assignmentId = await assigned();
  expect(await told(assignmentId)).toMatchObject({ text: expect.stringContaining('春听写') });
  await teacher.call(removeAssignment, { assignmentId, on: true });
  expect(await told(assignmentId)).toBeUndefined();
  await teacher.call(removeAssignment, { assignmentId, on: false });
  expect(await told(assignmentId)).toBeDefined();
  expect(await told(await assigned({ classIds: [] }))).toBeUndefined();
});

test('a student who has not finished is reminded once in the last quarter of the time', async () => {
  onTestFinished(() => {
    shift = 0;
  });
  const soon = { dueAt: new Date(clock.now().getTime() + 80 * minute).toISOString() };
  const [open, finished] = [await assigned(soon), await assigned(soon)];
  await answers(finished, [3, 3]);
  const before = await told(open);
  await remind();
  expect(await told(open)).toEqual(before);
  shift = 65 * minute;
  await remind();
  const after = await told(open);
  expect(after?.text).not.toBe(before?.text);
  expect((await told(finished))?.text).toBe(before?.text);
  await remind();
  expect(await told(open)).toEqual(after);
});

test('homework that is assigned and words that are practised count in statistics', async () => {
  const count = async () => {
    const rows = await app.platform.services.database.read(system, (db) =>
      db.all<{ kind: string; count: number }>(sql`
        select kind, sum(acts)::int as count from (
          select kind, acts from statistics.person_day where kind like 'dictionary.%'
          union all select kind, 1 from statistics.act where kind like 'dictionary.%') a group by kind`),
    );
    return Object.fromEntries(rows.map(({ kind, count: n }) => [kind, n])) as Record<string, number>;
  };
  const before = await count();
  const assignmentId = await assigned();
  await answers(assignmentId, [3, 1, 3]);
  const after = await count();
  expect(after['dictionary.publish']! - (before['dictionary.publish'] ?? 0)).toBe(1);
  expect(after['dictionary.practise']! - (before['dictionary.practise'] ?? 0)).toBe(3);
});

test('the first answer about a word of homework is evidence of what its unit is about, and the loop changes nothing', async () => {
  const assignmentId = await assigned();
  await answers(assignmentId, [1, 3]);
  await answers(assignmentId, [3]);
  const shares = async () =>
    (await evidenceOf(app, assignmentId)).map(({ itemId, share }) => [itemId, share] as const).toSorted();
  const first = [
    [wordIds[0], 0],
    [wordIds[1], 1],
  ].toSorted();
  expect(await shares()).toEqual(first);
  const { personId } = app.world.people.student;
  await teacher.call(checkPaper, { assignmentId, personId, wrongIds: wordIds });
  expect(await shares()).toEqual(first);
  expect(await recountAll(app)).toEqual({ students: 0, points: 0 });
  const [row] = await app.platform.services.database.read(system, (db) =>
    db.all<{ pointIds: string[]; wrote: string }>(sql`
      select point_ids, wrote from situation.evidence where attempt_id = ${assignmentId} and share = 0`),
  );
  expect(row).toEqual({
    pointIds: [demoId('textbook.point.junior-chinese/识字与写字/字形/同音字辨形')],
    wrote: '蕴酿',
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Clock } from 'edutech/core/server/clock';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import {
  ask,
  askSubjects,
  boardOf,
  coachMonitor,
  coachStatistics,
  deskItem,
  deskQueue,
  exportStatistics,
  getDuties,
  moveRequests,
  publishAnswer,
  removeRequests,
  saveDuties,
  shareRequests,
} from 'edutech/plugins/coach/api';
import { notifiedAt } from 'edutech/plugins/coach/model/times';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import {
  about,
  dataOf,
  inWords,
  itemOf,
  keyOf,
  mathematics,
  ownExercise,
  requestOf,
  studentsOf,
  teacherOf,
} from './coach-kit';

let app: TestApp;
let teacher: Caller;
let student: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['coach'] });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
});
afterAll(() => app.close());

const queueOf = async (wish: Readonly<Record<string, unknown>> = {}) =>
  dataOf<typeof deskQueue>(await teacher.call(deskQueue, wish));

test('the queue has unanswered items first, those that most ask about before the others', async () => {
  const { data, asked, waiting } = await queueOf();
  expect(asked).toBe(40);
  expect(waiting).toBe(30);
  const open = data.filter((one) => one.open > 0);
  expect(data.slice(0, open.length)).toEqual(open);
  expect(open.map(({ people }) => people)).toEqual(open.map(({ people }) => people).sort((a, b) => b - a));
  expect(data[0]).toMatchObject({ itemId: itemOf('points-on-line'), people: 10, number: 5 });
  expect((await queueOf({ state: 'done' })).data.every((one) => one.open === 0)).toBe(true);
});

test('a class that one does not teach has no desk', async () => {
  const answer = await teacher.call(deskQueue, { classId: app.world.otherClassId });
  expect([answer.status, keyOf(answer)]).toEqual([404, 'coach.error.noClass']);
});

test('questions are taken off the desk and put back', async () => {
  const requestIds = [requestOf('own-line')];
  const count = async () =>
    dataOf<typeof deskItem>(await teacher.call(deskItem, { itemId: itemOf('own-line') })).requests.length;
  const before = await count();
  await teacher.call(removeRequests, { requestIds, removed: true });
  expect(await count()).toBe(before - 1);
  await teacher.call(removeRequests, { requestIds, removed: false });
  expect(await count()).toBe(before);
});

test('two exercises that are the same are merged', async () => {
  const itemId = itemOf('own-bus');
  const other = dataOf<typeof ask>(await student.call(ask, ownExercise('公交车上下客的那道题，书上写的不一样')));
  const desk = dataOf<typeof deskItem>(await teacher.call(deskItem, { itemId: other.itemId }));
  const requestIds = desk.requests.map(({ requestId }) => requestId);
  expect((await teacher.call(moveRequests, { requestIds, itemId })).status).toBe(200);
  const { data } = await queueOf();
  expect(data.find((one) => one.itemId === itemId)).toMatchObject({ people: 4 });
  expect(data.map((one) => one.itemId)).not.toContain(other.itemId);
});

test('a shared question comes to colleagues of the subject, and their answer to its class', async () => {
  const colleague = await signedIn(app, { personId: await teacherOf(app, app.world.otherClassId) });
  const itemId = itemOf('own-line');
  expect(keyOf(await colleague.call(deskItem, { itemId }))).toBe('coach.error.noItem');
  await teacher.call(shareRequests, { requestIds: [requestOf('own-line')], on: true });
  const seen = dataOf<typeof deskItem>(await colleague.call(deskItem, { itemId }));
  expect(seen.requests).toHaveLength(1);
  const answered = dataOf<typeof publishAnswer>(await colleague.call(publishAnswer, inWords(itemId, '取中点。')));
  expect(answered.people).toBe(1);
  const desk = dataOf<typeof deskItem>(await teacher.call(deskItem, { itemId }));
  expect(desk.answers).toHaveLength(1);
});

test('a teacher plans duties of what they teach, and students read them', async () => {
  const duties = [{ day: 3, fromTime: '19:00', untilTime: '20:00' }];
  expect((await teacher.call(saveDuties, { subjectId: mathematics, duties })).status).toBe(200);
  const own = dataOf<typeof getDuties>(await teacher.call(getDuties, { subjectId: mathematics })).duties.filter(
    (one) => one.isMe,
  );
  expect(own).toMatchObject(duties);
  const backwards = [{ day: 3, fromTime: '20:00', untilTime: '19:00' }];
  expect(keyOf(await teacher.call(saveDuties, { subjectId: mathematics, duties: backwards }))).toBe(
    'coach.error.dutyTimes',
  );
  const subjects = dataOf<typeof askSubjects>(await student.call(askSubjects));
  const { help } = subjects.find(({ subjectId }) => subjectId === mathematics)!;
  expect(new Date(String(help.expected)).getTime()).toBeGreaterThan(app.platform.container.get(Clock).now().getTime());
});

test('notifications of the night appear in the morning', async () => {
  const now = app.platform.container.get(Clock).now();
  await student.call(ask, about('sorting-numbers'));
  const { at } = await app.platform.services.database.read(asSystem('a test'), (db) =>
    db.one<{ at: Date }>(sql`
      select shown_from as at from core.notification where area = 'coach' and person_id = ${app.world.people.teacher.personId}
      order by shown_from desc limit 1`),
  );
  expect(Math.abs(at.getTime() - notifiedAt(now).getTime())).toBeLessThan(60_000);
});

test('the board of a film has the item as ink', async () => {
  const { page } = dataOf<typeof boardOf>(await teacher.call(boardOf, { itemId: itemOf('points-on-line') }));
  expect(page.inks.length).toBeGreaterThan(5);
});

test('the monitor names each student of the class with what waits', async () => {
  const wish = { classId: app.world.classId, subjectId: mathematics };
  const monitor = dataOf<typeof coachMonitor>(await teacher.call(coachMonitor, wish));
  expect(monitor.students).toHaveLength((await studentsOf(app, app.world.classId)).length + 1);
  expect(monitor.students.reduce((sum, one) => sum + one.open, 0)).toBe(monitor.open);
  expect(monitor.news.length).toBeGreaterThan(0);
});

test('without a class the monitor shows one where questions wait', async () => {
  const monitor = dataOf<typeof coachMonitor>(await teacher.call(coachMonitor, {}));
  expect(monitor).toMatchObject({ classId: app.world.classId, subjectId: mathematics });
  expect(monitor.open).toBeGreaterThan(0);
  const theirs = await signedIn(app, { personId: await teacherOf(app, app.world.otherClassId) });
  expect(dataOf<typeof coachMonitor>(await theirs.call(coachMonitor, {})).classId).not.toBe(app.world.classId);
});

test('figures count questions, classes and what is asked most; they are exported', async () => {
  const figures = dataOf<typeof coachStatistics>(await teacher.call(coachStatistics, { days: 30 }));
  expect(figures.asked).toBeGreaterThanOrEqual(40);
  expect(figures.items[0]).toMatchObject({ itemId: itemOf('points-on-line'), people: 10 });
  expect(figures.minutes).toBeGreaterThan(0);
  expect(dataOf<typeof exportStatistics>(await teacher.call(exportStatistics, { days: 30 })).name).toContain('.xlsx');
});

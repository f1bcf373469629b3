import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cityDay } from 'edutech/core/common/time/city-time';
import { Clock } from 'edutech/core/server/clock';
import { changeSettings } from 'edutech/plugins/deployment/api';
import { classLoad, listMine, listPublished, monitor, remindStudents } from 'edutech/plugins/work/api';
import { type Caller, signedIn } from '../../../support/people';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { assignment, dataOf, keyOf } from '../work-kit';

let app: TestApp;
let [teacher, student, administrator] = [] as unknown as [Caller, Caller, Caller];
/** How far it is to seven in the evening, in the city. */
const shift = ((19 - new Date(Date.now() + 8 * 3_600_000).getUTCHours() + 24) % 24) * 3_600_000;
const clock: Clock = { now: () => new Date(Date.now() + shift) };
beforeAll(async () => {
  app = await startApp({ on: ['work', 'deployment'], replace: [[Clock, clock]] });
  teacher = await signedIn(app, 'teacher');
  student = await signedIn(app, 'student');
  administrator = await signedIn(app, 'schooladmin');
});
afterAll(() => app.close());

const assignmentId = assignment('number-line');
const set = async (name: string, value: unknown) => {
  const changes = [{ name, value: JSON.stringify(value), changeId: null }];
  expect((await administrator.call(changeSettings, { changes, reason: '' })).status).toBe(200);
};

test('a school that is quiet from seven sends no reminders then, and its pages say so', async () => {
  expect((await teacher.call(remindStudents, { assignmentId, attemptIds: [] })).status).not.toBe(409);
  await set('quietFrom', '19:00');
  const quiet = { from: '19:00', until: '07:00' };
  await vi.waitFor(async () =>
    expect(dataOf<typeof listPublished>(await teacher.call(listPublished)).quiet).toEqual(quiet),
  );
  expect(dataOf<typeof monitor>(await teacher.call(monitor, { assignmentId })).quiet).toEqual(quiet);
  const evening = await teacher.call(remindStudents, { assignmentId });
  expect([evening.status, keyOf(evening)]).toEqual([409, 'work.error.quiet']);
});

test('a school that allows an hour of homework a day is measured by an hour', async () => {
  const day = cityDay(clock.now());
  const asked = { classId: app.world.classId, from: day, to: day };
  expect(dataOf<typeof classLoad>(await teacher.call(classLoad, asked)).limit).toBe(90);
  await set('juniorMinutes', 60);
  await vi.waitFor(async () => expect(dataOf<typeof classLoad>(await teacher.call(classLoad, asked)).limit).toBe(60));
  expect(dataOf<typeof listMine>(await student.call(listMine)).limit).toBe(60);
});

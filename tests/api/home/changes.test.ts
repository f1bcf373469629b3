import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeLesson } from 'edutech/plugins/organisation/api';
import { type StudentHome, studentHome } from 'edutech/plugins/home/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { answered, clock, held, weekday, weekOf } from '../organisation/timetable/timetable-desk';

// The desk's clock says Tuesday morning, so the next school day is Wednesday.

let app: TestApp;
let student: Caller;
let registrar: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['home', 'organisation'], replace: [clock] });
  [student, registrar] = await Promise.all([signedIn(app, 'student'), signedIn(app, 'schooladmin')]);
});
afterAll(() => app.close());

const changes = async () => (await answered<StudentHome>(student, studentHome)).changes;

test('a lesson that is cancelled or goes to another day is a change of the next school day', async () => {
  const { classId } = app.world;
  const lessons = held(await weekOf(student)).filter(({ day }) => day === weekday(3));
  expect(lessons.length).toBeGreaterThan(2);
  const before = await changes();
  const [first, second, third] = lessons.filter(({ difference }) => difference === null);
  const change = (lesson: typeof first, how: object) =>
    answered(registrar, changeLesson, { classId, day: lesson!.day, period: lesson!.period, ...how });

  await change(first, { kind: 'cancelled' });
  expect(await changes()).toBe(before + 1);
  // two that change places within the day are two
  await change(second, { kind: 'moved', toDay: third!.day, toPeriod: third!.period });
  expect(await changes()).toBe(before + 3);
});

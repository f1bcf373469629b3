import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import type { InputOf, OutputOf } from 'edutech/core/common/endpoint';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { airContinue, airPlace, airWatched, setAirAside } from 'edutech/plugins/air/api';
import { guardian } from '../../support/consents';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['air', 'organisation'] });
  teacher = await signedIn(app, 'teacher');
});
afterAll(() => app.close());

const lesson = (slug: string) => demoId(`air.resource.${slug}`);
type Report = InputOf<typeof airWatched>;

/** A visit of a page: reports with its view and their sequence. */
function visit(who: Caller, id: string) {
  const view = newId();
  let sequence = 0;
  return (report: Partial<Report> = {}) =>
    who.call(airWatched, { id, view, sequence: sequence++, age: 0, second: 0, ended: false, stretches: [], ...report });
}
const played = (from: number, to: number, running = to - from) => ({
  stretches: [{ runningTime: running, startTime: from, endTime: to }],
  second: to,
});
const placeOf = async (who: Caller, id: string) =>
  (await who.call(airPlace, { id })).envelope!.data as OutputOf<typeof airPlace>;
const begunBy = async (who: Caller) =>
  ((await who.call(airContinue, { count: 20 })).envelope!.data as OutputOf<typeof airContinue>).map(
    ({ resourceId, second }) => [resourceId, second],
  );

test('a person goes on where he stopped on another device', async () => {
  const id = lesson('m7-balance');
  const report = visit(teacher, id);
  expect((await report()).envelope!.data).toEqual({ kept: true });
  await report(played(0, 20));
  const tablet = await signedIn(app, 'teacher');
  expect(await placeOf(tablet, id)).toEqual({ second: 20, watched: 20 });
  expect((await begunBy(tablet))[0]).toEqual([id, 20]);
});

test('reports that come again, many at once and from two devices, count once', async () => {
  const id = lesson('ge7-contour');
  const view = newId();
  const body = { id, view, sequence: 1, age: 0, ended: false, ...played(0, 10) };
  const other = visit(teacher, id);
  await Promise.all([...Array.from({ length: 8 }, () => teacher.call(airWatched, body)), other(played(5, 12))]);
  await teacher.call(airWatched, body);
  expect((await placeOf(teacher, id)).watched).toBe(12);
  const { played: seconds } = await app.platform.services.database.read(asSystem('a test counts'), (db) =>
    db.one(sql<{ played: number }>`select played from air.watch where resource_id = ${id}
      and person_id = ${app.world.people.teacher.personId}`),
  );
  expect(seconds).toBe(17);
});

test('nobody watches a whole lesson in a moment', async () => {
  const id = lesson('sc5-pendulum');
  const report = visit(teacher, id);
  await report(played(0, 3000));
  await report(played(30, 3000));
  expect((await placeOf(teacher, id)).watched).toBeLessThan(70);
});

test('what an old report says of the place sets nobody back', async () => {
  const id = lesson('bio7-cell');
  const report = visit(teacher, id);
  await report(played(0, 25));
  await report({ ...played(0, 5), age: 3_600_000 });
  expect((await placeOf(teacher, id)).second).toBe(25);
});

test('a finished lesson is nothing to go on with, until somebody watches it again', async () => {
  const id = lesson('ch9-water');
  const report = visit(teacher, id);
  await report(played(0, 15));
  await report({ ...played(15, 20), second: 20, ended: true });
  expect((await begunBy(teacher)).map(([begun]) => begun)).not.toContain(id);
  expect((await placeOf(teacher, id)).second).toBe(0);
  await report(played(2, 8, 6));
  expect(await begunBy(teacher)).toContainEqual([id, 8]);
});

test('a lesson is set aside, comes back by undo, and by watching on', async () => {
  const id = lesson('hi7-silk-road');
  const report = visit(teacher, id);
  await report(played(0, 10));
  const isShown = async () => (await begunBy(teacher)).some(([begun]) => begun === id);
  await teacher.call(setAirAside, { id, aside: true });
  expect(await isShown()).toBe(false);
  await teacher.call(setAirAside, { id, aside: false });
  expect(await isShown()).toBe(true);
  await teacher.call(setAirAside, { id, aside: true });
  await report(played(10, 12));
  expect(await isShown()).toBe(true);
  expect((await teacher.call(setAirAside, { id: lesson('cn7-poem'), aside: true })).status).toBe(404);
});

test('of a student under 14 nothing is kept without the guardian’s consent', async () => {
  const student = await signedIn(app, 'student');
  const id = lesson('m5-parallelogram');
  await guardian(app).withdraws('records');
  expect((await visit(student, id)(played(0, 10))).envelope!.data).toEqual({ kept: false });
  expect(await placeOf(student, id)).toEqual({ second: 0, watched: 0 });
  await guardian(app).signs('records');
  expect((await visit(student, id)(played(0, 10))).envelope!.data).toEqual({ kept: true });
});

test('visitors are not kept, and nobody reports of what is not there', async () => {
  expect((await visit(visitorOf(app), lesson('m7-balance'))()).status).toBe(401);
  expect((await visit(teacher, newId())()).status).toBe(404);
  const tooLong = Array.from({ length: 201 }, () => ({ runningTime: 1, startTime: 0, endTime: 1 }));
  expect((await visit(teacher, lesson('m7-balance'))({ stretches: tooLong })).status).toBe(422);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { newId } from 'edutech/core/common/ids';
import { sql } from 'edutech/core/server/data/db';
import { demoId } from 'edutech/host/server/demo-city/demo-id';
import { airDetail, airFavour, airFavourites } from 'edutech/plugins/air/api';
import { connectionOf } from '../../support/connections';
import { type Caller, signedIn, visitorOf } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let student: Caller;
let teacher: Caller;
beforeAll(async () => {
  app = await startApp({ on: ['air'] });
  [student, teacher] = await Promise.all([signedIn(app, 'student'), signedIn(app, 'teacher')]);
});
afterAll(() => app.close());

const lesson = (slug: string) => demoId(`air.resource.${slug}`);
const mark = (who: Caller, slug: string, on: boolean) => who.call(airFavour, { ids: [lesson(slug)], on });
const markedOf = async (who: Caller) =>
  ((await who.call(airFavourites, { count: 50 })).envelope!.data as OutputOf<typeof airFavourites>).map(
    ({ resourceId }) => resourceId,
  );
const isMarked = async (who: Caller, slug: string) =>
  ((await who.call(airDetail, { id: lesson(slug) })).envelope!.data as OutputOf<typeof airDetail>).isFavourite;

test('a lesson is marked and listed for who marked it, the latest mark first, and no more once the mark is removed', async () => {
  expect((await mark(student, 'm7-opposite', true)).status).toBe(200);
  expect((await mark(student, 'm7-balance', true)).status).toBe(200);
  // a second press changes nothing
  expect((await mark(student, 'm7-balance', true)).envelope!.data).toEqual({ count: 0 });
  expect(await markedOf(student)).toEqual([lesson('m7-balance'), lesson('m7-opposite')]);
  expect(await isMarked(student, 'm7-opposite')).toBe(true);
  expect(await isMarked(teacher, 'm7-opposite')).toBe(false);
  expect(await isMarked(visitorOf(app), 'm7-opposite')).toBe(false);
  expect(await markedOf(teacher)).toEqual([]);

  expect((await mark(student, 'm7-balance', false)).envelope!.data).toEqual({ count: 1 });
  expect(await markedOf(student)).toEqual([lesson('m7-opposite')]);
});

test('what is not there is not marked, and visitors mark nothing', async () => {
  expect(await student.call(airFavour, { ids: [newId()], on: true })).toMatchObject({
    status: 404,
    envelope: { data: { key: 'air.error.notFound' } },
  });
  expect((await mark(visitorOf(app), 'm7-opposite', true)).envelope).toMatchObject({ code: 464 });
});

test('a connection sees marks of its own person only', async () => {
  await mark(student, 'm7-opposite', true);
  const { database } = app.platform.services;
  const owners = sql<{ id: string }>`select distinct person_id as id from air.favourite`;
  const seenBy = async (account: 'student' | 'teacher' | 'principal') =>
    (await database.read(connectionOf(app, account), (db) => db.all(owners))).map(({ id }) => id);
  expect(await seenBy('student')).toEqual([app.world.people.student.personId]);
  expect(await seenBy('teacher')).toEqual([]);
  expect(await seenBy('principal')).toEqual([]);
});

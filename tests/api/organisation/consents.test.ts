import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { Consents } from 'edutech/core/server/consents/consents';
import { sql } from 'edutech/core/server/data/db';
import * as api from '../../../plugins/organisation/api';
import { type Caller, signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
let county: Caller;
beforeAll(async () => {
  app = await startApp();
  county = await signedIn(app, 'countyadmin');
});
afterAll(() => app.close());

const system = asSystem('a test of consents');
const pupil = () => app.world.people.student.personId;
const born = (day: string | null) =>
  app.platform.services.database.write(system, (db) =>
    db.run(sql`update core.person set birth_date = ${day}::date where id = ${pupil()}`),
  );
const may = (personId = pupil()) => {
  const { database, clock } = app.platform.services;
  const consents = app.platform.container.get(Consents);
  return database.read(system, (db) => consents.may(db, personId, 'images', clock.now()));
};
const list = async (input: Record<string, unknown> = {}, caller = county) =>
  (await caller.call(api.consentPupils, { page: 1, pageline: 15, ...input })).envelope!.data as api.ConsentPupils;
const form = { purposes: ['images', 'records'], guardian: '林芳', relation: 'mother' };

test('data of a younger pupil may be used only with a consent, of everybody else without', async () => {
  await born('2014-05-01');
  expect(await may()).toBe(false);
  await born('2009-05-01');
  expect(await may()).toBe(true);
  expect(await may(app.world.people.teacher.personId)).toBe(true);
  await born('2014-05-01');
});

test('a school records a signed form and a withdrawal, and sees who lacks which', async () => {
  const before = await list();
  expect(before.total).toBeGreaterThan(10);
  expect((await county.call(api.giveConsent, { ...form, personId: pupil() })).status).toBe(200);
  expect(await may()).toBe(true);
  const after = await list();
  expect(after.lacking).toEqual({
    ...before.lacking,
    images: before.lacking.images - 1,
    records: before.lacking.records - 1,
  });
  const [found] = (await list({ q: app.world.people.student.name })).items.filter(
    ({ personId }) => personId === pupil(),
  );
  expect(found!.given.map(({ purpose, guardian, version }) => [purpose, guardian, version]).sort()).toEqual([
    ['images', '林芳', 1],
    ['records', '林芳', 1],
  ]);
  expect((await county.call(api.withdrawConsent, { personId: pupil(), purpose: 'images' })).status).toBe(200);
  expect(await may()).toBe(false);
  expect((await list({ lacks: 'images' })).page.total).toBe(before.lacking.images);
});

test('a pupil reads in plain words what holds', async () => {
  const student = await signedIn(app, 'student');
  const mine = (await student.call(api.myConsents)).envelope!.data as api.MyConsents;
  expect(mine).toHaveLength(4);
  expect(mine.find(({ purpose }) => purpose === 'records')).toMatchObject({ may: true, given: { guardian: '林芳' } });
  expect(mine.find(({ purpose }) => purpose === 'images')).toMatchObject({ may: false, given: null });
});

test('texts are the city’s; two who write at once see both versions, and what was signed keeps its version', async () => {
  const city = await signedIn(app, 'cityadmin');
  const text = { purpose: 'records', version: 1, body: '新的说明。', bodyEn: '', keepDays: 100 };
  expect((await county.call(api.writeConsentText, text)).status).toBe(403);
  expect((await city.call(api.writeConsentText, text)).status).toBe(200);
  const late = await city.call(api.writeConsentText, { ...text, body: '另一个说明。' });
  expect(late.status).toBe(409);
  expect((late.envelope!.data as { detail: { theirs: unknown } }).detail.theirs).toEqual({ ...text, version: 2 });
  const mine = (await (await signedIn(app, 'student')).call(api.myConsents)).envelope!.data as api.MyConsents;
  expect(mine.find(({ purpose }) => purpose === 'records')).toMatchObject({
    body: '新的说明。',
    given: { version: 1 },
  });
});

test('pupils of another county are not there', async () => {
  const { database } = app.platform.services;
  const { id } = await database.read(system, (db) =>
    db.one<{ id: string }>(sql`
      select o.person_id as id from core.post o where o.school_id = ${app.world.otherSchoolId} and o.role_type = 3 limit 1`),
  );
  expect((await county.call(api.giveConsent, { ...form, personId: id })).status).toBe(404);
  expect((await county.call(api.withdrawConsent, { personId: id, purpose: 'media' })).status).toBe(404);
  for (const account of ['teacher', 'student'] as const)
    expect((await (await signedIn(app, account)).call(api.consentTexts)).status).toBe(403);
});

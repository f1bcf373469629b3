import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actAs } from 'edutech/core/common/api/acting';
import {
  acceptAgreements,
  acceptNewAgreements,
  type AgreementItem,
  agreementsInForce,
} from 'edutech/core/common/api/agreements';
import { takeSecondStep } from 'edutech/core/common/api/second-step';
import { getLoginState, getUserInfo } from 'edutech/core/common/api/session';
import { cityDay } from 'edutech/core/common/time/city-time';
import { asSystem } from 'edutech/core/server/actor';
import { insertAgreementText, selectNewest } from 'edutech/plugins/organisation/server/consents/agreements.queries';
import { Clock } from 'edutech/core/server/clock';
import { type Db, sql } from 'edutech/core/server/data/db';
import { demoPassword } from 'edutech/core/server/demo-password';
import { writeAgreement } from 'edutech/plugins/organisation/api/consents/agreements';
import { Browser, movableClock } from '../../support/browser';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';

const clock = movableClock();
let app: TestApp;

beforeAll(async () => {
  app = await startApp({
    on: ['organisation'],
    replace: [[Clock, clock]],
    city: { settings: { askAgreements: true } },
  });
});
afterAll(() => app.close());
beforeEach(() => write((db) => db.run(sql`delete from core.agreement`)));

const write = <T>(work: (db: Db) => Promise<T>) =>
  app.platform.services.database.write(asSystem('a test arranges its case'), work);

/** The password was right: what is asked for now. */
async function tried(account: string, more: Record<string, unknown> = {}) {
  const browser = new Browser(app);
  const reply = await browser.login(account, demoPassword, more);
  return { browser, reply, step: reply.data?.detail?.step as string, is: reply.data?.detail?.is as string };
}

const inForce = async () => (await new Browser(app).get(agreementsInForce)).data as AgreementItem[];
const versionsOf = (texts: readonly AgreementItem[]) => texts.map(({ kind, version }) => ({ kind, version }));

test('nobody is signed in before he has accepted, and is asked once', async () => {
  const { browser, reply, step, is } = await tried('teacher');
  expect(reply).toMatchObject({ status: 403, key: 'core.session.secondStep' });
  expect(is).toBe('agree');
  expect((await browser.get(getUserInfo)).code).toBe(464);
  const accepted = await browser.post(acceptAgreements, { step, versions: versionsOf(await inForce()) });
  expect(accepted.data).toMatchObject({ userEntity: { username: 'teacher' }, limit: 'full' });
  const again = await tried('teacher');
  expect(again.reply.status).toBe(200);
  const rows = await write((db) =>
    db.all<{ kind: string; version: number; address: string }>(
      sql`select kind, version, address from core.agreement where person_id = ${app.world.people.teacher.personId} order by kind`,
    ),
  );
  expect(rows).toEqual([
    { kind: 'privacy', version: 1, address: '127.0.0.1' },
    { kind: 'terms', version: 1, address: '127.0.0.1' },
  ]);
  const record = await write((db) =>
    db.maybe(
      sql`select act from core.audit_record where act = 'agreement.accept' and object_id = ${app.world.people.teacher.personId}`,
    ),
  );
  expect(record).toBeDefined();
});

test('a step is used once, is no second factor, and ends after ten minutes', async () => {
  const { browser, step } = await tried('headteacher');
  const versions = versionsOf(await inForce());
  const wrong = await browser.post(takeSecondStep, { step, kind: 'totp', answer: '000000' });
  expect(wrong).toMatchObject({ status: 410, key: 'core.session.secondStep.over' });
  expect((await browser.post(acceptAgreements, { step, versions })).status).toBe(200);
  expect((await browser.post(acceptAgreements, { step, versions })).status).toBe(410);
  await write((db) => db.run(sql`delete from core.agreement`));
  const late = await tried('headteacher');
  clock.move(601_000);
  expect((await late.browser.post(acceptAgreements, { step: late.step, versions })).status).toBe(410);
});

test('half of it is not enough, nor a version that is over', async () => {
  const { browser, step } = await tried('cityadmin');
  const [first] = await inForce();
  const half = await browser.post(acceptAgreements, { step, versions: versionsOf([first!]) });
  expect(half).toMatchObject({ status: 409, key: 'core.agreements.changed' });
});

test('a student under 14 is not asked: guardians decide; one of 14 is', async () => {
  const born = (day: string) =>
    write((db) =>
      db.run(sql`update core.person set birth_date = ${day}::date where id = ${app.world.people.student.personId}`),
    );
  await born('2018-05-01');
  expect((await tried('student')).reply.status).toBe(200);
  await born('2008-05-01');
  expect((await tried('student')).is).toBe('agree');
});

test('a new version is asked for from its day on, and is the super administrator’s to write', async () => {
  const admin = await signedIn(app, 'superadmin');
  const day = (ahead: number) => new Date(clock.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
  const text = { kind: 'terms', version: 1, body: '请妥善保管密码。', bodyEn: '', inForceFrom: day(5) };
  expect((await (await signedIn(app, 'cityadmin')).call(writeAgreement, text)).status).toBe(403);
  expect((await admin.call(writeAgreement, { ...text, inForceFrom: '2026-02-31' })).status).toBe(422);
  expect((await admin.call(writeAgreement, text)).status).toBe(200);
  expect((await admin.call(writeAgreement, text)).status, 'somebody was quicker').toBe(409);

  const first = await tried('teacher');
  const versions = versionsOf(await inForce());
  expect(versions).toContainEqual({ kind: 'terms', version: 1 });
  expect((await first.browser.post(acceptAgreements, { step: first.step, versions })).status).toBe(200);
  clock.move(6 * 86_400_000);
  const later = await tried('teacher');
  expect(later.is).toBe('agree');
  expect((await later.browser.post(acceptAgreements, { step: later.step, versions })).status).toBe(409);
  const newer = versionsOf(await inForce());
  expect(newer).toContainEqual({ kind: 'terms', version: 2 });
  expect((await later.browser.post(acceptAgreements, { step: later.step, versions: newer })).status).toBe(200);
});

test('a session that began before a version is asked for it at its next page, and works on meanwhile', async () => {
  const { browser, step } = await tried('principal', { remember: true });
  await browser.post(acceptAgreements, { step, versions: versionsOf(await inForce()) });
  const asked = async () => (await browser.get(getLoginState)).data.mustAgree as boolean;
  expect(await asked()).toBe(false);

  const newest = await write((db) => selectNewest(db));
  const { version } = newest.find(({ kind }) => kind === 'privacy')!;
  const text = {
    kind: 'privacy',
    version,
    body: '只收集教学所需的信息。',
    bodyEn: 'Only what teaching needs.',
  } as const;
  const by = app.world.people.superadmin.personId;
  await write((db) => insertAgreementText(db, { ...text, inForceFrom: cityDay(clock.now()) }, by, clock.now()));
  expect(await asked()).toBe(true);
  expect((await browser.get(getUserInfo)).status, 'what one is doing is not lost').toBe(200);

  const old = versionsOf(await inForce()).map((one) => (one.kind === 'privacy' ? { ...one, version } : one));
  expect(await browser.post(acceptNewAgreements, { versions: old })).toMatchObject({
    status: 409,
    key: 'core.agreements.changed',
  });
  expect((await browser.post(acceptNewAgreements, { versions: versionsOf(await inForce()) })).status).toBe(200);
  expect(await asked()).toBe(false);
});

test('whoever looks at the platform as somebody else is not asked in his name, and cannot accept', async () => {
  const { browser, step } = await tried('countyadmin');
  await browser.post(acceptAgreements, { step, versions: versionsOf(await inForce()) });
  const person = app.world.people.teacher.personId;
  browser.token = (await browser.post(actAs, { person, reason: '核对首页显示问题' })).data.token;
  expect((await browser.get(getLoginState)).data).toMatchObject({ limit: 'acting', mustAgree: false });
  const accepted = await browser.post(acceptNewAgreements, { versions: versionsOf(await inForce()) });
  expect(accepted.status).toBe(403);
});

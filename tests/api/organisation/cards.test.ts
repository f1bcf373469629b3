import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { getUserInfo } from 'edutech/core/common/api/session';
import { asSystem } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { lockAccount } from 'edutech/core/server/permissions/over-people.queries';
import { AccountCards } from 'edutech/plugins/organisation/kit/server/cards/account-cards';
import { InitialPasswords } from 'edutech/plugins/organisation/kit/server/cards/initial-passwords';
import { isRightPassword } from 'edutech/core/server/sign-in/login/passwords';
import * as api from '../../../plugins/organisation/api/cards';
import { linkPrintFile, showLinkPrint } from '../../../plugins/organisation/api/consents/link-prints';
import { signedIn } from '../../support/people';
import { startApp, type TestApp } from '../../support/servers/start-app';
import { untilBlocked } from '../../support/servers/until-blocked';
import { RosterDesk } from './rosters/rosters-desk';

let app: TestApp;
let county: RosterDesk;
beforeAll(async () => {
  app = await startApp({ works: true });
  county = new RosterDesk(app, 'countyadmin');
});
afterAll(() => app.close());

const system = asSystem('a test looks at cards');
const passwordOf = async (personId: string) =>
  (
    await county.all<{ passwordHash: string | null; mustChangePassword: boolean }>(
      sql`select password_hash, must_change_password from core.person where id = ${personId}`,
    )
  )[0]!;

test('a class gets its cards as a PDF, which only whoever asked for it may fetch', async () => {
  const { data } = await county.call<{ id: string }>(api.printCards, {
    schoolId: app.world.schoolId,
    scope: { kind: 'students', classId: app.world.classId },
    all: false,
  });
  const print = await vi.waitFor(
    async () => {
      const shown = await county.call<{ state: string; cards: number }>(api.showCardPrint, { id: data.id });
      if (shown.data.state !== 'ready') throw new Error(`still ${shown.data.state}`);
      return shown.data;
    },
    { timeout: 30_000, interval: 50 },
  );
  expect(print.cards).toBeGreaterThan(30);
  const file = await county.call<{ name: string; content: string }>(api.cardFile, { id: data.id });
  const pdf = Buffer.from(file.data.content, 'base64').toString('latin1');
  expect(file.data.name).toBe('账号卡.pdf');
  expect(pdf.startsWith('%PDF')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(Math.ceil(print.cards / 10));
  for (const ofLinks of [showLinkPrint, linkPrintFile])
    expect((await county.call(ofLinks, { id: data.id })).status, 'links are asked for by another right').toBe(404);
  const other = new RosterDesk(app, 'superadmin');
  expect((await other.call(api.cardFile, { id: data.id })).status).toBe(404);
});

test('a first password replaces none that somebody has chosen, unless new ones for all are asked for', async () => {
  const passwords = app.platform.container.get(InitialPasswords);
  const { personId } = app.world.people.student;
  const before = await passwordOf(personId);
  const give = (all: boolean) =>
    app.platform.services.database.write(system, (db) => passwords.give(db, [personId], { all }));
  expect((await give(false)).size).toBe(0);
  expect(await passwordOf(personId)).toEqual(before);
  const given = (await give(true)).get(personId)!;
  const after = await passwordOf(personId);
  expect(after.mustChangePassword).toBe(true);
  expect(await isRightPassword(after.passwordHash, given)).toBe(true);
  expect((await give(false)).get(personId)).not.toBe(given);
});

test('a card is found by its secret until it is revoked; a new one ends only what was never used', async () => {
  const cards = app.platform.container.get(AccountCards);
  const { personId } = app.world.people.teacher;
  await app.platform.services.database.write(system, async (db) => {
    const now = new Date();
    const issue = async () => (await cards.issue(db, [personId], now)).get(personId)!;
    const unused = await issue();
    const used = await issue();
    expect(await cards.find(db, unused)).toBeNull();
    const card = await cards.find(db, used);
    expect(card).toMatchObject({ personId, isDisabled: false });
    await cards.used(db, card!.cardId, now);
    const newest = await issue();
    expect(await cards.find(db, used)).not.toBeNull();
    expect(await cards.revoke(db, [personId], now)).toEqual([personId]);
    expect(await cards.find(db, newest)).toBeNull();
    expect(await cards.find(db, used)).toBeNull();
  });
});

test('the groups of a school say how many wait for a first password', async () => {
  const { data } = await county.call<{ grades: { classes: { name: string; people: number }[] }[] }>(api.cardGroups, {
    schoolId: app.world.schoolId,
  });
  expect(data.grades.flatMap(({ classes }) => classes.map(({ name }) => name))).toContain('七(3)班');
  expect((await county.call(api.cardGroups, { schoolId: app.world.otherSchoolId })).status).toBe(404);
});

describe('a lost card', () => {
  const service = () => app.platform.container.get(AccountCards);
  const write = <T>(work: (db: Db) => Promise<T>) => app.platform.services.database.write(system, work);
  const issue = (...ids: string[]) => write((db) => service().issue(db, ids, new Date()));
  const isGood = async (secret: string) => (await write((db) => service().find(db, secret))) !== null;

  test('is ended by who administers its holder, who is signed out, and good again when it was a mistake', async () => {
    const { personId } = app.world.people.mustchange;
    const secret = (await issue(personId)).get(personId)!;
    const holder = await signedIn(app, 'mustchange');
    const { status, data } = await county.call<{ personIds: string[]; revokedAt: string }>(api.revokeCards, {
      personIds: [personId],
    });
    expect([status, data.personIds]).toEqual([200, [personId]]);
    expect(await isGood(secret)).toBe(false);
    expect((await holder.call(getUserInfo)).envelope?.code).toBe(464);
    const records = await county.all<{ act: string; school: string }>(
      sql`select act, school_id as school from core.audit_record
        where object_id = ${personId} and act like 'cards.%' order by id`,
    );
    expect(records).toEqual([{ act: 'cards.revoke', school: app.world.schoolId }]);

    const back = { personIds: [personId], revokedAt: data.revokedAt };
    expect((await county.call(api.restoreCards, back)).data).toEqual({ personIds: [personId] });
    expect(await isGood(secret)).toBe(true);
    // nothing left to end twice, nothing to restore from another moment
    await county.call(api.revokeCards, { personIds: [personId] });
    expect((await county.call(api.restoreCards, back)).data).toEqual({ personIds: [] });
    expect((await county.call(api.revokeCards, { personIds: [personId] })).data).toMatchObject({ personIds: [] });
    const late = { ...back, revokedAt: new Date(Date.now() - 660_000).toISOString() };
    expect((await county.call(api.restoreCards, late)).status).toBe(410);
  });

  test('is nobody else’s to end: next door, in another county, of who has more rights, for a teacher', async () => {
    const idOf = async (schoolId: string) =>
      (
        await county.all<{ id: string }>(
          sql`select person_id as id from core.post where school_id = ${schoolId} and role_type = 3 and ended_at is null
            order by id limit 1`,
        )
      )[0]!.id;
    const [next] = await county.all<{ id: string }>(
      sql`select id from core.school where county_id = ${app.world.countyId} and id <> ${app.world.schoolId} limit 1`,
    );
    const own = app.world.people.student.personId;
    const [nextDoor, elsewhere] = [await idOf(next!.id), await idOf(app.world.otherSchoolId)];
    const secrets = await issue(own, nextDoor, elsewhere, app.world.people.countyadmin.personId);
    const school = new RosterDesk(app, 'schooladmin');
    const revoke = async (desk: RosterDesk, ...personIds: string[]) =>
      (await desk.call(api.revokeCards, { personIds })).status;
    expect(await revoke(school, own, nextDoor)).toBe(404);
    expect(await revoke(county, own, elsewhere)).toBe(404);
    expect(await revoke(school, app.world.people.countyadmin.personId)).toBe(404);
    expect(await revoke(new RosterDesk(app, 'teacher'), own)).toBe(403);
    for (const secret of secrets.values()) expect(await isGood(secret)).toBe(true);
    expect(await revoke(school, own)).toBe(200);
    expect(await revoke(county, nextDoor)).toBe(200);
    expect(await revoke(new RosterDesk(app, 'cityadmin'), elsewhere)).toBe(200);
  });

  test('is printed anew for one person, and the print holds nobody besides', async () => {
    const { personId } = app.world.people.student;
    const { data } = await county.call<{ id: string }>(api.printCards, {
      schoolId: app.world.schoolId,
      scope: { kind: 'students', personIds: [personId] },
      all: false,
    });
    const shown = await vi.waitFor(
      async () => {
        const print = await county.call<{ state: string; cards: number }>(api.showCardPrint, { id: data.id });
        if (print.data.state !== 'ready') throw new Error(`still ${print.data.state}`);
        return print.data;
      },
      { timeout: 30_000, interval: 50 },
    );
    expect(shown.cards).toBe(1);
  });
});

test('who becomes more while his card is made gets none, and keeps his password', async () => {
  const { teacher, headteacher } = app.world.people;
  const before = await passwordOf(teacher.personId);
  const held = Promise.withResolvers<void>();
  const given = Promise.withResolvers<void>();
  const giving = app.platform.services.database.write(system, async (db) => {
    await lockAccount(db, teacher.personId);
    held.resolve();
    await given.promise;
    await db.run(
      sql`insert into core.post_grant (post_id, code, withheld) values (${teacher.roleId}, 'deployment_admin', false)`,
    );
  });
  await held.promise;
  const { data } = await county.call<{ id: string }>(api.printCards, {
    schoolId: app.world.schoolId,
    scope: { kind: 'staff', personIds: [teacher.personId, headteacher.personId] },
    all: true,
  });
  await untilBlocked(app, '%core.person%');
  given.resolve();
  await giving;
  await expect
    .poll(async () => (await county.call(api.showCardPrint, { id: data.id })).data, { timeout: 30_000, interval: 50 })
    .toMatchObject({ state: 'ready', cards: 1 });
  expect(await passwordOf(teacher.personId)).toEqual(before);
  expect((await passwordOf(headteacher.personId)).mustChangePassword).toBe(true);
});

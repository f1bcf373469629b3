import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { AccountCards } from 'edutech/core/server/session/cards/account-cards';
import { InitialPasswords } from 'edutech/core/server/session/cards/initial-passwords';
import { isRightPassword } from 'edutech/core/server/session/login/passwords';
import * as api from '../../../plugins/organisation/api/cards';
import { startApp, type TestApp } from '../../support/servers/start-app';
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
    await county.all<{ password_hash: string | null; must_change_password: boolean }>(
      sql`select password_hash, must_change_password from core.person where id = ${personId}`,
    )
  )[0]!;

test('a class gets its cards as a PDF, which only whoever asked for it may fetch', async () => {
  const { data } = await county.call<{ id: string }>(api.printCards, {
    schoolid: app.world.schoolId,
    scope: { kind: 'pupils', classid: app.world.classId },
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
  expect(after.must_change_password).toBe(true);
  expect(await isRightPassword(after.password_hash, given)).toBe(true);
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
    expect(await cards.revoke(db, [personId], now)).toBe(2);
    expect(await cards.find(db, newest)).toBeNull();
  });
});

test('the groups of a school say how many wait for a first password', async () => {
  const { data } = await county.call<{ grades: { classes: { name: string; people: number }[] }[] }>(api.cardGroups, {
    schoolid: app.world.schoolId,
  });
  expect(data.grades.flatMap(({ classes }) => classes.map(({ name }) => name))).toContain('七(3)班');
  expect((await county.call(api.cardGroups, { schoolid: app.world.otherSchoolId })).status).toBe(404);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asSystem, type SignedIn } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { Audit } from 'edutech/core/server/audit/audit';
import { Notifications } from 'edutech/core/server/notifications/notifications';
import { Sessions } from 'edutech/core/server/session/sessions';
import type { DemoAccount } from 'edutech/core/server/demo/demo';
import { startApp, type TestApp } from '../../../support/servers/start-app';

let app: TestApp;
let student: SignedIn;
let teacher: SignedIn;
const system = asSystem('a test of what belongs to one person');

beforeAll(async () => {
  app = await startApp({ on: ['wrong'] });
  student = await actor('student');
  teacher = await actor('teacher');
});
afterAll(() => app.close());

async function actor(account: DemoAccount): Promise<SignedIn> {
  const { container, services } = app.platform;
  const sessions = container.get(Sessions);
  const { personId } = app.world.people[account];
  const device = { address: '127.0.0.1', userAgent: 'a test' };
  const { session } = await services.database.write(system, (db) => sessions.start(db, personId, device, new Date()));
  return sessions.actorOf(session);
}

const database = () => app.platform.services.database;
/** Whose rows of a table somebody sees, in the school of all three. */
const owners = async (who: SignedIn | typeof system, table: string, person = 'person_id') => {
  const rows = sql<{ personId: string }>`
    select distinct ${sql.ref(person)} as person_id from ${sql.table(table)} where school_id = ${app.world.schoolId}`;
  return new Set((await database().read(who, (db) => db.all(rows))).map(({ personId }) => personId));
};

describe.each(['wrong.result', 'wrong.entry'])('%s', (table) => {
  test('shows a student the own rows, and staff all of the school', async () => {
    const all = await owners(system, table);
    expect(all.size).toBeGreaterThan(1);
    expect(await owners(student, table)).toEqual(new Set([student.personId]));
    expect(await owners(teacher, table)).toEqual(all);
  });

  test('lets a student change and delete nobody else’s', async () => {
    const others = sql`school_id = ${app.world.schoolId} and person_id <> ${student.personId}`;
    expect(await database().write(student, (db) => db.run(sql`delete from ${sql.table(table)} where ${others}`))).toBe(
      0,
    );
  });
});

test('the pictures of a collection are seen by whoever sees the entry', async () => {
  const pictures = sql<{ n: number }>`select count(*)::int as n from wrong.entry_picture`;
  const hidden = sql<{ n: number }>`select count(*)::int as n from wrong.entry_picture p
    where not exists (select from wrong.entry e where e.school_id = p.school_id and e.id = p.entry_id)`;
  expect((await database().read(system, (db) => db.one(pictures))).n).toBeGreaterThan(0);
  expect((await database().read(student, (db) => db.one(hidden))).n).toBe(0);
});

test('how a class did is for staff', async () => {
  const count = sql<{ n: number }>`select count(*)::int as n from wrong.class_question`;
  expect((await database().read(student, (db) => db.one(count))).n).toBe(0);
  expect((await database().read(teacher, (db) => db.one(count))).n).toBeGreaterThan(0);
});

test('nobody reads or deletes the notifications of another, and a student causes them all the same', async () => {
  const notifications = app.platform.container.get(Notifications);
  const thing = { schoolId: app.world.schoolId, area: 'work', thread: 'a-test' };
  const now = new Date();
  const people = [teacher, student].map(({ personId }) => ({ personId, path: '/' }));
  const tell = (db: Db) =>
    notifications.notify(db, { ...thing, people, key: 'core.success', params: {}, at: now }, now);
  await database().write(student, tell);
  // once more: what is there already is brought up to date, the teacher’s too
  await database().write(student, tell);
  for (const who of [student, teacher]) expect(await owners(who, 'core.notification')).toEqual(new Set([who.personId]));
  await database().write(student, (db) => db.run(sql`delete from core.notification`));
  expect(await owners(system, 'core.notification')).toContain(teacher.personId);
  await database().write(student, (db) => notifications.withdraw(db, [thing]));
  const left = sql`select from core.notification where thread = 'a-test'`;
  expect(await database().read(system, (db) => db.all(left))).toEqual([]);
});

test('a student sees of the audit log the own acts, staff those of the school', async () => {
  const audit = app.platform.container.get(Audit);
  const act = { act: 'session.login', objectKind: 'person', objectId: student.personId };
  for (const who of [student, teacher]) await database().write(who, (db) => audit.record(db, who, act));
  expect(await owners(student, 'core.audit_record')).toEqual(new Set([student.personId]));
  // staff see what the platform keeps of their school, and nobody of another
  expect(await owners(teacher, 'core.audit_record')).toEqual(await owners(system, 'core.audit_record'));
  expect(await owners(teacher, 'core.audit_record')).toContain(teacher.personId);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Id } from 'edutech/core/common/ids';
import { roleTypes } from 'edutech/core/common/permissions/people';
import { type Actor, asSystem, type SignedIn, type SystemActor, visitor } from 'edutech/core/server/actor';
import { type Db, sql } from 'edutech/core/server/data/db';
import { newId } from 'edutech/core/common/ids';
import { startApp, type TestApp } from '../../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ plugins: [] });
});
afterAll(() => app.close());

/** Somebody as the database sees him: nothing but reach, place and person. */
const person = (place: Pick<SignedIn, 'reach' | 'schoolId' | 'countyId'>, personId: Id): SignedIn => ({
  kind: 'person',
  category: 'teacher',
  permissions: new Set(),
  personId,
  username: 'x',
  name: 'x',
  sessionId: '',
  roleId: null,
  roleType: roleTypes.teacher,
  limit: 'full',
  isShared: false,
  actedBy: null,
  mustChangePassword: false,
  ...place,
});

test('which migrations have run the application may read and never write', async () => {
  const { database } = app.platform.services;
  const system = asSystem('a test of rights');
  expect(await database.read(system, (db) => db.all(sql`select name from core.migration limit 1`))).toHaveLength(1);
  for (const act of [
    sql`update core.migration set checksum = ''`,
    sql`delete from core.migration`,
    sql`insert into core.migration values ('core', 'x', 'x', ${new Date()})`,
  ]) {
    await expect(database.write(system, (db) => db.run(act))).rejects.toMatchObject({ code: '42501' });
  }
});

const guarded = [
  'person',
  'post',
  'class',
  'class_teacher',
  'class_member',
  'layer',
  'layer_member',
  'management_scope',
] as const;
const count = async (actor: Actor | SystemActor, table: string) =>
  (
    await app.platform.services.database.read(actor, (db: Db) =>
      db.one(sql<{ n: number }>`select count(*) as n from core.${sql.ref(table)}`),
    )
  ).n;

const teacher = () =>
  person(
    { reach: 'school', schoolId: app.world.schoolId, countyId: app.world.countyId },
    app.world.people.teacher.personId,
  );
const student = () =>
  person(
    { reach: 'school', schoolId: app.world.schoolId, countyId: app.world.countyId },
    app.world.people.student.personId,
  );
const officer = () =>
  person({ reach: 'county', schoolId: null, countyId: app.world.countyId }, app.world.people.countyadmin.personId);
const nobody = () => person({ reach: 'school', schoolId: null, countyId: null }, app.world.people.norole.personId);

test('the application is neither superuser nor owner, and cannot pass by the policies', async () => {
  const roles = sql<{ rolsuper: boolean; rolbypassrls: boolean; owns: boolean }>`
    select rolsuper, rolbypassrls, exists (select from pg_tables where schemaname = 'core' and tableowner = current_user) as owns
    from pg_roles where rolname = current_user`;
  const found = await app.platform.services.database.read(asSystem('a test'), (db) => db.one(roles));
  expect(found).toEqual({ rolsuper: false, rolbypassrls: false, owns: false });
});

describe.each(guarded)('core.%s', (table) => {
  test('shows a visitor nothing', async () => {
    expect(await count(visitor, table)).toBe(0);
  });

  test('shows the system everything', async () => {
    expect(await count(asSystem('a test'), table)).toBeGreaterThan(0);
  });

  test('shows a school no more than a county, and a county less than the city', async () => {
    const [school, county, city] = [
      await count(teacher(), table),
      await count(officer(), table),
      await count(asSystem('a test'), table),
    ];
    expect(school).toBeLessThanOrEqual(county);
    // layers are in the demo for one school only
    if (!table.startsWith('layer')) expect(county).toBeLessThan(city);
  });
});

test('a teacher sees the people of the school and nobody else', async () => {
  const others = sql<{ n: number }>`select count(*) as n from core.person p
    where not exists (select from core.post o where o.person_id = p.id and o.school_id = ${app.world.schoolId})`;
  const { database } = app.platform.services;
  expect((await database.read(teacher(), (db) => db.one(others))).n).toBe(0);
  expect(await count(teacher(), 'person')).toBeGreaterThan(300);
});

test('whoever has no post sees himself', async () => {
  const { database } = app.platform.services;
  expect(await database.read(nobody(), (db) => db.all(sql`select id from core.person`))).toEqual([
    { id: app.world.people.norole.personId },
  ]);
});

test('a county sees its bureau’s posts, another county does not', async () => {
  const bureau = sql<{ n: number }>`select count(*) as n from core.post where county_id = ${app.world.countyId}`;
  const { database } = app.platform.services;
  expect((await database.read(officer(), (db) => db.one(bureau))).n).toBeGreaterThan(1);
  expect((await database.read({ ...officer(), countyId: newId(), personId: newId() }, (db) => db.one(bureau))).n).toBe(
    0,
  );
});

test('nobody writes into another school', async () => {
  const { database } = app.platform.services;
  const insert = sql`insert into core.class_member (school_id, term_id, class_id, person_id)
    values (${app.world.otherSchoolId}, ${app.world.termId}, ${app.world.foreignClassId}, ${app.world.people.norole.personId})`;
  await expect(database.write(teacher(), (db) => db.run(insert))).rejects.toThrow(/row-level security/);
  const move = sql`update core.class set school_id = ${app.world.otherSchoolId} where school_id = ${app.world.schoolId}`;
  await expect(database.write(teacher(), (db) => db.run(move))).rejects.toThrow(/row-level security|foreign key/);
  expect(
    await database.write(student(), (db) =>
      db.run(sql`delete from core.class where school_id = ${app.world.otherSchoolId}`),
    ),
  ).toBe(0);
});

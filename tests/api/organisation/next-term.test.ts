import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { Audit } from 'edutech/core/server/audit/audit';
import { type Query, sql } from 'edutech/core/server/data/db';
import { carryClassesOn } from 'edutech/core/server/organisation/administration/calendar/next-term';
import { startApp, type TestApp } from '../../support/servers/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const system = asSystem('a test looks');
const all = <Row extends object>(query: Query) =>
  app.platform.services.database.read(system, (db) => db.all<Row>(query as Query<Row>));
const write = (...queries: Query[]) =>
  app.platform.services.database.write(system, async (db) => {
    for (const query of queries) await db.run(query);
  });
const carryOn = (now: Date) =>
  carryClassesOn({ audit: app.platform.container.get(Audit), database: app.platform.services.database }, now);

const termOfYear = (number: number) => sql`(
  select id from core.term where number = ${number} and school_year_id = (
    select school_year_id from core.term where id = ${app.world.termId}))`;

/** What a school has in a term, told apart by nothing that belongs to the term itself. */
const peopleIn = async (schoolId: string, term: Query) => ({
  seats: await all(sql`
    select class_id, person_id, seat from core.class_member
    where school_id = ${schoolId} and term_id = ${term} order by class_id, person_id`),
  lessons: await all(sql`
    select class_id, subject_id, person_id from core.class_teacher
    where school_id = ${schoolId} and term_id = ${term} order by class_id, subject_id, person_id`),
  layers: await all(sql`
    select l.class_id, l.subject_id, l.name, array_agg(m.person_id order by m.person_id) as members
    from core.layer l left join core.layer_member m on m.layer_id = l.id
    where l.school_id = ${schoolId} and l.term_id = ${term}
    group by l.class_id, l.subject_id, l.name order by 1, 2, 3`),
});

test('classes go on in the second term of their year, without whoever has left, once', async () => {
  const { schoolId, otherSchoolId } = app.world;
  const [first, second] = [termOfYear(1), termOfYear(2)];
  const [leaver] = await all<{ id: string }>(sql`
    select person_id as id from core.class_member where school_id = ${schoolId} and term_id = ${first}
    order by person_id limit 1`);
  await write(
    sql`delete from core.layer where school_id = ${schoolId} and term_id = ${second}`,
    sql`delete from core.class_member where school_id = ${schoolId} and term_id = ${second}`,
    sql`delete from core.class_teacher where school_id = ${schoolId} and term_id = ${second}`,
    sql`update core.post set ended_at = now(), is_active = false where person_id = ${leaver!.id}`,
  );
  const before = await peopleIn(schoolId, first);
  const elsewhere = await peopleIn(otherSchoolId, second);
  expect(before.seats.length).toBeGreaterThan(100);
  expect(before.lessons.length).toBeGreaterThan(10);
  expect(before.layers.length).toBeGreaterThan(0);

  const [begins] = await all<{ day: string }>(sql`select starts_on::text as day from core.term where id = ${second}`);
  // the first term is the last that has begun: there is nothing to take on
  expect(await carryOn(new Date(new Date(`${begins!.day}T00:00:00+08:00`).getTime() - 1000))).toBe(0);
  const morning = new Date(`${begins!.day}T00:01:00+08:00`);
  expect(await carryOn(morning)).toBe(1);

  const isHere = ({ person_id }: { person_id?: string }) => person_id !== leaver!.id;
  const after = await peopleIn(schoolId, second);
  expect(after.seats).toEqual(before.seats.filter(isHere));
  expect(after.lessons).toEqual(before.lessons);
  expect(after.layers).toEqual(
    before.layers.map((layer) => {
      const { members } = layer as { members: string[] };
      return { ...layer, members: members.filter((id) => id !== leaver!.id) };
    }),
  );
  expect(await peopleIn(schoolId, first)).toEqual(before);
  expect(await peopleIn(otherSchoolId, second)).toEqual(elsewhere);
  expect(await carryOn(morning)).toBe(0);
  expect(
    await all(sql`select facts from core.audit_record where act = 'organisation.carryTerm' and object_id = ${second}`),
  ).toEqual([{ facts: { name: expect.any(String), schools: 1 } }]);
});

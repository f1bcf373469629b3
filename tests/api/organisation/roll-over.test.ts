import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listNotifications } from 'edutech/core/common/api/notifications';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { adminClasses, personDetail, type PersonDetail } from '../../../plugins/organisation/api';
import { lockAccount } from 'edutech/core/server/permissions/over-people.queries';
import * as api from '../../../plugins/organisation/api/roll-over';
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

const write = (query: ReturnType<typeof sql>) =>
  app.platform.services.database.write(asSystem('a test prepares'), (db) => db.run(query));

/** The city enters the next school year, a year after the one there is. */
async function enterNextYear() {
  await write(sql`
    insert into core.school_year (id, name, starts_on, ends_on)
    select gen_random_uuid(), '下一学年', starts_on + interval '1 year', ends_on + interval '1 year'
    from core.school_year order by starts_on desc limit 1`);
  await write(sql`
    insert into core.term (id, school_year_id, number, name, starts_on, ends_on)
    select gen_random_uuid(), (select id from core.school_year where name = '下一学年'), number, name,
      starts_on + interval '1 year', ends_on + interval '1 year'
    from core.term where school_year_id = (select id from core.school_year order by starts_on desc offset 1 limit 1)`);
}

/** Every row of the school that a roll-over may touch. */
async function tables() {
  const school = app.world.schoolId;
  const [classes, seats, lessons, posts] = await Promise.all([
    county.all(sql`
      select id, school_year_id, grade_id, number, name, head_person_id, previous_id
      from core.class where school_id = ${school} order by id`),
    county.all(sql`select * from core.class_member where school_id = ${school} order by class_id, term_id, person_id`),
    county.all(sql`
      select * from core.class_teacher where school_id = ${school} order by class_id, term_id, subject_id, person_id`),
    county.all(sql`select * from core.post where school_id = ${school} order by id`),
  ]);
  return { classes, seats, lessons, posts };
}

const former = sql`(select id from core.school_year order by starts_on desc offset 1 limit 1)`;

/**
 * Writes into the tables that a roll-over touches, in rows of the year that it leaves: nothing of it stands on them.
 * Answers the class that has got another head, and who it was.
 */
async function writeBeside() {
  const { schoolId, people } = app.world;
  const { personId } = people.norole;
  const [headed] = await county.all<{ id: string; head: string | null }>(sql`
    select id, head_person_id as head from core.class
    where school_id = ${schoolId} and school_year_id = ${former} and name = '七(2)班'`);
  await write(sql`
    insert into core.post (id, person_id, role_type, school_id) values (gen_random_uuid(), ${personId}, 2, ${schoolId})`);
  await write(sql`
    update core.class set head_person_id = ${personId} where school_id = ${schoolId} and id = ${headed!.id}`);
  await write(sql`
    insert into core.class_member (school_id, term_id, class_id, person_id, seat)
    select c.school_id, t.id, c.id, ${personId}, 98 from core.class c join core.term t on t.school_year_id = c.school_year_id
    where c.school_id = ${schoolId} and c.school_year_id = ${former} and c.name = '七(1)班' and t.number = 1`);
  return headed!;
}

/** How much of it there is. */
async function stillBeside() {
  const { personId } = app.world.people.norole;
  const [counts] = await county.all<Record<'posts' | 'heads' | 'seats', number>>(sql`
    select (select count(*) from core.post where person_id = ${personId})::int as posts,
      (select count(*) from core.class where head_person_id = ${personId})::int as heads,
      (select count(*) from core.class_member where person_id = ${personId} and seat = 98)::int as seats`);
  return counts;
}

async function removeBeside({ id, head }: { id: string; head: string | null }) {
  const { personId } = app.world.people.norole;
  await write(sql`delete from core.post where person_id = ${personId}`);
  await write(sql`update core.class set head_person_id = ${head} where id = ${id}`);
  await write(sql`delete from core.class_member where person_id = ${personId}`);
}

const schoolNow = async () => {
  const { data } = await county.call<{ schools: api.RollOverSchool[] }>(api.rollOverOutlook);
  return data.schools.find(({ schoolId }) => schoolId === app.world.schoolId)!;
};
const until = (state: string) =>
  vi.waitFor(
    async () => {
      const { rollOver } = await schoolNow();
      if ((rollOver?.state ?? 'none') !== state) throw new Error(`still ${rollOver?.state}`);
      return rollOver;
    },
    { timeout: 20_000, interval: 50 },
  );

const usual = { newClasses: null, withTeachers: true, numbers: {} };
const run = () => county.call<{ ids: string[] }>(api.runRollOver, { schoolIds: [app.world.schoolId] });

test('before the city has entered the next year, others are told who can, and ask', async () => {
  const school = new RosterDesk(app, 'schooladmin');
  const city = new RosterDesk(app, 'cityadmin');
  const keepersOf = async (desk: RosterDesk) =>
    ((await desk.call(api.rollOverOutlook)).envelope!.data as { keepers: string[] }).keepers;
  expect(await keepersOf(school)).toEqual(['陆思敏']);
  expect(await keepersOf(city)).toEqual([]);
  expect((await school.call(api.askForYear)).envelope).toMatchObject({ data: { told: 1 } });
  // who asks twice is heard once
  await school.call(api.askForYear);
  const told = (await city.call(listNotifications)).envelope!.data as { data: { text: string; path: string }[] };
  const asked = told.data.filter(({ path }) => path === '/admin/terms');
  expect(asked).toMatchObject([{ text: expect.stringContaining('顾秉文') }]);
});

test('without a next year nothing goes over', async () => {
  expect((await run()).status).toBe(404);
  const preview = { schoolId: app.world.schoolId, choice: usual };
  expect((await county.call(api.rollOverPreview, preview)).status).toBe(404);
});

test('a year goes over and back, and unrelated writes in between stay', async () => {
  await enterNextYear();
  const before = await tables();
  const preview = await county.call<{
    steps: { from: string; to: string | null; students: number }[];
    graduates: number;
    newClasses: string[];
  }>(api.rollOverPreview, { schoolId: app.world.schoolId, choice: usual });
  expect(preview.data.steps.map(({ from, to }) => `${from}→${to}`)).toContain('七(3)班→八(3)班');
  expect(preview.data.newClasses).toEqual(['七(1)班', '七(2)班', '七(3)班']);
  const renumbered = { ...usual, numbers: { [app.world.classId]: 1 } };
  const clash = await county.call<{ fault: string; steps: { from: string; number: number; isTwice: boolean }[] }>(
    api.rollOverPreview,
    { schoolId: app.world.schoolId, choice: renumbered },
  );
  expect(clash.data.fault).toBe('numberTwice');
  expect(clash.data.steps.filter(({ isTwice }) => isTwice).map(({ from, number }) => [from, number])).toEqual([
    ['七(1)班', 1],
    ['七(3)班', 1],
  ]);
  expect(await tables()).toEqual(before);

  const [id] = (await run()).data.ids;
  await until('done');
  const after = await tables();
  expect(after.classes.length).toBe(before.classes.length + 9);
  expect(after.posts.filter((row) => (row as { endedAt: unknown }).endedAt !== null)).toHaveLength(
    preview.data.graduates,
  );
  expect((await run()).status).toBe(409);
  // the outcome is the map that was shown, and lists and people say where they come from
  const result = await county.call(api.rollOverResult, { id });
  expect(preview.data).toMatchObject(result.data as object);
  const [nextTerm] = await county.all<{ id: string }>(sql`select id from core.term order by starts_on desc limit 1`);
  const { items } = (
    await county.call<{ items: { name: string; cameFrom: string | null }[] }>(adminClasses, {
      page: 1,
      pageLine: 50,
      schoolId: app.world.schoolId,
      termId: nextTerm!.id,
    })
  ).data;
  expect(items.map(({ name, cameFrom }) => `${cameFrom}→${name}`)).toEqual(
    expect.arrayContaining(['七(3)班→八(3)班', 'null→七(1)班']),
  );
  const student = await county.call<PersonDetail>(personDetail, { personId: app.world.people.student.personId });
  expect(student.data.seats.map(({ arrival }) => arrival)).toContainEqual({ how: 'rolledOver', from: '七(3)班' });

  await write(sql`update core.person set name = '改名' where id = ${app.world.people.student.personId}`);
  const headed = await writeBeside();
  expect((await county.call(api.undoRollOver, { id })).status).toBe(200);
  await until('none');
  expect(await stillBeside()).toEqual({ posts: 1, heads: 1, seats: 1 });
  // but for them every row is as it was
  await removeBeside(headed);
  expect(await tables()).toEqual(before);
  const [renamed] = await county.all<{ name: string }>(
    sql`select name from core.person where id = ${app.world.people.student.personId}`,
  );
  expect(renamed?.name).toBe('改名');
});

test('a year is not taken back under a class that somebody has joined, and the refusal names it', async () => {
  const [id] = (await run()).data.ids;
  await until('done');
  await write(sql`
    insert into core.class_member (school_id, term_id, class_id, person_id, seat)
    select c.school_id, t.id, c.id, ${app.world.people.norole.personId}, 99
    from core.class c join core.term t on t.school_year_id = c.school_year_id
    where c.school_id = ${app.world.schoolId} and c.name = '八(3)班' and t.number = 1
      and c.school_year_id = (select id from core.school_year where name = '下一学年')`);
  const refused = await county.call(api.undoRollOver, { id });
  expect(refused.status).toBe(409);
  expect(refused.envelope?.msg).toContain('八(3)班');
  const outlook = await county.call<{ standing: { name: string }[] }>(api.rollOverUndoOutlook, { id });
  expect(outlook.data.standing.map(({ name }) => name)).toContain('八(3)班');
  await write(sql`
    delete from core.class_member where school_id = ${app.world.schoolId} and person_id = ${app.world.people.norole.personId}`);
  expect((await county.call(api.undoRollOver, { id })).status).toBe(200);
  await until('none');
});

test('one that waits for the night can be withdrawn', async () => {
  const runAt = new Date(Date.now() + 3_600_000).toISOString();
  const { data } = await county.call<{ ids: string[] }>(api.runRollOver, { schoolIds: [app.world.schoolId], runAt });
  expect((await schoolNow()).rollOver?.state).toBe('waiting');
  expect((await county.call(api.withdrawRollOver, { id: data.ids[0] })).status).toBe(200);
  expect((await schoolNow()).rollOver).toBeNull();
});

test('a student who leaves the school while its year goes over has no seat there in the next', async () => {
  const { schoolId, termId } = app.world;
  const [student] = await county.all<{ id: string }>(sql`
    select m.person_id as id from core.class_member m join core.class c on c.school_id = m.school_id and c.id = m.class_id
      join core.post o on o.person_id = m.person_id and o.school_id = m.school_id and o.role_type = 3 and o.ended_at is null
    where m.school_id = ${schoolId} and m.term_id = ${termId} and c.name like '七%'
      and m.person_id <> ${app.world.people.student.personId} order by m.person_id limit 1`);
  const seats = () =>
    county.all(sql`
      select from core.class_member m join core.term t on t.id = m.term_id join core.term n on n.id = ${termId}
      where m.school_id = ${schoolId} and m.person_id = ${student!.id} and t.starts_on >= n.starts_on`);
  expect((await seats()).length).toBeGreaterThan(0);
  let id: string | undefined;
  await app.platform.services.database.write(asSystem('a test accepts a student elsewhere'), async (db) => {
    await lockAccount(db, student!.id);
    [id] = (await run()).data.ids;
    await untilBlocked(app, '%core.person%for no key update%');
    await db.run(sql`
      delete from core.class_member where person_id = ${student!.id} and term_id in (
        select t.id from core.term t join core.term n on t.starts_on >= n.starts_on where n.id = ${termId})`);
    await db.run(sql`
      update core.post set ended_at = now(), is_active = false where person_id = ${student!.id} and school_id = ${schoolId}`);
  });
  await until('done');
  expect(await seats()).toEqual([]);

  // nor does anything happen in the school while its year is taken back
  await app.platform.services.database.write(asSystem('a test moves somebody meanwhile'), async (db) => {
    await db.run(sql`select from core.school where id = ${schoolId} for share`);
    expect((await county.call(api.undoRollOver, { id })).status).toBe(200);
    await untilBlocked(app, '%core.school%for no key update%');
  });
  await until('none');
});

test('another county’s school is refused', async () => {
  const answer = await county.call(api.runRollOver, { schoolIds: [app.world.otherSchoolId] });
  expect(answer.status).toBe(403);
});

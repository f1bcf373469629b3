import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from 'edutech/core/common/ids';
import { asSystem } from 'edutech/core/server/actor';
import { Audit } from 'edutech/core/server/audit/audit';
import { type Query, sql } from 'edutech/core/server/data/db';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import {
  copySeats,
  deleteCarried,
  deleteCopies,
  insertCarried,
} from 'edutech/core/server/organisation/next-term/next-term.queries';
import { carryClassesOn } from 'edutech/core/server/organisation/next-term/next-term';
import * as api from '../../../../plugins/organisation/api';
import { csv } from '../../../support/rosters/roster-files';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { untilBlocked } from '../../../support/servers/until-blocked';
import { RosterDesk } from './rosters-desk';

// Rosters on the days around the beginning of a term.

let app: TestApp;
let county: RosterDesk;
beforeAll(async () => {
  app = await startApp({ works: true });
  county = new RosterDesk(app, 'countyadmin');
});
afterAll(() => app.close());

const run = (query: Query) =>
  app.platform.services.database.write(asSystem('a test arranges rows'), (db) => db.run(query));
const heading = ['学号', '姓名', '年级', '班级', '座号'];
const home = () => ({ kind: 'students' as const, schoolId: app.world.schoolId });
const termOfYear = (number: number) => sql`(
  select id from core.term where number = ${number} and school_year_id = (
    select school_year_id from core.term where id = ${app.world.termId}))`;

/** Nobody sits or teaches in the second term yet, and the school has not gone on into it. */
async function emptySecondTerm() {
  for (const table of ['core.carried_term', 'core.layer', 'core.class_member', 'core.class_teacher'])
    await run(sql`
      delete from ${sql.table(table)} where school_id = ${app.world.schoolId} and term_id = ${termOfYear(2)}`);
}

/** Classes of whoever has such a number: in the first term, in the second. */
const classesOf = async (number: string) => {
  const rows = await county.all<{ name: string; term: number }>(sql`
    select c.name, t.number as term from core.class_member m join core.class c on c.id = m.class_id
      join core.term t on t.id = m.term_id join core.person p on p.id = m.person_id
    where p.usercode = ${number} and m.term_id in (${termOfYear(1)}, ${termOfYear(2)}) order by t.number, c.name`);
  return rows.map(({ name, term }) => `${term} ${name}`);
};

/** Until what is at work waits for its schools. */
const waitsForSchool = () => untilBlocked(app, '%core.school where id = any%');

test('a roster that was checked before a term began is checked for it again before it is written', async () => {
  const { id } = await county.upload('旧.csv', csv(heading, [['NT0001', '新学期', '七年级', '1班', '']]), home());
  const [former] = await county.all<{ id: string }>(sql`
    select id from core.term where starts_on < (select starts_on from core.term where id = ${app.world.termId})
    order by starts_on desc limit 1`);
  await run(sql`update organisation.roster_import set term_id = ${former!.id} where id = ${id}`);

  const { version } = await county.show(id);
  const first = await county.call(api.applyImport, { id, version });
  expect(first.data).toEqual({ id, isCheckedAgain: true });
  expect(await county.settled(id)).toMatchObject({ state: 'checked', counts: { new: 1, written: 0 } });
  expect(await classesOf('NT0001')).toEqual([]);
  // whoever looked at the plan of before does not write the new one unseen
  expect((await county.call(api.applyImport, { id, version })).status).toBe(409);

  expect(await county.apply(id)).toMatchObject({ state: 'applied', counts: { written: 1 } });
  expect(await classesOf('NT0001')).toEqual([expect.stringMatching(/^1 /)]);
});

test('a roster that was to be written in a term and is begun in the next is checked again, and says why', async () => {
  const { id } = await county.upload('迟.csv', csv(heading, [['NT0004', '新学期', '七年级', '1班', '']]), home());
  await run(sql`
    update organisation.roster_import set state = 'applying', term_id = (
      select id from core.term where starts_on < (select starts_on from core.term where id = ${app.world.termId})
      order by starts_on desc limit 1)
    where id = ${id}`);
  await app.platform.services.database.write(asSystem('a test begins what was asked for before'), (db) =>
    app.platform.container.get(Jobs).add(db, 'organisation.applyRoster', { id }, { once: id }),
  );
  const shown = await county.settled(id);
  expect(shown).toMatchObject({ state: 'checked', counts: { new: 1, written: 0 } });
  expect(shown.fault).toBe(county.say('organisation.rosters.newTerm'));
  expect(await classesOf('NT0004')).toEqual([]);
  const written = await county.apply(id);
  expect(written).toMatchObject({ state: 'applied', fault: '', counts: { written: 1 } });
});

test('a roster that is being written while its school goes on into the next term goes on with it, and back', async () => {
  const { schoolId } = app.world;
  const [former, second] = await county.all<{ id: string; name: string }>(sql`
    select id, name from core.term where id in (${termOfYear(1)}, ${termOfYear(2)}) order by number`);
  const term = { ...second!, formerId: former!.id };
  const into = (name: string, number: string) => [number, '换班生', '七年级', name, ''];
  const arrived = await county.upload('先.csv', csv(heading, [into('1班', 'NT0005'), into('1班', 'NT0006')]), home());
  await county.apply(arrived.id);
  await emptySecondTerm();
  const before = await classesOf('NT0005');

  const rows = [into('2班', 'NT0005'), into('2班', 'NT0006'), into('2班', 'NT0007')];
  const { id } = await county.upload('换.csv', csv(heading, rows), home());
  const { version } = await county.show(id);
  await app.platform.services.database.write(asSystem('a test lets a school go on into a term'), async (db) => {
    const schools = (await insertCarried(db, term, new Date())).map((school) => school.id);
    expect(schools).toContain(schoolId);
    expect((await county.call(api.applyImport, { id, version })).status).toBe(200);
    await copySeats(db, term, [schoolId]);
    // in the new term one of them was moved to a third class already
    await db.run(sql`
      update core.class_member set class_id = (select class_id from core.class_member
        where school_id = ${schoolId} and term_id = ${term.id} and class_id not in (
          select c.id from core.class c where c.name like '七(1)%' or c.name like '七(2)%') limit 1)
      where term_id = ${term.id} and person_id = (select id from core.person where usercode = 'NT0006')`);
    // the rows of the import wait for the school, or they would be in neither term
    await waitsForSchool();
  });
  expect(await county.settled(id)).toMatchObject({ state: 'applied', counts: { written: 3, wrong: 0 } });
  const moved = ['NT0005', 'NT0007'].map(classesOf);
  for (const classes of await Promise.all(moved))
    expect(classes).toEqual([expect.stringMatching(/^1 七\(2\)/), expect.stringMatching(/^2 七\(2\)/)]);
  const [, elsewhere] = await classesOf('NT0006');
  expect(elsewhere).toMatch(/^2 /);
  expect(elsewhere).not.toMatch(/七\([12]\)/);

  expect((await county.call(api.undoImport, { id, partly: true })).status).toBe(200);
  expect(await county.settled(id)).toMatchObject({ state: 'undone', counts: { kept: 1 } });
  expect(await classesOf('NT0005')).toEqual([before[0], before[0]!.replace(/^1/, '2')]);
  expect(await classesOf('NT0007')).toEqual([]);
});

/** All schools go on into the second term, as at its beginning. */
const goOn = async () => {
  const [former, second] = await county.all<{ id: string; name: string }>(sql`
    select id, name from core.term where id in (${termOfYear(1)}, ${termOfYear(2)}) order by number`);
  const term = { ...second!, formerId: former!.id };
  await app.platform.services.database.write(asSystem('a test lets schools go on into a term'), async (db) => {
    const schools = (await insertCarried(db, term, new Date())).map((school) => school.id);
    await copySeats(db, term, schools);
  });
  return term;
};

test('a roster that is taken back while its school goes out of a term again looks at what is left then', async () => {
  const into = (name: string, number: string) => [number, '早到生', '七年级', name, ''];
  const arrived = await county.upload('先.csv', csv(heading, [into('1班', 'NT0008'), into('1班', 'NT0009')]), home());
  await county.apply(arrived.id);
  await emptySecondTerm();
  const rows = [into('2班', 'NT0008'), into('2班', 'NT0009')];
  const { id } = await county.upload('换.csv', csv(heading, rows), home());
  await county.apply(id);
  const term = await goOn();
  // this one sits elsewhere in the second term: while that has begun, the import stands for him
  await run(sql`
    update core.class_member set class_id = (select class_id from core.class_member
      where school_id = ${app.world.schoolId} and term_id = ${term.id} and class_id not in (
        select c.id from core.class c where c.name like '七(1)%' or c.name like '七(2)%') limit 1)
    where term_id = ${term.id} and person_id = (select id from core.person where usercode = 'NT0009')`);
  await app.platform.services.database.write(asSystem('a test takes schools out of a term'), async (db) => {
    const schools = (await deleteCarried(db, term)).map((school) => school.id);
    expect(schools).toContain(app.world.schoolId);
    expect((await county.call(api.undoImport, { id, partly: true })).status).toBe(200);
    await waitsForSchool();
    await deleteCopies(db, term, schools);
  });
  expect(await county.settled(id)).toMatchObject({ state: 'undone', counts: { kept: 0 } });
  expect(await classesOf('NT0008')).toEqual([expect.stringMatching(/^1 七\(1\)/)]);
  expect(await classesOf('NT0009')).toEqual([expect.stringMatching(/^1 七\(1\)/), expect.stringMatching(/^2 /)]);
});

test('a school in whose classes somebody writes goes out of a term later than the others', async () => {
  const { schoolId } = app.world;
  await emptySecondTerm();
  const term = await goOn();
  const carried = async () =>
    (
      await county.all<{ id: string }>(sql`select school_id as id from core.carried_term where term_id = ${term.id}`)
    ).map((row) => row.id);
  const parts = { audit: app.platform.container.get(Audit), database: app.platform.services.database };
  const leave = () => carryClassesOn(parts, new Date(), { heartbeat: () => Promise.resolve() });
  expect((await carried()).length).toBeGreaterThan(1);
  await app.platform.services.database.write(asSystem('a test writes in a class'), async (db) => {
    await db.run(sql`select from core.school where id = ${schoolId} for share`);
    await leave();
    expect(await carried()).toEqual([schoolId]);
  });
  await leave();
  expect(await carried()).toEqual([]);
});

test('an import that moves people between schools takes them out of later terms and the next year too, and gives them back', async () => {
  const whole = ['学校', ...heading];
  const [here, there] = await Promise.all([
    county.all<{ name: string }>(sql`select name from core.school where id = ${app.world.schoolId}`),
    county.all<{ id: string; name: string }>(sql`
      select s.id, s.name from core.school s join core.school h on h.county_id = s.county_id and h.stage = s.stage
      where h.id = ${app.world.schoolId} and s.id <> h.id order by s.name limit 1`),
  ]);
  const into = (school: string, ...row: readonly string[]) => csv(whole, [[school, ...row]]);
  const arrived = await county.upload('来.csv', into(here[0]!.name, 'NT0010', '转校生', '七年级', '1班', '303'), {
    kind: 'students',
  });
  expect(await county.apply(arrived.id)).toMatchObject({ counts: { written: 1, wrong: 0 } });
  // his school has placed him for the second term, and has rolled over into the next year
  const [yearId, nextTermId, nextClassId] = [newId(), newId(), newId()];
  await run(sql`
    insert into core.school_year (id, name, starts_on, ends_on)
    select ${yearId}, '下一学年', max(starts_on) + interval '1 year', max(ends_on) + interval '1 year' from core.school_year`);
  await run(sql`
    insert into core.term (id, school_year_id, number, name, starts_on, ends_on)
    select ${nextTermId}, id, 1, '上学期', starts_on, starts_on + interval '5 months' from core.school_year where id = ${yearId}`);
  await run(sql`
    insert into core.class (school_id, id, school_year_id, grade_id, number, name)
    select ${app.world.schoolId}, ${nextClassId}, ${yearId}, id, 91, '八(91)班' from core.grade where number = 8`);
  const seat = sql`insert into core.class_member (school_id, term_id, class_id, person_id, seat)`;
  await run(sql`
    ${seat} select m.school_id, ${termOfYear(2)}, m.class_id, m.person_id, m.seat from core.class_member m
      join core.person p on p.id = m.person_id where p.usercode = 'NT0010'
    on conflict do nothing`);
  await run(sql`
    ${seat} select ${app.world.schoolId}, ${nextTermId}, ${nextClassId}, id, 3 from core.person where usercode = 'NT0010'`);
  const seats = () =>
    county.all<{ schoolId: string; term: string; classId: string; seat: number }>(sql`
      select m.school_id, case when m.term_id = ${nextTermId} then 'next' else t.number::text end as term, m.class_id, m.seat
      from core.class_member m join core.term t on t.id = m.term_id join core.person p on p.id = m.person_id
      where p.usercode = 'NT0010' order by t.starts_on`);
  const before = await seats();
  expect(before.map(({ term }) => term)).toEqual(['1', '2', 'next']);

  const moving = into(there[0]!.name, 'NT0010', '转校生', '七年级', '1班', '308');
  const { id } = await county.upload('走.csv', moving, { kind: 'students' });
  expect(await county.apply(id)).toMatchObject({ counts: { moved: 1, written: 1, wrong: 0 } });
  const after = await seats();
  expect(after).toMatchObject([
    { schoolId: there[0]!.id, term: '1', seat: 308 },
    { schoolId: there[0]!.id, term: '2', seat: 308 },
  ]);
  expect(new Set(after.map(({ classId }) => classId)).size).toBe(1);

  expect((await county.call(api.undoImport, { id, partly: false })).status).toBe(200);
  expect(await county.settled(id)).toMatchObject({ state: 'undone', counts: { kept: 0 } });
  expect(await seats()).toEqual(before);
});

test('an import that is taken back after classes have gone on is taken back in both terms', async () => {
  await emptySecondTerm();
  const into = (name: string, number: string) => [number, '换班生', '七年级', name, ''];
  const arrived = await county.upload('来.csv', csv(heading, [into('1班', 'NT0002')]), home());
  await county.apply(arrived.id);
  const before = await classesOf('NT0002');
  expect(before).toHaveLength(1);

  const rows = [into('2班', 'NT0002'), into('2班', 'NT0003')];
  const moved = await county.upload('换.csv', csv(heading, rows), home());
  await county.apply(moved.id);
  const [term] = await county.all<{ day: string }>(
    sql`select starts_on::text as day from core.term where id = ${termOfYear(2)}`,
  );
  const parts = { audit: app.platform.container.get(Audit), database: app.platform.services.database };
  const heartbeat = () => Promise.resolve();
  await carryClassesOn(parts, new Date(`${term!.day}T00:01:00+08:00`), { heartbeat });
  const there = await classesOf('NT0003');
  expect(there).toEqual([expect.stringMatching(/^1 /), expect.stringMatching(/^2 /)]);
  expect(await classesOf('NT0002')).toEqual(there);

  expect((await county.call(api.undoImport, { id: moved.id, partly: false })).status).toBe(200);
  expect(await county.settled(moved.id)).toMatchObject({ state: 'undone', counts: { kept: 0 } });
  expect(await classesOf('NT0002')).toEqual([before[0], before[0]!.replace(/^1/, '2')]);
  expect(await classesOf('NT0003')).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { Audit } from 'edutech/core/server/audit/audit';
import { type Query, sql } from 'edutech/core/server/data/db';
import { carryClassesOn } from 'edutech/core/server/organisation/administration/calendar/next-term';
import * as api from '../../../../plugins/organisation/api';
import { csv } from '../../../support/rosters/roster-files';
import { startApp, type TestApp } from '../../../support/servers/start-app';
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
const home = () => ({ kind: 'pupils' as const, schoolid: app.world.schoolId });
const termOfYear = (number: number) => sql`(
  select id from core.term where number = ${number} and school_year_id = (
    select school_year_id from core.term where id = ${app.world.termId}))`;

/** Classes of whoever has such a number: in the first term, in the second. */
const classesOf = async (number: string) => {
  const rows = await county.all<{ name: string; term: number }>(sql`
    select c.name, t.number as term from core.class_member m join core.class c on c.id = m.class_id
      join core.term t on t.id = m.term_id join core.person p on p.id = m.person_id
    where p.usercode = ${number} and m.term_id in (${termOfYear(1)}, ${termOfYear(2)}) order by t.number, c.name`);
  return rows.map(({ name, term }) => `${term} ${name}`);
};

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

test('an import that is taken back after classes have gone on is taken back in both terms', async () => {
  const [second, schoolId] = [termOfYear(2), app.world.schoolId];
  const into = (name: string, number: string) => [number, '换班生', '七年级', name, ''];
  const arrived = await county.upload('来.csv', csv(heading, [into('1班', 'NT0002')]), home());
  await county.apply(arrived.id);
  const before = await classesOf('NT0002');
  expect(before).toHaveLength(1);

  const rows = [into('2班', 'NT0002'), into('2班', 'NT0003')];
  const moved = await county.upload('换.csv', csv(heading, rows), home());
  await county.apply(moved.id);
  for (const table of ['core.layer', 'core.class_member', 'core.class_teacher'])
    await run(sql`delete from ${sql.table(table)} where school_id = ${schoolId} and term_id = ${second}`);
  const [term] = await county.all<{ day: string }>(
    sql`select starts_on::text as day from core.term where id = ${second}`,
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

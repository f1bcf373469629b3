import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import * as api from '../../../../plugins/organisation/api';
import { csv } from '../../../support/rosters/roster-files';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { RosterDesk } from './rosters-desk';

// Two administrators, or two tabs, that do the same at the same time, at two servers over one database.

let app: TestApp;
let second: TestApp;
let county: RosterDesk;
let city: RosterDesk;
beforeAll(async () => {
  app = await startApp({ works: true });
  second = await startApp({ works: true, sameDatabaseAs: app });
  county = new RosterDesk(app, 'countyadmin');
  city = new RosterDesk(second, 'cityadmin');
});
afterAll(async () => {
  await second.close();
  await app.close();
});

const home = () => ({ kind: 'students' as const, schoolId: app.world.schoolId });
const heading = ['学号', '姓名', '年级', '班级', '座号'];
const students = (mark: string, count: number) =>
  csv(
    heading,
    Array.from({ length: count }, (_, index) => [
      `${mark}${String(index).padStart(4, '0')}`,
      `新生${mark}`,
      '七年级',
      '1班',
      '',
    ]),
  );
const run = (query: Query) =>
  app.platform.services.database.write(asSystem('a test arranges rows'), (db) => db.run(query));
const arrived = (mark: string) =>
  county.all<{ posts: number; seats: number }>(sql`
    select (select count(*)::int from core.post o where o.person_id = p.id and o.ended_at is null) as posts,
      (select count(*)::int from core.class_member m where m.person_id = p.id) as seats
    from core.person p where p.usercode like ${`${mark}%`}`);

test('two imports of the same students into one school at once write everybody once', async () => {
  const [one, other] = await Promise.all([
    county.upload('一.csv', students('TW', 1500), home()),
    city.upload('二.csv', students('TW', 1500), home()),
  ]);
  const [first, last] = await Promise.all([county.apply(one.id), city.apply(other.id)]);
  const people = await arrived('TW');
  expect(people).toHaveLength(1500);
  expect(people.filter(({ posts, seats }) => posts !== 1 || seats !== 1)).toEqual([]);
  expect(first.state).toBe('applied');
  expect(last.state).toBe('applied');
}, 60_000);

test('an import is written once, however often its button is pressed', async () => {
  const { id } = await county.upload('三.csv', students('TX', 20), home());
  const { version } = await county.show(id);
  const answers = await Promise.all([1, 2, 3].map(() => county.call(api.applyImport, { id, version })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await county.settled(id);
  expect(await arrived('TX')).toHaveLength(20);
});

test('an undo while another import of the school is written leaves that one whole', async () => {
  const [old, next] = [
    await county.upload('四.csv', students('TY', 600), home()),
    await city.upload('五.csv', students('TZ', 1200), home()),
  ];
  await county.apply(old.id);
  const { version } = await city.show(next.id);
  const [undone, applied] = await Promise.all([
    county.call(api.undoImport, { id: old.id, partly: false }),
    city.call(api.applyImport, { id: next.id, version }),
  ]);
  expect([undone.status, applied.status]).toEqual([200, 200]);
  expect(await county.settled(old.id)).toMatchObject({ state: 'undone', counts: { written: 0, kept: 0 } });
  expect(await city.settled(next.id)).toMatchObject({ state: 'applied', counts: { written: 1200 } });
  expect(await arrived('TY')).toEqual([]);
  expect((await arrived('TZ')).filter(({ posts, seats }) => posts !== 1 || seats !== 1)).toEqual([]);
}, 60_000);

test('a school year that is rolled over twice at once goes over once', async () => {
  await run(sql`
    insert into core.school_year (id, name, starts_on, ends_on)
    select gen_random_uuid(), '下一学年', starts_on + interval '1 year', ends_on + interval '1 year'
    from core.school_year order by starts_on desc limit 1`);
  await run(sql`
    insert into core.term (id, school_year_id, number, name, starts_on, ends_on)
    select gen_random_uuid(), id, 1, '上学期', starts_on, starts_on + interval '5 months'
    from core.school_year where name = '下一学年'`);
  const input = { schoolIds: [app.world.schoolId] };
  const answers = await Promise.all([
    county.call(api.runRollOver, input),
    city.call(api.runRollOver, input),
    county.call(api.runRollOver, input),
  ]);
  expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
  const states = await vi.waitFor(
    async () => {
      const rows = await county.all<{ state: string }>(
        sql`select state from organisation.roll_over where school_id = ${app.world.schoolId}`,
      );
      expect(rows.every(({ state }) => !['waiting', 'running'].includes(state))).toBe(true);
      return rows.map(({ state }) => state);
    },
    { timeout: 30_000, interval: 100 },
  );
  expect(states.filter((state) => state === 'done')).toHaveLength(1);
  const twice = await county.all(sql`
    select grade_id, number from core.class
    where school_id = ${app.world.schoolId} and school_year_id = (select id from core.school_year where name = '下一学年')
    group by grade_id, number having count(*) > 1`);
  expect(twice).toEqual([]);
  const seated = await county.all(sql`
    select m.person_id from core.class_member m join core.term t on t.id = m.term_id
    join core.school_year y on y.id = t.school_year_id
    where y.name = '下一学年' and m.school_id = ${app.world.schoolId} group by m.person_id, m.term_id having count(*) > 1`);
  expect(seated).toEqual([]);
}, 60_000);

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'edutech/core/server/data/db';
import type { FileAddress } from 'edutech/core/common/files/file-address';
import type { Static } from 'typebox';
import * as api from '../../../../plugins/organisation/api/rosters';
import { workbook } from '../../../support/rosters/roster-files';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { RosterDesk } from './rosters-desk';

let app: TestApp;
let city: RosterDesk;
let county: RosterDesk;
let school: RosterDesk;
beforeAll(async () => {
  app = await startApp({ works: true });
  city = new RosterDesk(app, 'cityadmin');
  county = new RosterDesk(app, 'countyadmin');
  school = new RosterDesk(app, 'schooladmin');
});
afterAll(() => app.close());

const ofSchools = ['学校代码', '学校名称', '英文名称', '区县', '学段'];
const ofClasses = ['年级', '班号', '班级名称', '班主任工号', '班主任姓名'];
const schoolsCoded = (like: string) =>
  city.all<{ code: string; name: string; stage: string }>(
    sql`select code, name, stage from core.school where code like ${like} order by code`,
  );
const countyName = async () =>
  (
    await city.all<{ name: string }>(sql`
      select y.name from core.county y join core.school s on s.county_id = y.id where s.id = ${app.world.schoolId}`)
  )[0]!.name;
const undo = async (desk: RosterDesk, id: string, partly = false) => {
  const answer = await desk.call(api.undoImport, { id, partly });
  return { status: answer.status, shown: await desk.settled(id) };
};
/** The list as it is exported, imported again. */
const importedAgain = async (desk: RosterDesk, kind: 'schools' | 'classes') => {
  const { data } = await desk.call<Static<typeof FileAddress>>(api.exportRoster, { kind });
  const { id } = await desk.upload(data.name, await desk.fetch(data.address), { kind });
  return desk.show(id);
};

describe('a list of schools', () => {
  test('adds and changes schools, names what is wrong row by row, and is undone', async () => {
    const place = await countyName();
    const rows = [
      ['D01', '滨江第一小学', 'Riverside No. 1', place, '小学'],
      ['D02', '滨江第二小学', '', place, '小学'],
      ['D03', '滨江第三小学', '', '没有的区', '小学'],
      ['D01', '滨江第四小学', '', place, '小学'],
    ];
    const { id } = await city.upload('学校.xlsx', await workbook(ofSchools, rows), { kind: 'schools' });
    expect(await city.show(id)).toMatchObject({ state: 'checked', schoolName: '', counts: { new: 2, wrong: 2 } });
    expect((await city.rows(id, { state: 'wrong' })).map(({ line, problems }) => [line, problems[0]?.kind])).toEqual([
      [4, 'unknownCounty'],
      [5, 'codeTwice'],
    ]);
    const edited = await city.call<{ rows: api.ImportRow[] }>(api.editCell, { id, line: 4, column: 3, value: place });
    expect(edited.data.rows[0]).toMatchObject({ state: 'new', problems: [] });
    expect((await city.apply(id)).counts).toMatchObject({ written: 3, wrong: 1 });
    expect((await schoolsCoded('D0%')).map(({ name }) => name)).toEqual([
      '滨江第一小学',
      '滨江第二小学',
      '滨江第三小学',
    ]);

    const again = await city.upload('学校.xlsx', await workbook(ofSchools, rows.slice(0, 2)), { kind: 'schools' });
    expect((await city.show(again.id)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2, wrong: 0 });
    expect((await city.call(api.applyImport, { id: again.id, version: 2 })).status).toBe(422);

    const renamed = await city.upload('更名.xlsx', await workbook(ofSchools, [['D02', '滨江实验小学', '', '', '']]), {
      kind: 'schools',
    });
    expect((await city.apply(renamed.id)).counts).toMatchObject({ changed: 1, written: 1 });
    // what was added is not removed while another import has changed it
    expect((await undo(city, id)).status).toBe(409);
    expect((await undo(city, renamed.id)).shown.state).toBe('undone');
    expect((await schoolsCoded('D02'))[0]?.name).toBe('滨江第二小学');
    expect((await undo(city, id)).shown).toMatchObject({ state: 'undone', counts: { kept: 0 } });
    expect(await schoolsCoded('D0%')).toEqual([]);
  });

  test('of a school in which there is something by now, the undo leaves that school', async () => {
    const rows = ['E01', 'E02'].map((code) => [code, `江北${code}小学`, '', '', '小学']);
    const { id } = await county.upload('学校.xlsx', await workbook(ofSchools, rows), { kind: 'schools' });
    await county.apply(id);
    const classes = await county.upload(
      '班级.xlsx',
      await workbook(['学校', ...ofClasses], [['江北E01小学', '一年级', '1', '', '', '']]),
      { kind: 'classes' },
    );
    expect((await county.apply(classes.id)).counts.written).toBe(1);
    const outlook = await county.call<{ standing: api.Standing[] }>(api.undoOutlook, { id });
    expect(outlook.data.standing).toEqual([{ kind: 'added', name: '江北E01小学' }]);
    expect((await undo(county, id, true)).shown.counts).toMatchObject({ kept: 1 });
    expect((await schoolsCoded('E0%')).map(({ code }) => code)).toEqual(['E01']);
  });

  test('is exported as it is imported', async () => {
    expect((await importedAgain(city, 'schools')).counts).toMatchObject({ new: 0, changed: 0, wrong: 0 });
  });

  test('is not for a school, nor are schools of another county for a county', async () => {
    const file = await workbook(ofSchools, [['F01', '某小学', '', '', '小学']]);
    expect((await school.upload('学校.xlsx', file, { kind: 'schools' })).status).toBe(403);
    expect((await school.call<{ kinds: string[] }>(api.listImports)).data.kinds).toEqual([
      'classes',
      'students',
      'staff',
    ]);
    const [far] = await city.all<{ code: string }>(sql`
      select s.code from core.school s where s.county_id <> (select county_id from core.school where id = ${app.world.schoolId})`);
    const { id } = await county.upload('学校.xlsx', await workbook(ofSchools, [[far!.code, '新名', '', '', '']]), {
      kind: 'schools',
    });
    const [row] = await county.rows(id);
    expect(row?.problems.map(({ kind }) => kind)).toContain('codeElsewhere');
  });
});

describe('a list of classes', () => {
  const heads = (names: readonly string[]) =>
    city.all<{ name: string; head: string | null; posts: number }>(sql`
      select c.name, p.name as head, (select count(*)::int from core.post o where o.person_id = p.id
        and o.school_id = c.school_id and o.role_type = 2 and o.ended_at is null) as posts
      from core.class c left join core.person p on p.id = c.head_person_id
      where c.school_id = ${app.world.schoolId} and c.name = any (${names}::text[]) order by c.name`);
  const staff = () =>
    city.all<{ usercode: string; name: string }>(sql`
      select p.usercode, p.name from core.person p join core.post o on o.person_id = p.id
      where o.school_id = ${app.world.schoolId} and o.role_type = 1 and o.ended_at is null and p.category = 2
        and not exists (select from core.post h where h.person_id = p.id and h.role_type = 2 and h.ended_at is null)
      order by p.usercode limit 1`);

  test('adds classes with their heads, changes nothing the second time, and is undone with the posts', async () => {
    const [head] = await staff();
    const rows = [
      ['七年级', '61', '', head!.usercode, head!.name],
      ['七年级', '62', '七年级创新班', '', ''],
      ['七年级', '63', '', '没有此人', ''],
      ['一年级', '64', '', '', ''],
    ];
    const file = await workbook(ofClasses, rows);
    const { id } = await school.upload('班级.xlsx', file, { kind: 'classes' });
    expect((await school.rows(id, { state: 'wrong' })).map(({ problems }) => problems[0]?.kind)).toEqual([
      'unknownHead',
      'wrongStage',
    ]);
    expect((await school.apply(id)).counts).toMatchObject({ new: 2, written: 2 });
    const names = ['七(61)班', '七年级创新班'];
    expect(await heads(names)).toEqual([
      { name: '七(61)班', head: head!.name, posts: 1 },
      { name: '七年级创新班', head: null, posts: 0 },
    ]);
    const again = await school.upload('班级.xlsx', file, { kind: 'classes' });
    expect((await school.show(again.id)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
    expect((await undo(school, id)).shown).toMatchObject({ state: 'undone', counts: { kept: 0 } });
    expect(await heads(names)).toEqual([]);
    expect((await staff())[0]?.usercode).toBe(head!.usercode);
  });

  test('is exported as it is imported, with the heads', async () => {
    expect((await importedAgain(school, 'classes')).counts).toMatchObject({ new: 0, changed: 0, wrong: 0 });
  });
});

test('two thousand rows are checked, written and undone by jobs', async () => {
  const place = await countyName();
  const rows = Array.from({ length: 2000 }, (_, index) => [`G${index}`, `第${index}小学`, '', place, '小学']);
  const { id } = await city.upload('全市学校.xlsx', await workbook(ofSchools, rows), { kind: 'schools' });
  expect((await city.show(id)).counts).toMatchObject({ new: 2000, wrong: 0 });
  const { version } = await city.show(id);
  await city.call(api.applyImport, { id, version });
  expect((await city.settled(id)).counts.written).toBe(2000);
  expect((await undo(city, id)).shown.counts.kept).toBe(0);
  expect(await schoolsCoded('G%')).toEqual([]);
});

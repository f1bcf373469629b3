import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asSystem } from 'edutech/core/server/actor';
import { type Query, sql } from 'edutech/core/server/data/db';
import { readSheets } from 'edutech/core/server/sheets/read-sheet';
import { storedZip } from 'edutech/core/server/zip/stored-zip';
import { unpackedParts } from 'edutech/core/server/zip/unpacked-parts';
import * as api from '../../../../plugins/organisation/api/rosters';
import { csv, workbook } from '../../../support/rosters/roster-files';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { RosterDesk } from './rosters-desk';

let app: TestApp;
let county: RosterDesk;
beforeAll(async () => {
  app = await startApp({ works: true });
  county = new RosterDesk(app, 'countyadmin');
});
afterAll(() => app.close());

const home = () => ({ kind: 'students' as const, schoolId: app.world.schoolId });
const heading = ['学号', '姓名', '年级', '班级'];
const rows = [
  ['K001', '林一', '七年级', '1班'],
  ['K002', '林二', '七年级', '2班'],
];
const text = csv(heading, rows);
const archive = (files: Readonly<Record<string, string>>) =>
  storedZip(Object.entries(files).map(([name, content]) => ({ name, content: Buffer.from(content) })));

describe('a list of students is read', () => {
  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['as UTF-8 with a mark', 'a.csv', () => Buffer.from(`\ufeff${text}`)],
    ['as UTF-16 of a Windows machine', 'a.csv', () => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['as UTF-16 of the other order', 'a.csv', () => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['with semicolons, as Excel writes it in some countries', 'a.csv', () => Buffer.from(text.replaceAll(',', ';'))],
    ['with tabs, under another name', 'a.txt', () => Buffer.from(text.replaceAll(',', '\t'))],
    ['with lines that end as on an old Macintosh', 'a.csv', () => Buffer.from(text.replaceAll('\r\n', '\r'))],
    ['from a workbook that is called CSV', 'a.csv', () => workbook(heading, rows)],
    ['from CSV that is called a workbook', 'a.xlsx', () => Buffer.from(text)],
  ])('%s', async (_, name, content) => {
    const { id, status } = await county.upload(name, await content(), home());
    expect(status).toBe(200);
    expect(await county.show(id)).toMatchObject({ state: 'checked', fault: '', counts: { new: 2, wrong: 0 } });
  });

  test('with a title above, a heading that stands twice, wide digits and letters that cannot be seen', async () => {
    const odd = await workbook(
      ['云州市实验中学新生名册'],
      [
        ['学号', '姓名', '姓名', '年级', '班级', '出生日期', '家长电话'],
        ['Ｋ００３', '林\u200b三\u3000', '曾用名', '七 年级', '７（１）班', '41699', '１３９ ０００１ ０００１'],
      ],
    );
    const { id } = await county.upload('新生.xlsx', odd, home());
    const shown = await county.show(id);
    expect(shown.mapping).toEqual(['number', 'name', '', 'grade', 'class', 'birthDate', 'phone']);
    expect(await county.rows(id)).toMatchObject([{ line: 3, state: 'new', problems: [] }]);
    await county.apply(id);
    expect(
      await county.all(sql`
        select p.usercode, p.name, p.phone, p.birth_date::text as birthday, c.name as class from core.person p
        join core.class_member m on m.person_id = p.id and m.term_id = ${app.world.termId}
        join core.class c on c.id = m.class_id where p.usercode = 'K003'`),
    ).toEqual([{ usercode: 'K003', name: '林三', phone: '13900010001', birthday: '2014-03-01', class: '七(1)班' }]);
  });
});

describe('a OneRoster archive', () => {
  const users =
    'sourcedId,status,enabledUser,username,givenName,familyName,identifier,grades,primaryOrgSourcedId\r\nu1,active,true,,雷,李,K101,07,o1\r\n';
  const roles = 'sourcedId,userSourcedId,roleType,role,orgSourcedId\r\nr1,u1,primary,student,o1\r\n';
  const upload = async (files: Readonly<Record<string, string>>) => {
    const { id } = await county.upload('oneroster.zip', archive(files), home());
    return county.show(id);
  };

  test('without classes and orgs names the class that is missing, row by row', async () => {
    const shown = await upload({ 'manifest.csv': 'propertyName,value\r\n', 'users.csv': users, 'roles.csv': roles });
    expect(shown).toMatchObject({ state: 'checked', counts: { wrong: 1 } });
  });

  test('whose orgs are each other’s parents is read to its end', async () => {
    const orgs =
      'sourcedId,status,name,type,identifier,parentSourcedId\r\no1,active,云州市实验中学,school,101,o2\r\no2,active,一区,district,,o1\r\n';
    const classes =
      'sourcedId,status,title,grades,classCode,classType,schoolSourcedId\r\nc1,active,七(1)班,07,七(1)班,homeroom,o1\r\n';
    const enrollments = 'sourcedId,status,classSourcedId,userSourcedId,role\r\ne1,active,c1,u1,student\r\n';
    const shown = await upload({
      'users.csv': users,
      'roles.csv': roles,
      'orgs.csv': orgs,
      'classes.csv': classes,
      'enrollments.csv': enrollments,
    });
    expect(shown).toMatchObject({ state: 'checked', fault: '', counts: { new: 1, wrong: 0 } });
  });

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['a heading of another standard', { 'users.csv': 'id,name\r\n1,x\r\n' }, 'organisation.rosters.error.oneRoster'],
    ['nobody in it', { 'users.csv': users.split('\r\n')[0]! }, 'organisation.rosters.error.noRows'],
    ['quotes that never end', { 'users.csv': `${users}"u2,active` }, 'core.sheets.unreadable'],
  ])('with %s fails with a sentence', async (_, files, fault) => {
    expect(await upload(files)).toMatchObject({ state: 'failed', fault: county.say(fault) });
  });
});

describe('what is no list', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'core.sheets.encoding'],
    [
      'a workbook that breaks off',
      async () => (await workbook(heading, rows)).subarray(0, 900),
      'core.sheets.unreadable',
    ],
    ['an old workbook', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'core.sheets.oldWorkbook'],
    ['a heading without people', () => workbook(heading, []), 'organisation.rosters.error.noRows'],
    ['empty lines', () => Buffer.from('\r\n\r\n \r\n'), 'core.sheets.empty'],
  ])('%s fails with a sentence, and can be thrown away', async (_, content, fault) => {
    const { id } = await county.upload('名册.xlsx', await content(), home());
    expect(await county.show(id)).toMatchObject({ state: 'failed', fault: county.say(fault) });
    expect((await county.call(api.discardImport, { id })).status).toBe(200);
    expect((await county.call(api.showImport, { id })).status).toBe(404);
  });
});

describe('names that would run somewhere', () => {
  const formula = '=HYPERLINK("http://elsewhere.example")';

  test('are names: a formula is refused or written as text, a script stays text in what is given back', async () => {
    const odd = await workbook(heading, [
      ['K201', formula, '七年级', '1班'],
      ['K202', '<img src=x onerror=alert(1)>', '七年级', '1班'],
      ['K203', '@SUM(A1)', '七年级', '1班'],
    ]);
    const { id } = await county.upload('新生.xlsx', odd, home());
    await county.apply(id);
    for (const endpoint of [api.importResult, api.exportRoster] as const) {
      const input = endpoint === api.importResult ? { id } : home();
      const { data } = await county.call<{ address: string }>(endpoint, input);
      const path = join(await mkdtemp(join(tmpdir(), 'edutech-test-')), 'list.xlsx');
      await writeFile(path, await county.fetch(data.address));
      const raw = await rawTexts(path);
      const found = raw.filter((cell) => /HYPERLINK|@SUM/.test(cell));
      expect(found.length).toBeGreaterThan(0);
      for (const cell of found) expect(cell).toMatch(/^'/);
      const [sheet] = await readSheets(path);
      expect(sheet!.rows.flatMap(({ cells }) => cells)).toContain(formula);
    }
  });
});

/** Texts of a workbook as a spreadsheet would show them, with the guards of formulas. */
async function rawTexts(path: string): Promise<string[]> {
  const parts = unpackedParts(await readFile(path), (name) => /sharedStrings|sheet1/.test(name), 10_000_000);
  if (!Array.isArray(parts)) throw new Error(parts);
  const xml = parts.map(({ content }) => content.toString()).join('');
  return [...xml.matchAll(/<t\b[^>]*>([^<]*)<\/t>/g)].map(([, cell]) =>
    cell!.replaceAll('&apos;', "'").replaceAll('&#39;', "'"),
  );
}

test('a list of staff gives no post that its importer may not give one by one', async () => {
  const give = (query: Query) =>
    app.platform.services.database.write(asSystem('a test widens a post'), (db) => db.run(query));
  // principals hold more than a county’s administrator does
  await give(
    sql`insert into core.grant_default (grantee, code, actions) values ('principal', 'deployment_admin', '{}')`,
  );
  const staff = csv(
    ['工号', '姓名', '岗位'],
    [
      ['KS01', '王校长', '校长'],
      ['KS02', '李老师', '教师'],
    ],
  );
  const { id } = await county.upload('staff.csv', staff, { kind: 'staff', schoolId: app.world.schoolId });
  expect(await county.rows(id)).toMatchObject([
    { line: 2, state: 'wrong', problems: [{ kind: 'withheldPost', field: 'post', value: '校长' }] },
    { line: 3, state: 'new', problems: [] },
  ]);
  await give(sql`delete from core.grant_default where grantee = 'principal' and code = 'deployment_admin'`);
  const again = await county.upload('again.csv', staff, { kind: 'staff', schoolId: app.world.schoolId });
  expect(await county.show(again.id)).toMatchObject({ counts: { new: 2, wrong: 0 } });
  // what was allowed when it was checked is asked anew when it is written
  await give(
    sql`insert into core.grant_default (grantee, code, actions) values ('principal', 'deployment_admin', '{}')`,
  );
  expect(await county.apply(again.id)).toMatchObject({ counts: { written: 1, wrong: 1 } });
});

test('a list of staff rewrites nobody who has more rights over others than its importer', async () => {
  const list = (...people: readonly (readonly string[])[]) => csv(['工号', '姓名', '岗位', '登录账号'], people);
  const send = (desk: RosterDesk, ...people: readonly (readonly string[])[]) =>
    desk.upload('staff.csv', list(...people), { kind: 'staff', schoolId: app.world.schoolId });
  const isSaid = async () =>
    county.all<{ name: string; username: string }>(
      sql`select name, username from core.person where usercode in ('KR01', 'KR02') order by usercode`,
    );
  const first = await send(county, ['KR01', '赵主任', '教师', 'kr01'], ['KR02', '钱老师', '教师', 'kr02']);
  expect(await county.apply(first.id)).toMatchObject({ counts: { written: 2, wrong: 0 } });

  const changed = [
    ['KR01', '赵主任', '教师', 'locked.out'],
    ['KR02', '钱老师', '教师', 'kr02b'],
  ];
  const early = await send(county, ...changed);
  expect(await county.show(early.id)).toMatchObject({ counts: { changed: 2, wrong: 0 } });
  await app.platform.services.database.write(asSystem('a test gives somebody more rights'), (db) =>
    db.run(sql`
      insert into core.post_grant (post_id, code, withheld)
      select o.id, 'deployment_admin', false from core.post o join core.person p on p.id = o.person_id
      where p.usercode = 'KR01'`),
  );
  const late = await send(county, ...changed, ['KR03', '孙老师', '教师', 'kr03']);
  expect(await county.rows(late.id)).toMatchObject([
    { line: 2, state: 'wrong', problems: [{ kind: 'moreRights', field: 'number', value: 'KR01' }] },
    { line: 3, state: 'changed', problems: [] },
    { line: 4, state: 'new', problems: [] },
  ]);
  // a post more says nothing of who he is
  const post = await send(county, ['KR01', '', '教师、备课组长(数学)', '']);
  expect(await county.rows(post.id)).toMatchObject([{ state: 'changed', problems: [] }]);
  // what was allowed when it was checked is asked anew when it is written
  expect(await county.apply(early.id)).toMatchObject({ counts: { written: 1, wrong: 1 } });
  expect(await isSaid()).toEqual([
    { name: '赵主任', username: 'kr01' },
    { name: '钱老师', username: 'kr02b' },
  ]);
  const above = new RosterDesk(app, 'superadmin');
  const { id } = await send(above, changed[0]!);
  expect(await above.apply(id)).toMatchObject({ counts: { written: 1, wrong: 0 } });
  expect((await isSaid())[0]).toEqual({ name: '赵主任', username: 'locked.out' });
});

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { asSystem } from 'edutech/core/server/actor';
import { sql } from 'edutech/core/server/data/db';
import { Jobs } from 'edutech/core/server/jobs/jobs';
import { AccountCards } from 'edutech/plugins/organisation/kit/server/cards/account-cards';
import * as api from '../../../../plugins/organisation/api/rosters';
import { writeSheets } from 'edutech/core/server/sheets/write-sheet';
import { big5, csv, gb18030, workbook } from '../../../support/rosters/roster-files';
import { startApp, type TestApp } from '../../../support/servers/start-app';
import { RosterDesk } from './rosters-desk';

let app: TestApp;
let county: RosterDesk;
let city: RosterDesk;
beforeAll(async () => {
  app = await startApp({ works: true });
  county = new RosterDesk(app, 'countyadmin');
  city = new RosterDesk(app, 'cityadmin');
});
afterAll(() => app.close());

const heading = ['学号', '姓名', '年级', '班级', '座号', '性别', '出生日期', '家长电话'];
/** A place in the list of the class that nobody has. */
let freeSeat = 500;
const student = (number: string, name: string, more: Partial<Record<number, string>> = {}) => {
  const cells = [number, name, '七年级', '七(1)班', `${freeSeat++}`, '男', '2014-03-01', '13900010001'];
  for (const [column, cell] of Object.entries(more)) cells[Number(column)] = cell!;
  return cells;
};
const home = () => ({ kind: 'students' as const, schoolId: app.world.schoolId });
const people = (numbers: readonly string[]) =>
  county.all<{ usercode: string; name: string; passwordHash: string | null; classes: string }>(sql`
    select p.usercode, p.name, p.password_hash, coalesce(string_agg(c.name, ','), '') as classes
    from core.person p
    left join core.class_member m on m.person_id = p.id and m.term_id = ${app.world.termId}
    left join core.class c on c.school_id = m.school_id and c.id = m.class_id
    where p.usercode = any (${numbers}::text[]) group by p.id order by p.usercode`);

describe('an import', () => {
  test('takes in good rows, leaves wrong ones, and names row, column and value of what is wrong', async () => {
    const rows = [
      student('X001', '李一'),
      student('X002', '李二', { 3: '七(9)班' }),
      student('X003', '李三'),
      student('X001', '李一'),
    ];
    const { id } = await county.upload('新生.xlsx', await workbook(heading, rows), home());
    const shown = await county.show(id);
    expect(shown).toMatchObject({ state: 'checked', counts: { new: 2, wrong: 2 } });
    expect(shown.mapping).toEqual(['number', 'name', 'grade', 'class', 'seat', 'sex', 'birthDate', 'phone']);
    const wrong = await county.rows(id, { state: 'wrong' });
    expect(wrong.map(({ line, problems }) => [line, problems[0]])).toEqual([
      [3, { kind: 'unknownClass', field: 'class', value: '七(9)班', hint: '七年级' }],
      [5, { kind: 'numberTwice', field: 'number', value: 'X001', hint: '2' }],
    ]);
    expect((await county.apply(id)).counts).toMatchObject({ written: 2 });
    expect(await people(['X001', 'X002', 'X003'])).toEqual([
      { usercode: 'X001', name: '李一', passwordHash: null, classes: '七(1)班' },
      { usercode: 'X003', name: '李三', passwordHash: null, classes: '七(1)班' },
    ]);
    const result = await county.call<{ name: string }>(api.importResult, { id });
    expect(result.data.name).toBe('导入结果.xlsx');
  });

  test('reads CSV as Excel saves it in China, and a cell that is edited is checked again alone', async () => {
    const text = csv(
      ['学号', '姓名', '年级', '班级'],
      [
        ['G001', '赵龘', '七年级', '1班'],
        ['G002', '', '七年级', '1班'],
      ],
    );
    const { status, id } = await county.upload('新生.csv', gb18030(text), home());
    expect(status).toBe(200);
    const [bad] = await county.rows(id, { state: 'wrong' });
    expect(bad?.problems[0]?.kind).toBe('missingName');
    const edited = await county.call<{ rows: api.ImportRow[]; counts: { new: number } }>(api.editCell, {
      id,
      line: 3,
      column: 1,
      value: '钱多',
    });
    expect(edited.data.rows[0]).toMatchObject({ line: 3, state: 'new', problems: [] });
    expect(edited.data.counts.new).toBe(2);
  });

  test('reads CSV as Excel saves it in Taiwan, and names stay in traditional characters', async () => {
    const text = csv(
      ['學號', '姓名', '年級', '班級', '性別'],
      [
        ['T001', '陳國華', '七年級', '1班', '男'],
        ['T002', '蘇麗雲', '七年級', '七年級1班', '女'],
      ],
    );
    const { id } = await county.upload('新生.csv', big5(text), home());
    const rows = await county.rows(id, { state: 'new' });
    expect(rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
      ['T001', '陳國華'],
      ['T002', '蘇麗雲'],
    ]);
  });

  test('of a workbook with a sheet for each class is read whole, and what contradicts itself is told', async () => {
    const columns = ['学号', '姓名', '年级', '座号'].map((title) => ({ title }));
    const sheets = [
      {
        name: '七(1)班',
        columns,
        rows: [
          ['W0001', '卫一', '七年级', '601'],
          ['W0002', '卫二', '八年级', '602'],
        ],
      },
      {
        name: '七(2)班',
        columns,
        rows: [
          ['W0003', '卫三', '七年级', '601'],
          ['W 0004', '卫四', '七年级', '603'],
        ],
      },
      { name: '填写说明', columns: [{ title: '说明' }], rows: [['学号必填']] },
    ];
    const { id } = await county.upload('全年级.xlsx', await writeSheets(sheets), home());
    const shown = await county.show(id);
    expect(shown.heading).toEqual(['学号', '姓名', '年级', '座号', '班级', '工作表']);
    expect(shown.counts).toMatchObject({ new: 2, wrong: 2 });
    const wrong = await county.rows(id, { state: 'wrong' });
    expect(wrong.map(({ cells, problems }) => [cells[5], problems[0]?.kind])).toEqual([
      ['七(1)班 3', 'gradeDiffers'],
      ['七(2)班 3', 'blankInNumber'],
    ]);
    expect((await county.apply(id)).counts).toMatchObject({ written: 2 });
    expect((await people(['W0001', 'W0003'])).map(({ classes }) => classes)).toEqual(['七(1)班', '七(2)班']);
    const more = [
      student('W0005', '卫五', { 4: '601' }),
      student('W0006', '卫六', { 4: '604' }),
      student('W0007', '卫七', { 4: '604' }),
    ];
    const next = await county.upload('补报.xlsx', await workbook(heading, more), home());
    const taken = await county.rows(next.id, { state: 'wrong' });
    expect(taken.map(({ line, problems }) => [line, problems[0]])).toEqual([
      [2, { kind: 'seatTaken', field: 'seat', value: '601', hint: '卫一' }],
      [4, { kind: 'seatTaken', field: 'seat', value: '604', hint: '3' }],
    ]);
  });

  test('that is given up while it is written or undone says so, keeps what it wrote, and goes on when tried again', async () => {
    const { id } = await county.upload(
      '转入.xlsx',
      await workbook(heading, [student('Q001', '秦一'), student('Q002', '秦二')]),
      home(),
    );
    const { container, services } = app.platform;
    const given = (state: 'applying' | 'undoing', job: string) =>
      services.database.write(asSystem('a process died for the fifth time'), async (db) => {
        await db.run(sql`update organisation.roster_import set state = ${state} where id = ${id}`);
        await container.get(Jobs).add(db, `organisation.${job}.gaveUp`, { id });
      });
    const again = async (job: string, state: string) => {
      await services.database.write(asSystem('an administrator tries again'), (db) =>
        container.get(Jobs).add(db, `organisation.${job}`, { id }),
      );
      await vi.waitFor(async () => expect(await county.show(id)).toMatchObject({ state, fault: '' }), 20_000);
    };
    const stopped = { fault: expect.stringContaining('已停止') };

    // before its first row: it can be written, or thrown away
    await given('applying', 'applyRoster');
    expect(await county.settled(id)).toMatchObject({ ...stopped, state: 'checked', undoUntil: null });
    await again('applyRoster', 'applied');
    // after some: they can be undone
    await given('applying', 'applyRoster');
    expect(await county.settled(id)).toMatchObject({ ...stopped, state: 'applied', undoUntil: expect.any(String) });
    await again('applyRoster', 'applied');

    await given('undoing', 'undoRoster');
    expect(await county.settled(id)).toMatchObject({ ...stopped, state: 'applied' });
    await again('undoRoster', 'undone');
    expect((await people(['Q001', 'Q002'])).map(({ classes }) => classes)).toEqual([]);
  });

  test('of a text that calls itself a workbook says what the file is', async () => {
    const { id } = await county.upload('名单.xlsx', '请把名单发给我。\n谢谢。', home());
    const { state, fault } = await county.show(id);
    expect([state, fault]).toEqual(['failed', expect.stringContaining('普通文本')]);
  });

  test('is undone within a day, but not under the feet of somebody who has signed in', async () => {
    const rows = [student('U001', '孙一'), student('U002', '孙二')];
    const { id } = await county.upload('撤销.xlsx', await workbook(heading, rows), home());
    await county.apply(id);
    await useCardOf('U002');
    const outlook = await county.call<{ rows: number; standing: { kind: string; name: string }[] }>(api.undoOutlook, {
      id,
    });
    expect(outlook.data).toMatchObject({ rows: 2, standing: [{ kind: 'signedIn', name: '孙二' }] });
    const refused = await county.call(api.undoImport, { id, partly: false });
    expect(refused.status).toBe(409);
    expect(refused.envelope?.msg).toContain('孙二');
    expect((await county.call(api.undoImport, { id, partly: true })).status).toBe(200);
    const after = await county.settled(id);
    expect(after).toMatchObject({ state: 'undone', counts: { written: 0, kept: 1 } });
    expect((await people(['U001', 'U002'])).map(({ usercode }) => usercode)).toEqual(['U002']);
  });

  test('of what was exported changes nothing, for students and for staff', async () => {
    for (const kind of ['students', 'staff'] as const) {
      const exported = await county.call<{ address: string }>(api.exportRoster, { kind, schoolId: app.world.schoolId });
      const file = await county.fetch(exported.data.address);
      const { id } = await county.upload('导出.xlsx', file, { kind, schoolId: app.world.schoolId });
      const { counts } = await county.show(id);
      const odd = (await county.rows(id)).filter(({ state }) => state !== 'unchanged').slice(0, 3);
      expect(odd).toEqual([]);
      expect(counts.unchanged).toBeGreaterThan(20);
      expect(counts).toMatchObject({ new: 0, changed: 0, moved: 0, wrong: 0 });
    }
  });

  test('moves a student between schools of the city, keeps the earlier post, and gives him back', async () => {
    const [away] = await county.all<{ usercode: string; id: string; name: string }>(sql`
      select p.usercode, p.id, p.name from core.person p join core.post o on o.person_id = p.id
      where o.school_id = ${app.world.otherSchoolId} and o.role_type = 3 order by p.usercode limit 1`);
    const row = [away!.usercode, away!.name, '七年级', '七(2)班'];
    const columns = ['学号', '姓名', '年级', '班级'];
    const refused = await county.upload('转学.xlsx', await workbook(columns, [row]), home());
    expect((await county.rows(refused.id))[0]?.problems[0]?.kind).toBe('otherSchool');

    const before = await people([away!.usercode]);
    const both = await workbook([...columns, '学校'], [[...row, '云州市实验中学']]);
    const { id } = await city.upload('转学.xlsx', both, { kind: 'students' });
    expect((await city.show(id)).counts.moved).toBe(1);
    await city.apply(id);
    const posts = () =>
      county.all<{ schoolId: string; ended: boolean; isActive: boolean }>(sql`
        select school_id, ended_at is not null as ended, is_active from core.post
        where person_id = ${away!.id} order by ended_at nulls last`);
    expect(await posts()).toEqual([
      { schoolId: app.world.otherSchoolId, ended: true, isActive: false },
      { schoolId: app.world.schoolId, ended: false, isActive: true },
    ]);
    expect((await people([away!.usercode]))[0]?.classes).toBe('七(2)班');
    await city.call(api.undoImport, { id, partly: false });
    await city.settled(id);
    expect(await posts()).toEqual([{ schoolId: app.world.otherSchoolId, ended: false, isActive: true }]);
    expect(await people([away!.usercode])).toEqual(before);
  });

  test('says in one sentence what is wrong with a file that is no roster', async () => {
    const { id } = await county.upload('图片.xlsx', Buffer.from('PK\u0003\u0004 no workbook'), home());
    const shown = await county.show(id);
    expect(shown.state).toBe('failed');
    expect(shown.fault).toBe(county.say('core.sheets.unreadable'));
    const empty = await county.upload('空.xlsx', '', home());
    expect(empty.status).toBe(422);
  });

  test('is hidden from the administrator of another county', async () => {
    const songxi = { kind: 'students' as const, schoolId: app.world.otherSchoolId };
    const { id } = await city.upload('松溪.xlsx', await workbook(heading, [student('S001', '周一')]), songxi);
    expect((await county.call(api.showImport, { id })).status).toBe(404);
    const other = await county.upload('别校.xlsx', await workbook(heading, []), songxi);
    expect(other.status).toBe(403);
  });

  test('leaves audit records of upload, wish and writing', async () => {
    const acts = await county.all<{ act: string }>(
      sql`select distinct act from core.audit_record where act like 'roster.%' order by act`,
    );
    expect(acts.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['roster.apply', 'roster.import', 'roster.undo', 'roster.undoAsked', 'roster.upload']),
    );
  });
});

/** Somebody signs in with a card: from then on the account is in use. */
async function useCardOf(usercode: string) {
  const cards = app.platform.container.get(AccountCards);
  const [person] = await county.all<{ id: string }>(sql`select id from core.person where usercode = ${usercode}`);
  await app.platform.services.database.write(asSystem('a test shows a card'), async (db) => {
    const secret = (await cards.issue(db, [person!.id], new Date())).get(person!.id)!;
    const card = await cards.find(db, secret);
    await cards.used(db, card!.cardId, new Date());
  });
}

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cellText, guardFormula } from './reading/cell-text';
import { readSheets } from './read-sheet';
import { writeSheets } from './write-sheet';

async function saved(bytes: Uint8Array | string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'edutech-test-')), 'list');
  await writeFile(path, bytes);
  return path;
}

const gbk = Uint8Array.from([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xb0, 0xe0, 0xbc, 0xb6, 0x0a, 0xcd, 0xf5, 0x2c, 0x31]);

test('a workbook that was written is read as it was, row by row, and long numbers keep every digit', async () => {
  const columns = [{ title: '姓名' }, { title: '学号' }];
  const rows = [
    ['王小明', '20260110012345678'],
    ['', null],
    ['=1+1', '007'],
  ];
  const bytes = await writeSheets([{ name: '学生', columns, rows }]);
  const [sheet] = await readSheets(await saved(bytes));
  expect(sheet).toEqual({
    name: '学生',
    rows: [
      { number: 1, cells: ['姓名', '学号'] },
      { number: 2, cells: ['王小明', '20260110012345678'] },
      { number: 4, cells: ['=1+1', '007'] },
    ],
  });
});

test('a CSV file is read in GBK, in UTF-8 with a mark, and with tabs', async () => {
  const cells = [
    ['姓名', '班级'],
    ['王', '1'],
  ];
  for (const bytes of [gbk, '\ufeff姓名,班级\r\n王,1', '姓名\t班级\n王\t1\n']) {
    const [sheet] = await readSheets(await saved(bytes));
    expect(sheet?.rows.map((row) => row.cells)).toEqual(cells);
  }
});

test('quoted cells keep their commas and lines, and empty lines keep their numbers', async () => {
  const [sheet] = await readSheets(await saved('a,b\n\n"x,1","two\nlines"\n'));
  expect(sheet?.rows).toEqual([
    { number: 1, cells: ['a', 'b'] },
    { number: 3, cells: ['x,1', 'two\nlines'] },
  ]);
});

test('what cannot be read is refused with a sentence', async () => {
  const refusals: [Uint8Array | string, string][] = [
    [Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'core.sheets.oldWorkbook'],
    [Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]), 'core.sheets.unreadable'],
    [Uint8Array.from([0x61, 0xff, 0xff, 0x20]), 'core.sheets.encoding'],
    [Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'core.sheets.encoding'],
    ['\n\n', 'core.sheets.empty'],
  ];
  for (const [bytes, key] of refusals) await expect(readSheets(await saved(bytes))).rejects.toMatchObject({ key });
});

test('a file that calls itself a workbook and is none says what it is, unless it is a list all the same', async () => {
  const named = async (text: string) => readSheets(await saved(text), '名单.xlsx');
  await expect(named('说明：请把名单发给我，谢谢。\n明天见，再见。')).rejects.toMatchObject({
    key: 'core.sheets.plainText',
    params: { name: '名单.xlsx' },
  });
  await expect(named('hello, world')).rejects.toMatchObject({ key: 'core.sheets.plainText' });
  await expect(named('<html><table><tr><td>学号</td></tr></table></html>')).rejects.toMatchObject({
    key: 'core.sheets.webPage',
  });
  expect((await named('学号,姓名\n1,王'))[0]!.rows).toHaveLength(2);
});

test('a quoted text in a formula is that text: so lists keep the zeros of numbers', async () => {
  expect(cellText('="0012"')).toBe('0012');
  expect(cellText('="a ""b"" c"')).toBe('a "b" c');
  expect(cellText('=SUM("1")')).toBe('=SUM("1")');
  const [sheet] = await readSheets(await saved('学号,姓名\n="0012",王\n'));
  expect(sheet!.rows[1]!.cells).toEqual(['0012', '王']);
});

test('cells are cleaned of what cannot be seen', () => {
  expect(cellText(' \u3000王\u200b小明\u3000')).toBe('王小明');
  expect(cellText('王\u0000小\u0007明\ud800')).toBe('王小明\ufffd');
  expect(cellText(new Date('2026-09-01T00:00:00Z'))).toBe('2026-09-01');
  expect(cellText(null)).toBe('');
});

test('text that looks like a formula is guarded, phone numbers are not, and reading takes the guard away', () => {
  for (const text of ['=HYPERLINK("x")', '@SUM(1)', '+cmd|calc', "'=1", '-2+3x']) {
    expect(guardFormula(text)).toBe(`'${text}`);
    expect(cellText(guardFormula(text))).toBe(text);
  }
  for (const text of ['+86 138 0000 0000', '-12', '王小明', "'quoted'"]) {
    expect(guardFormula(text)).toBe(text);
    expect(cellText(text)).toBe(text);
  }
});

import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { storedZip } from '../../zip/stored-zip';
import { readSheets } from '../read-sheet';

const office = 'http://schemas.openxmlformats.org';
const main = `xmlns="${office}/spreadsheetml/2006/main"`;
const relationships = (...kinds: readonly [kind: string, target: string][]) =>
  `<Relationships xmlns="${office}/package/2006/relationships">${kinds
    .map(
      ([kind, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${office}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** The parts of a workbook whose only sheet is written out; style 1 is a day. */
const partsWith = (rows: string, more = '') => ({
  '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="名册" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationships(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
  'xl/styles.xml': `<styleSheet ${main}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${rows}</sheetData>${more}</worksheet>`,
});
const zipOf = (parts: Readonly<Record<string, string | Buffer>>) =>
  storedZip(Object.entries(parts).map(([name, content]) => ({ name, content: Buffer.from(content as string) })));

async function read(bytes: Buffer) {
  const path = join(await mkdtemp(join(tmpdir(), 'edutech-test-')), 'list');
  await writeFile(path, bytes);
  return readSheets(path);
}
const rowsOf = async (parts: Readonly<Record<string, string | Buffer>>) => (await read(zipOf(parts)))[0]!.rows;
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const heading = `<row r="1">${cell('A1', '姓名')}${cell('B1', '生日')}</row>`;

describe('a workbook as schools keep it', () => {
  test('gives what its formulas last gave, days as days, and an empty cell where a formula failed', async () => {
    const rows = `${heading}<row r="2"><c r="A2" t="str"><f>"王"&amp;"小明"</f><v>王小明</v></c><c r="B2" s="1"><v>42000</v></c><c r="C2"><f>1+1</f><v>2</v></c><c r="D2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="E2"><f>NOW()</f></c></row>`;
    expect(await rowsOf(partsWith(rows))).toEqual([
      { number: 1, cells: ['姓名', '生日', ''] },
      { number: 2, cells: ['王小明', '2014-12-27', '2'] },
    ]);
  });

  test('has merged headings, macros, pictures and formats down to the last row, and nothing of it matters', async () => {
    const rows = `${heading}<row r="2">${cell('A2', '王')}</row><row r="1048576" ht="20"><c r="A1048576" s="1"/><c r="XFD1048576" s="1"/></row>`;
    const parts = {
      ...partsWith(rows, '<mergeCells count="1"><mergeCell ref="A1:B1"/></mergeCells>'),
      'xl/vbaProject.bin': Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
      'xl/media/image1.png': Buffer.alloc(1000),
    };
    expect((await rowsOf(parts)).map(({ cells }) => cells[0])).toEqual(['姓名', '王']);
  });

  test('says in each row what a tall cell says for all of them, and repeats no wide one', async () => {
    const merged =
      '<mergeCells count="3"><mergeCell ref="A1:B1"/><mergeCell ref="A3:A5"/><mergeCell ref="B4:C4"/></mergeCells>';
    const rows = `<row r="1">${cell('A1', '名册')}</row><row r="2">${cell('A2', '班级')}${cell('B2', '姓名')}</row><row r="3">${cell('A3', '1班')}${cell('B3', '王')}</row><row r="4"><c r="A4"/>${cell('B4', '李')}</row><row r="6">${cell('B6', '林')}</row>`;
    expect(await rowsOf(partsWith(rows, merged))).toEqual([
      { number: 1, cells: ['名册', ''] },
      { number: 2, cells: ['班级', '姓名'] },
      { number: 3, cells: ['1班', '王'] },
      { number: 4, cells: ['1班', '李'] },
      { number: 6, cells: ['', '林'] },
    ]);
  });

  test('may have more columns than anybody reads', async () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const names = ['', ...letters].flatMap((first) => letters.map((second) => first + second));
    const rows = `<row r="1">${names.map((name) => cell(`${name}1`, name)).join('')}</row>`;
    const [row] = await rowsOf(partsWith(rows));
    expect(row!.cells).toHaveLength(200);
    expect(row!.cells[199]).toBe('GR');
  });
});

describe('a workbook that would take all memory', () => {
  test.each([
    ['one cell at the far end of the sheet', `<row r="1048576">${cell('XFD1048576', 'x')}</row>`, 'tooLarge'],
    ['a cell that stands elsewhere than its row', `<row r="1048576">${cell('XFD1', 'x')}</row>`, 'tooLarge'],
    ['a row far behind the last', '<row r="99999999"/>', 'unreadable'],
    ['a cell far behind the last', `<row>${cell('ZZZZZ1', 'x')}</row>`, 'unreadable'],
    ['a cell that says twice where it stands', '<row r="1"><c r="A1" r="XFD1048576"><v>1</v></c></row>', 'unreadable'],
    ['a cell that says it in riddles', '<row r="1"><c r="&#88;FD1048576"><v>1</v></c></row>', 'unreadable'],
    ['a row that says it in riddles', '<row r="1e7"/>', 'unreadable'],
    ['many rows, each of them wide', `<row r="100000">${cell('XFD100000', 'x')}</row>`, 'tooLarge'],
  ])('is refused for %s', async (_, rows, key) => {
    await expect(read(zipOf(partsWith(rows)))).rejects.toMatchObject({ key: `core.sheets.${key}` });
  });

  test('is refused for many sheets that are large together', async () => {
    const one = partsWith(`<row r="99999">${cell('GA99999', 'x')}</row>`);
    const sheet = one['xl/worksheets/sheet1.xml'];
    const parts = { ...one, 'xl/worksheets/sheet2.xml': sheet, 'xl/worksheets/sheet3.xml': sheet };
    await expect(read(zipOf(parts))).rejects.toMatchObject({ key: 'core.sheets.tooLarge' });
  });
});

describe('what only looks like a workbook', () => {
  const parts = partsWith(heading);
  const without = (name: keyof typeof parts) =>
    Object.fromEntries(Object.entries(parts).filter(([part]) => part !== name));

  test.each([
    ['no sheet', without('xl/worksheets/sheet1.xml')],
    ['no workbook', without('xl/workbook.xml')],
    ['a sheet that breaks off', { ...parts, 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row' }],
    ['another archive', { 'word/document.xml': '<document/>' }],
  ])('is refused with a sentence: %s', async (_, odd) => {
    await expect(read(zipOf(odd))).rejects.toMatchObject({ key: 'core.sheets.unreadable' });
  });

  test('and one with a password says that it has one', async () => {
    const container = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    const locked = Buffer.concat([container, Buffer.alloc(504), Buffer.from('EncryptedPackage', 'utf16le')]);
    await expect(read(locked)).rejects.toMatchObject({ key: 'core.sheets.locked' });
    await expect(read(container)).rejects.toMatchObject({ key: 'core.sheets.oldWorkbook' });
  });

  test('an OpenDocument sheet is named as what it is', async () => {
    const kind = 'application/vnd.oasis.opendocument.spreadsheet';
    const ods = storedZip([
      { name: 'mimetype', content: Buffer.from(kind) },
      { name: 'content.xml', content: Buffer.from('<office:document-content/>') },
    ]);
    await expect(read(ods)).rejects.toMatchObject({ key: 'core.sheets.openDocument' });
  });

  test('entities of its own are not followed', async () => {
    const bomb = `<!DOCTYPE l [<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;">]>${parts['xl/worksheets/sheet1.xml']}`;
    const [row] = await rowsOf({ ...parts, 'xl/worksheets/sheet1.xml': bomb.replace('姓名', '&b;') });
    expect(row!.cells[0]).toBe('&b;');
  });
});

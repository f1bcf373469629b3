import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { storedZip } from 'edutech/core/server/zip/stored-zip';
import { unpackedParts } from 'edutech/core/server/zip/unpacked-parts';
import { withoutOutsideFormulas } from './outside-formulas';

const name = 'xl/worksheets/sheet1.xml';
const sheet = (cells: string) => `<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`;

async function stripped(content: Buffer | string): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'edutech-sheet-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'book.xlsx');
  const other = { name: 'xl/sharedStrings.xml', content: Buffer.from('<sst>CELL(</sst>') };
  await writeFile(path, storedZip([{ name, content: Buffer.from(content) }, other]));
  const bytes = await withoutOutsideFormulas(path);
  const parts = bytes && unpackedParts(bytes, () => true, 100_000_000);
  if (typeof parts === 'string') throw new Error(parts);
  if (parts) expect(parts.find((part) => part.name === other.name)?.content).toEqual(other.content);
  return parts && parts.find((part) => part.name === name)!.content.toString('utf8');
}

test.each([
  ['the path', '<f>CELL("filename",A1)</f>'],
  ['the path, in lower case and with a space', '<f>LEFT(cell ("filename"),9)</f>'],
  ['the system', '<f>INFO("osversion")</f>'],
  ['an address', '<f>_xlfn.WEBSERVICE("http://stranger.example")</f>'],
  ['a file', '<f>HYPERLINK("file:///etc/passwd","x")</f>'],
  ['a name that is written by numbers', '<f>&#67;ELL("filename")</f>'],
  ['a name that a comment cuts', '<f>CE<!-- x -->LL("filename")</f>'],
  ['a name in CDATA', '<f><![CDATA[CELL("filename")]]></f>'],
  ['a prefix and attributes', '<x:f t="array" ref="A1:A2">CELL("filename")</x:f>'],
])('a formula that tells %s is left out, its value stays', async (_what, formula) => {
  const cells = (text: string) => sheet(`<c r="A1" t="str">${text}<v>姓名</v></c><c r="B1"><f>SUM(C1)</f><v>3</v></c>`);
  expect(await stripped(cells(formula))).toBe(cells(''));
});

test('a formula that lies across pieces is left out, and all around it stays', async () => {
  const many = '<c r="A2"><f>SUM(B2)</f><v>1</v></c><c r="B2"><f t="shared" si="0"/><v>2</v></c>'.repeat(5000);
  for (let shift = 0; shift < 40; shift += 7) {
    const around = (text: string) => sheet(`${many}${'x'.repeat(shift)}<c>${text}</c>${many}<c>${text}</c>`);
    expect(await stripped(around('<f>CELL("filename")</f>'))).toBe(around(''));
  }
});

test.each([
  ['sums', sheet('<c><f>SUM(A1:A9)</f></c><c><f t="shared" si="0"/></c><c><v>CELL("filename")</v></c>')],
  ['a function with a similar name', sheet('<c><f>MYCELL(1)+INFORMATION(2)&amp;"&lt;"</f></c>')],
])('a workbook with %s stays as it is', async (_what, content) => {
  expect(await stripped(content)).toBeNull();
});

test.each([
  ['in another encoding', Buffer.from(`\uFEFF${sheet('<c><f>CELL("filename")</f></c>')}`, 'utf16le')],
  ['that defines signs of its own', `<!DOCTYPE x [<!ENTITY c "CELL">]>${sheet('<c><f>&c;("filename")</f></c>')}`],
  ['whose formula does not end', sheet(`<c><f>CELL(<!-- ${'x'.repeat(200_000)} -->"filename")</f></c>`)],
])('a sheet %s is refused', async (_what, content) => {
  await expect(stripped(content)).rejects.toMatchObject({ fault: 'damaged' });
});
